#!/usr/bin/env bash
# How long LeakSanitizer takes on the heaps that `retain-graph-walk` is measured with.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

program=$(mktemp)
trap 'rm -f "$program"' EXIT
clang -O2 -fsanitize=leak heap.c -o "$program"
for objects in 10000 100000 1000000; do
  "$program" "$objects"
done
