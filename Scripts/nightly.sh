#!/usr/bin/env bash
# What is too slow for every change: long random walks, fuzzing, mutants, the tests under sanitizers,
# and the benchmarks.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=Scripts/lib/sections.sh
source Scripts/lib/sections.sh

# Each sanitizer has its own build, so that neither throws away the other's or the plain one.
test_with_sanitizer() {
  swift test --sanitize="$1" --scratch-path ".build/sanitize-$1" "${@:2}"
}

# A hundred times as many walks as in every run of the tests, all of them other ones but the first.
walk_far() {
  STORYLINE_WALKS=${STORYLINE_WALKS:-1000} Scripts/test.sh UIKitConformanceTests.RandomWalkTests
}

# The walks of flows, of the tree and of the constraint solver, ten times as many as in every run.
walk_with_flows() {
  STORYLINE_WALKS=100 Scripts/test.sh StorylineTests.RandomWalkTests SlotWalkTests LongWalkTests \
    RandomSystemTests
}

# Updates of collection views, by code and by hand, snapshots of them, and outlines: a hundred and
# fifty thousand changes in nine walks.
walk_updates() {
  STORYLINE_UPDATE_STEPS=${STORYLINE_UPDATE_STEPS:-17000} \
    Scripts/test.sh UpdateWalkTests OutlineWalkTests
}

# Changes in contexts of Core Data's stand-in, fifty times as many as in every run.
walk_core_data() {
  STORYLINE_COREDATA_STEPS=${STORYLINE_COREDATA_STEPS:-100000} Scripts/test.sh CoreDataStandInTests.WalkTests
}

# A process that is killed at any point of a thousand saves.
kill_core_data() {
  STORYLINE_COREDATA_SAVES=${STORYLINE_COREDATA_SAVES:-1000} Scripts/test.sh CoreDataStandInTests.CrashTests
}

# The page in a browser with every twin and every look; by day one of each kind.
look_at_everything() {
  STORYLINE_BROWSER=all Scripts/test.sh test_basics_cinema test_densities test_errands test_master_detail \
    test_phones test_session test_shop
}

# What a page waits for, measured from outside: the benchmarks cannot see the simulator.
measure_taps() {
  local app
  Scripts/build -c release --product ControlApp
  app=$(Scripts/build -c release --show-bin-path)/ControlApp
  Benchmarks/Simulator/tap_to_patch.py "$app" Disable
  if [ -x .venv/bin/python3 ]; then
    .venv/bin/python3 Benchmarks/Simulator/tap_to_page.py "$app" Disable
  fi
}

# A monkey in every example, with a new seed each night, which each test prints with what it saw. To see
# a night again: STORYLINE_MONKEY_SEED=that. Optimized, for it takes hours: an action takes 2 to 16 ms.
play_monkeys() {
  export STORYLINE_MONKEY_ACTIONS=${STORYLINE_MONKEY_ACTIONS:-100000}
  export STORYLINE_MONKEY_SEED=${STORYLINE_MONKEY_SEED:-$(date +%s)}
  # Its own build, for `@testable` makes other code of everything.
  local optimized=(-c release -Xswiftc -enable-testing --scratch-path .build/monkeys)
  swift test "${optimized[@]}" --package-path Examples --filter '^MonkeyTests\.'
  swift test "${optimized[@]}" --package-path Examples/News --filter MonkeyTests
}

# The maps of all examples by walking, with what each crawl needed and found, and how soon all screens were known.
crawl_examples() {
  local optimized=(-c release -Xswiftc -enable-testing --scratch-path .build/monkeys)
  STORYLINE_CRAWL_OUT=$(mktemp -d) STORYLINE_CRAWL_TIMES=1 \
    swift test "${optimized[@]}" --package-path Examples --filter '^CrawlTests\.'
}

# Every construct that is rewritten, in all modes of the compiler, against a stage that is optimised.
# Its own build: it throws away none of the benchmark's, nor they its.
torture_adapter() {
  STORYLINE_TORTURE=all swift test -c release --package-path Tools \
    --scratch-path Tools/.build/torture --filter TortureTests
}

# The command with every project of its tests, and every app that `storyline new` can make: built, tested,
# used at random and linted.
run_all_commands() {
  STORYLINE_COMMANDS=all STORYLINE_SCAFFOLD=all Scripts/test.sh CommandTests
}

# Project files that are damaged in two thousand ways each.
damage_projects() {
  STORYLINE_DAMAGED=${STORYLINE_DAMAGED:-2000} Scripts/test.sh DamagedProjectTests
}

# Builds a program with optimization, in the one folder for that, and runs it.
run_optimized() {
  Scripts/build -c release --product "$1"
  "$(Scripts/build -c release --show-bin-path)/$1"
}

section "Random walks" walk_far
section "Walks with flows" walk_with_flows
section "Walks through updates" walk_updates
section "Walks through Core Data" walk_core_data
section "Core Data killed while it saves" kill_core_data
section "The page with every look" look_at_everything
section "Monkeys in the examples" play_monkeys
section "Crawls of the examples" crawl_examples
section "Fuzz: links" Scripts/fuzz links
section "Fuzz: saved stories" Scripts/fuzz stories
section "Fuzz: what pages say" Scripts/fuzz messages
section "Fuzz: pictures" Scripts/fuzz pictures
section "Fuzz: recorded tests" Scripts/fuzz recorder
section "Fuzz: storyboards" Scripts/fuzz storyboards
section "Mutants" Scripts/mutate.sh "${STORYLINE_MUTANTS:-20}"
section "Mutants of missing names" Scripts/mutate.sh --missing
section "Mutants of the lint rules" Scripts/mutate.sh --lint
# What is released when is for the tests to say: at exit, what the application holds is no leak.
ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0} section "AddressSanitizer" test_with_sanitizer address
# RetainGraph answers in a forked child, and ThreadSanitizer's own locks do not survive a fork.
section "ThreadSanitizer" test_with_sanitizer thread --skip RetainGraphTests
section "The solver beside kiwi" Scripts/solver-vs-kiwi
section "From a tap to its patch" measure_taps
section "Rewritten sources in all modes" torture_adapter
section "The command, and new apps of all styles" run_all_commands
section "Damaged project files" damage_projects
section "The stand-in for CryptoKit" swift test --package-path Tools/CryptoStandIn
# How long `storyline` takes to rewrite an app: at most half of what swift-format takes to read it.
section "The adapter beside swift-format" run_optimized adapter-benchmark
section "Lint beside swift-format" run_optimized lint-benchmark
section "Benchmarks" run_optimized storyline-benchmarks
section "Links beside Hummingbird's router" swift run -c release --package-path Benchmarks/Routes route-benchmarks
section "Core Data beside GRDB" swift run -c release --package-path Benchmarks/CoreData core-data-benchmarks

finish
# Scripts/release looks for it: all of the night is right on this commit.
git rev-parse HEAD >.build/nightly-commit
