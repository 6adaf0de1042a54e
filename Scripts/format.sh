#!/usr/bin/env bash
# Formats all Swift sources as Scripts/check.sh wants them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

git ls-files -z --cached --others --exclude-standard --deduplicate -- '*.swift' |
  while IFS= read -r -d '' file; do
    if [ -f "$file" ]; then printf '%s\0' "$file"; fi
  done |
  xargs -0 swift format format --in-place --parallel
