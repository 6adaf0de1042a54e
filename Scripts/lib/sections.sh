# shellcheck shell=bash
# Sections of a check: each has a heading and a time; one that fails does not hide the next.
#
#   section "Lint" lint_sources      runs a command or function under a heading
#   skip "Browser" "why"             says that something is not checked
#   finish                           prints what took how long, and what failed; fails when a section failed

# With STORYLINE_REQUIRE_ALL=1 (.ci/run) a skipped section counts as a failed one.
require_all=${STORYLINE_REQUIRE_ALL:-0}
section_results=()
section_failures=0
section_findings=()
section_log=$(mktemp)
trap 'rm -f "$section_log"' EXIT

# A log of an hour says what failed long before its end, so it is kept to be said again. A terminal
# stays one for what runs in it.
kept() {
  if [ -t 1 ]; then "$@"; else "$@" 2>&1 | tee "$section_log"; fi
}

# The lines that say what failed: Swift Testing's, the compiler's, pytest's, and of a process that ended.
say_findings() {
  grep -aE '✘ Test .* (failed|recorded an issue)|error: |^(FAILED|ERROR) |Fatal error|unexpected signal' \
    "$section_log" | grep -avE '^(>|E) ' | awk '!said[$0]++' | head -40 || true
}

section() {
  local title=$1 start=$SECONDS status=0
  shift
  printf '\n==> %s\n' "$title"
  # A subshell of its own keeps `set -e` alive in a function that is called in a condition.
  set +e
  (
    set -euo pipefail
    kept "$@"
  )
  status=$?
  set -e
  local word=ok
  if [ "$status" -ne 0 ]; then
    word="FAILED ($status)"
    section_failures=$((section_failures + 1))
    section_findings+=("$(printf '%s:\n' "$title"; say_findings)")
  fi
  section_results+=("$(printf '%5ds  %-12s %s' "$((SECONDS - start))" "$word" "$title")")
  printf -- '--- %s: %s, %d s\n' "$title" "$word" "$((SECONDS - start))"
}

skip() {
  printf '\n==> %s\nSKIPPED: %s\n' "$1" "$2"
  section_results+=("$(printf '%6s  %-12s %s (%s)' - SKIPPED "$1" "$2")")
  if [ "$require_all" = 1 ]; then
    section_failures=$((section_failures + 1))
  fi
}

finish() {
  printf '\n==> Sections\n'
  printf '%s\n' "${section_results[@]}"
  if [ "$section_failures" -ne 0 ]; then
    printf '\nNot everything is right: see the sections above. In short:\n'
    printf '%s\n' "${section_findings[@]}"
    return 1
  fi
}
