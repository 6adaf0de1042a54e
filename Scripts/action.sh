#!/usr/bin/env bash
# The steps of the GitHub action (action.yml). They run anywhere:
#
#   Scripts/action.sh setup      prints the folder of the installation and the key of its cache
#   Scripts/action.sh install    installs storyline there, unless it is there
#   Scripts/action.sh run        runs the checks, and writes their reports
#
# The inputs of the action are the variables INPUT_…, the folder is STORYLINE_FOLDER.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Outputs go into a file of GitHub's, and elsewhere to the terminal.
output() {
  printf '%s=%s\n' "$1" "$2" >>"${GITHUB_OUTPUT:-/dev/stdout}"
}

fail() {
  printf '::error title=Storyline::%s\n' "$1"
  exit 1
}

# The program and everything it has built stay together: SwiftPM's builds know their own paths.
folder=${STORYLINE_FOLDER:-${HOME}/.storyline-action}
program=$folder/bin/storyline
export STORYLINE_CACHE=$folder/cache

# A cache fits the sources that it was built from, and the compiler that built it.
setup() {
  local sources compiler
  command -v swift >/dev/null || fail \
    'There is no Swift on this runner. Run the job in a container: container: swift:6.3-bookworm'
  sources=$(cd "$root" && find Package.swift Sources Tools -type f -not -path '*/.build/*' -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-16)
  compiler=$(swift --version 2>&1 | sha256sum | cut -c 1-16)
  output folder "$folder"
  output key "storyline-$(uname -s)-$(uname -m)-$compiler-$sources"
}

install() {
  if [ -x "$program" ]; then return; fi
  "$root/Scripts/install.sh" --prefix "$folder"
}

# Rows of the summary, and the status of the step.
summary=''
status=0

# report NAME STATUS: what the statuses of storyline mean.
report() {
  local result
  case $2 in
    0) result='passed' ;;
    2) if [ "$1" = test ] || [ "$1" = leaks ]; then
      result='passed, some not judged'
      if [ "${INPUT_ALLOW_NOT_JUDGED:-true}" != true ]; then status=1; fi
    else
      result='could not run' status=1
    fi ;;
    *) result='**failed**' status=1 ;;
  esac
  summary+="| $1 | $result |"$'\n'
}

# check NAME COMMAND…: runs one check in a group of the log.
check() {
  local name=$1 code=0
  shift
  printf '::group::storyline %s\n' "$name"
  "$@" || code=$?
  printf '::endgroup::\n'
  report "$name" "$code"
}

lint() { "$program" lint --format github "${lint_arguments[@]}" "$path"; }

# One more run for the file: the findings are kept, and it takes seconds.
lint_file() {
  "$program" lint --format sarif --output "$results/lint.sarif" "${lint_arguments[@]}" "$path" \
    >/dev/null 2>&1 || true
}

tests() { "$program" test --github --junit "$results/tests.xml" "${arguments[@]}" "$path"; }

leaks() {
  "$program" leaks --steps "${INPUT_LEAKS_STEPS:-200}" "${arguments[@]}" "$path" |
    tee "$results/leaks.txt"
}

map() {
  "$program" map check --format markdown --output "$results" "${arguments[@]}" \
    "${map_arguments[@]}" "$path" | tee "$results/map.md"
}

run() {
  local path=${INPUT_PATH:-.} arguments lint_arguments map_arguments
  local results=${STORYLINE_RESULTS:-${RUNNER_TEMP:-/tmp}/storyline-results} name
  [ -e "$path" ] || fail "$path is not there: check out the repository first, and name the app in path"
  # Words, as a shell would separate them; nothing in them is run.
  read -r -d '' -a arguments <<<"${INPUT_ARGUMENTS:-}" || true
  read -r -d '' -a lint_arguments <<<"${INPUT_LINT_ARGUMENTS:-}" || true
  read -r -d '' -a map_arguments <<<"${INPUT_MAP_ARGUMENTS:-}" || true
  rm -rf "$results"
  mkdir -p "$results"
  output results "$results"
  for name in ${INPUT_CHECKS:-lint test}; do
    case $name in
      lint) check lint lint && lint_file ;;
      test) check test tests ;;
      leaks) check leaks leaks ;;
      map) check map map ;;
      *) fail "$name is no check: lint, test, leaks and map are" ;;
    esac
  done
  {
    printf '### Storyline\n\n| Check | Result |\n|---|---|\n%s\n' "$summary"
    if [ -s "$results/map.md" ]; then cat "$results/map.md"; fi
  } >>"${GITHUB_STEP_SUMMARY:-/dev/stdout}"
  exit "$status"
}

case ${1:-} in
  setup | install | run) "$1" ;;
  *) sed -n '2,/^set /s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" && exit 2 ;;
esac
