#!/usr/bin/env bash
# Runs all tests: those of the package, of the packages nested in it, and of the page in a browser.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=Scripts/lib/sections.sh
source Scripts/lib/sections.sh

test_nested_package() {
  # `swift test` is an error in a package without tests.
  if [ -d "$1/Tests" ]; then
    swift test --package-path "$1"
  else
    swift build --package-path "$1"
  fi
}

# Tests run on the main thread, one after the other. The monkeys take longer than all others: two processes
# share them.
test_examples() {
  local log status=0
  local run=(swift test --skip-build --ignore-lock --package-path Examples)
  swift build --build-tests --package-path Examples
  log=$(mktemp)
  STORYLINE_MONKEY_PART=1/2 "${run[@]}" --filter '^MonkeyTests\.' >"$log" 2>&1 &
  STORYLINE_MONKEY_PART=2/2 "${run[@]}" || status=$?
  wait "$!" || status=$?
  cat "$log"
  rm -f "$log"
  return "$status"
}

# What `Examples/News` and `Tools/SQLiteStandIn` are built with, beside Swift.
has_sqlite() { printf '#include <sqlite3.h>\n' | clang -fsyntax-only -x c - 2>/dev/null; }

# The Python that has what the browser test needs: our own environment's, else the system's.
browser_python() {
  local python
  for python in "${STORYLINE_PYTHON:-}" .venv/bin/python3 python3; do
    if [ -n "$python" ] && "$python" -c 'import playwright, pytest' 2>/dev/null; then
      printf '%s\n' "$python"
      return
    fi
  done
}

find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" 2>/dev/null; then
      return
    fi
  done
}

test_in_browser() {
  CHROMIUM=$2 "$1" -B -m pytest -p no:cacheprovider Tests/Browser
}

section "Tests of the package" swift test
mapfile -t packages < <(nested_packages)
for package in "${packages[@]}"; do
  if [[ $package = Examples/News || $package = Tools/SQLiteStandIn ]] && ! has_sqlite; then
    skip "Package $package" "no sqlite3.h found: install libsqlite3-dev"
  elif [ "$package" = Examples ]; then
    section "Package $package" test_examples
  else
    section "Package $package" test_nested_package "$package"
  fi
done

if [ -d Tests/Browser ]; then
  title="The page in a browser"
  python=$(browser_python)
  chromium=$(find_chromium || true)
  if [ -z "$chromium" ]; then
    skip "$title" "no Chromium found: install chromium and fonts-liberation, or set CHROMIUM"
  elif [ -z "$python" ]; then
    skip "$title" "no Python with pytest and playwright found: run .ci/run, or see CONTRIBUTING.md"
  else
    section "$title" test_in_browser "$python" "$chromium"
  fi
fi

finish
