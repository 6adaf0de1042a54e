#!/usr/bin/env bash
# Disables the code that keeps some of UIKit's rules, and sees whether their tests notice:
#
#   Scripts/mutate.sh [COUNT] [SEED]     that many rules, chosen at random (Scripts/statements/README.md)
#   Scripts/mutate.sh --under FOLDER     those of the files under a folder
#   Scripts/mutate.sh --new              those of code that the table does not have yet
#   Scripts/mutate.sh --all              all of them
#   Scripts/mutate.sh --missing          no rules: each kind of missing name forgets to report in turn
#   Scripts/mutate.sh --lint             no rules of UIKit's: each condition of a lint rule is disabled in turn
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
if [[ "${1:-}" == --missing ]]; then
  exec python3 -B -c 'import sys; from missing_names.mutants import main; sys.exit(main())'
fi
if [[ "${1:-}" == --lint ]]; then
  exec python3 -B -c 'import sys; from lint_mutants.command import main; sys.exit(main())'
fi
exec python3 -B -c 'import sys; from statements.mutate import main; sys.exit(main())' "$@"
