"""The command line of `Scripts/test.sh`."""

import argparse
import os
import shutil
import signal
import sys
import time
from pathlib import Path

from one_build import build
from one_build.packages import ROOT

from . import browser, bundles, changes, selection
from .jobs import Job, Pool
from .portions import divide, suites
from .results import FAILED, PASSED, Result, merged
from .summary import Times, summary, write_results

LOGS = build.FOLDER / "tests"
RECORDED = Path(__file__).with_name("times.tsv")
# A process that takes longer hangs.
LIMIT = 3600
# Portions for each core: small enough to end together, large enough to start few processes.
PORTIONS = 6


def main(arguments=None):
    options = _options(arguments)
    if sys.platform != "linux":
        sys.exit("The stage exists on Linux only. On a Mac: xcodebuild test -scheme Storyline-Package"
                 " -destination 'platform=iOS Simulator,name=iPhone 17'.")
    # What ends this process by a signal ends its children first: see `Pool.run`.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    os.chdir(ROOT)
    try:
        return run(options)
    except KeyboardInterrupt:
        print("\nInterrupted.")
        return 130


def _options(arguments):
    parser = argparse.ArgumentParser(
        prog="Scripts/test.sh", formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Builds all packages of this repository as one, and runs their tests on all"
        " cores.",
        epilog="Names are suites (TabTests), test targets (StorylineTests) or files of"
        " Tests/Browser (test_tabs).")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="only these suites; `quick` for what changed")
    parser.add_argument(
        "--since", metavar="REV",
        help="with `quick`: what changed since this commit (default: the last one)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() + 1,
        help="processes at a time (default: one more than cores, for some wait)")
    parser.add_argument(
        "--shuffle", type=int, metavar="SEED", help="share suites among processes by chance")
    parser.add_argument(
        "--optimized", action="store_true",
        help="also compile the library with optimization")
    parser.add_argument("--no-build", action="store_true", help="run what was built last")
    parser.add_argument("--list", action="store_true", help="print the names of the tests")
    parser.add_argument(
        "--record", action="store_true", help="write the times of long suites to times.tsv")
    return parser.parse_args(arguments)


def run(options):
    wanted = selection.everything()
    if options.names == ["quick"]:
        wanted = changes.selection(options.since)
        print(wanted.described(), flush=True)
        if wanted.is_empty:
            return 0
    elif options.names:
        wanted = selection.named(options.names)

    if not options.no_build:
        heading("Building")
        start = time.monotonic()
        status = build_tests(wanted)
        print(f"--- Building: {time.monotonic() - start:.0f} s", flush=True)
        if status != 0:
            print("The tests do not build: see above.")
            return 1
    products = build.bin_path()
    names = {source.product for source in selection.test_targets().values()}
    found = [bundle for bundle in bundles.find(products, names) if wanted.includes_package(bundle)]
    if options.list:
        names = [name for bundle in found for name in bundle.tests + bundle.xctests]
        print("\n".join(name for name in names if wanted.includes(name)))
        return 0
    return test(options, wanted, found, products)


def build_tests(wanted):
    if wanted.products is None:
        return build.build("--build-tests")
    statuses = [build.build("--product", product) for product in wanted.products]
    return max(statuses, default=0)


def test(options, wanted, found, products):
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    times = Times(build.FOLDER, RECORDED)
    jobs, skipped = jobs_for(options, wanted, found, products, times)
    if not jobs:
        print("No tests match.")
        return 1

    heading(f"Testing: {len(jobs)} processes, {options.jobs} at a time")
    results, finished, start = [], [], time.monotonic()

    def done(job):
        finished.append(job)
        found_now = job.read(job)
        results.extend(found_now)
        failed = sum(result.status == FAILED for result in found_now)
        word = f"{failed} FAILED" if failed else "ok"
        print(f"[{len(finished)}/{len(jobs)}] {job.took:5.0f} s  {len(found_now):4} tests  "
              f"{word:8}  {job.title}", flush=True)
        if failed:
            print_log(job)

    Pool(options.jobs, LOGS, LIMIT).run(jobs, done)
    results = merged(results)
    for line in summary(results, jobs, time.monotonic() - start, options.jobs):
        print(line)
    for line in skipped:
        print(f"SKIPPED: {line}")
    times.learn(results)
    write_results(results, LOGS / "results.tsv")
    if options.record:
        times.record()
    is_incomplete = skipped and os.environ.get("STORYLINE_REQUIRE_ALL") == "1"
    return 1 if is_incomplete or any(result.status == FAILED for result in results) else 0


def jobs_for(options, wanted, found, products, times):
    """The processes to run, and what has to be left out, in sentences."""
    environment = {"STORYLINE_CACHE": str(build.COMMANDS)}
    jobs, skipped = [], []
    everything = {bundle.name: suites(
        [name for name in bundle.tests if wanted.includes(name)], times.seconds)
        for bundle in found}
    total = sum(suite.seconds for each in everything.values() for suite in each)
    # By chance, large portions say more: halves of all tests share a process.
    portions = 2 if options.shuffle is not None else options.jobs * PORTIONS
    size = max(total / portions, 5)
    for bundle in found:
        portions = divide(everything[bundle.name], size, options.shuffle)
        jobs += bundles.jobs_of(bundle, portions, LOGS, environment)
        if job := bundles.xctest_job(bundle, wanted.includes_suite, environment):
            jobs.append(job)
    for job in jobs:
        # Its first test builds the stage. All later ones wait for it, and decide when everything is done.
        if job.title.startswith("CommandTests"):
            job.ready = build.COMMANDS / "built"
    names = [name for name in browser.files() if wanted.includes_browser(name)]
    if names and (why := browser.missing()):
        skipped.append(f"the page in a browser: {why}")
    elif names:
        jobs += browser.jobs(names, times.seconds, products, LOGS, environment)
    if options.optimized:
        jobs.append(optimized_build())
    if not build.has_sqlite():
        skipped.append(
            "Examples/News, Tools/CoreDataStandIn, Tools/SQLiteStandIn: install libsqlite3-dev")
    return jobs, skipped


def optimized_build():
    """The optimizer reports errors that the plain build accepts, data races above all."""
    title = "The library, compiled with optimization"

    def read(job):
        status = PASSED if job.status == 0 else FAILED
        return [Result(f"Scripts.Build/{title}", status, job.took)]

    return Job(title, [sys.executable, "-B", "-m", "one_build.optimized"], 60, read,
               {"PYTHONPATH": str(ROOT / "Scripts")})


def heading(text):
    print(f"\n==> {text}", flush=True)


def print_log(job):
    """The end of what a process printed."""
    lines = job.log.read_text(errors="replace").splitlines()
    for line in lines[-60:]:
        print(f"    {line}")
    if len(lines) > 60:
        print(f"    The whole output: {job.log}")
