#!/usr/bin/env bash
# Builds all packages of this repository as one, and runs their tests on all cores:
#
#   Scripts/test.sh              all tests
#   Scripts/test.sh quick        those of the targets that have changed since the last commit
#   Scripts/test.sh NAME…        some suites, test targets or files of Tests/Browser
#   Scripts/test.sh --help       the options (Scripts/testing/README.md says more)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
exec python3 -B -c 'import sys; from testing.command import main; sys.exit(main())' "$@"
