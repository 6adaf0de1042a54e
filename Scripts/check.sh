#!/usr/bin/env bash
# Does all that a change must pass: what is quick to tell first, then the tests.
#
#   Scripts/check.sh           everything
#   Scripts/check.sh --quick   in a minute, without the build and the tests: what reads a build takes the last one
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
case "${1:-}" in
  "") quick=0 ;;
  --quick) quick=1 ;;
  *)
    sed -n '3,5s/^# *//p' "$0" >&2
    exit 64
    ;;
esac
# shellcheck source=Scripts/lib/sections.sh
source Scripts/lib/sections.sh

nothing_built_is_tracked() {
  local tracked
  tracked=$(git ls-files | grep -E '(^|/)(\.build/|\.venv/|Package\.resolved$|__pycache__/)|\.o$' || true)
  if [ -n "$tracked" ]; then
    printf 'Tracked, but made by a build:\n%s\n' "$tracked"
    return 1
  fi
}

# Files that are new and not yet added count as well.
files() {
  git ls-files -z --cached --others --exclude-standard --deduplicate -- "$@" |
    while IFS= read -r -d '' file; do
      if [ -f "$file" ]; then printf '%s\0' "$file"; fi
    done
}

lint_sources() {
  files '*.swift' | xargs -0 swift format lint --strict --parallel
}

lint_scripts() {
  files '*.sh' .ci/run | xargs -0 shellcheck --external-sources
}

test_scripts() {
  cd Scripts
  local package
  for package in api_diff apple_check documentation lint_mutants missing_names old_names one_build releasing rule_comments statements testing words_check; do
    python3 -B -m unittest discover -s "$package/tests" -t .
  done
}

# Everything that the sections below and the tests need. SwiftPM prints "Build complete!" even when it
# found an undeclared import; its exit status is what counts.
build_everything() {
  Scripts/build --build-tests --explicit-target-dependency-import-check error
}

# `.ci/run` installs the browser meanwhile, and holds a lock until it is there.
test_everything() {
  if [ -n "${STORYLINE_INSTALLING:-}" ]; then flock "$STORYLINE_INSTALLING" cat "$STORYLINE_INSTALLING.txt"; fi
  Scripts/test.sh --no-build --optimized
}

section "Nothing built is tracked" nothing_built_is_tracked
section "Format of the sources" lint_sources
if command -v shellcheck >/dev/null; then
  section "Shell scripts" lint_scripts
else
  skip "Shell scripts" "shellcheck is not installed"
fi
section "Tests of the scripts" test_scripts
section "Doc comments begin with verbs and nouns" Scripts/words-check
section "Comments have the texts of the rules that they cite" Scripts/rule-comments
if [ "$quick" = 0 ]; then section "Everything is built, and imports of targets are declared" build_everything; fi
section "The fuzzers compile" Scripts/fuzz --check
if Scripts/apple-check --has-sdk; then
  section "Sources compile for iOS" Scripts/apple-check
else
  # Not a failure on machines that cannot have an SDK.
  require_all=0 skip "Sources compile for iOS" "STORYLINE_IOS_SDK names no SDK of iOS"
fi
section "Public symbols are Apple's" Scripts/api-diff --no-build
section "The table of what apps use is up to date" Scripts/api-usage --check --no-build
section "Names that the stage lacks are up to date" Scripts/missing-names --check --no-build
section "What the documentation shows is compiled" Scripts/documentation-check snippets
section "Commands that the documentation shows are there" Scripts/documentation-commands
section "Complaints have tests" Scripts/documentation-check complaints
section "Links lead somewhere" Scripts/documentation-check links
section "Wrong calls do not compile" Scripts/documentation-check wrong-calls --no-build
section "The documentation converts" Scripts/documentation-check docc --no-build
section "The table of what is kept is up to date" Scripts/parity --check
if [ "$quick" = 0 ]; then section "All tests, and the library with optimization" test_everything; fi

finish
