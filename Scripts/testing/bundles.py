"""The test bundles of the one build: a program for each package that has tests."""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from .jobs import Job
from .results import FAILED, Result, name_of, read_events, read_xctest, suite_of

# The apps that monkeys use are shared out among this many processes.
MONKEYS, MONKEY_PARTS = "MonkeyTests.MonkeyTests", 4


@dataclass
class Bundle:
    """The tests of one package."""
    path: Path
    # Of Swift Testing, and of XCTest.
    tests: list = field(default_factory=list)
    xctests: list = field(default_factory=list)

    @property
    def name(self):
        return self.path.name.removesuffix(".xctest")

    @property
    def package(self):
        return self.name.removesuffix("PackageTests")


def find(products, names):
    """The bundles of these names in the folder of products, with their tests.

    There may be others, of packages that are gone.
    """
    bundles = []
    for path in sorted(Path(products) / f"{name}.xctest" for name in names):
        if not path.exists():
            continue
        testing = _lines([path, "--testing-library", "swift-testing", "--list-tests"])
        bundles.append(Bundle(
            path, [name_of(line) for line in testing if "." in line],
            [line for line in _lines([path, "--list-tests"]) if "/" in line]))
    return bundles


def _lines(command):
    done = subprocess.run(
        [str(each) for each in command], capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def jobs_of(bundle, portions, folder, environment):
    """A process for each portion of a bundle's suites."""
    jobs = []
    for number, portion in enumerate(portions, 1):
        names = [suite.name for suite in portion]
        seconds = sum(suite.seconds for suite in portion)
        if names == [MONKEYS]:
            for part in range(1, MONKEY_PARTS + 1):
                jobs.append(_job(
                    bundle, f"monkeys {part}/{MONKEY_PARTS}", names, seconds / MONKEY_PARTS,
                    folder / f"{bundle.name}-monkeys-{part}.json",
                    {**environment, "STORYLINE_MONKEY_PART": f"{part}/{MONKEY_PARTS}"}))
            continue
        jobs.append(_job(
            bundle, _title(names), names, seconds, folder / f"{bundle.name}-{number}.json",
            environment))
    return jobs


def xctest_job(bundle, wanted, environment):
    """The process for the tests of XCTest, of which there are few; `None` where there are none."""
    names = [name for name in bundle.xctests if wanted(suite_of(name))]
    if not names:
        return None
    module_of = {suite.partition(".")[2]: suite.partition(".")[0]
                 for suite in map(suite_of, names)}

    def read(job):
        results = read_xctest(job.log.read_text(errors="replace").splitlines(), module_of)
        return with_end(job, results)

    return Job(f"{bundle.package}: XCTest", [str(bundle.path), ",".join(names)], 2, read,
               environment)


def _title(names):
    modules = sorted({name.partition(".")[0] for name in names})
    if len(names) == 1:
        return names[0]
    if len(modules) == 1:
        return f"{modules[0]}: {len(names)} suites"
    return f"{modules[0]} and others: {len(names)} suites"


def _job(bundle, title, names, seconds, events, environment):
    # One test after the other: they want the main thread in any case, and their times are their own.
    command = [str(bundle.path), "--testing-library", "swift-testing", "--no-parallel",
               "--event-stream-output-path", str(events), "--event-stream-version", "0"]
    for name in names:
        command += ["--filter", f"^{re.escape(name)}[./]"]

    def read(job):
        text = events.read_text(errors="replace") if events.exists() else ""
        return with_end(job, read_events(text))

    return Job(title, command, seconds, read, environment)


def with_end(job, results):
    """The results, and a failure for a process that ended badly without a failed test."""
    if job.status != 0 and not any(result.status == FAILED for result in results):
        what = "did not end in time" if job.status == "timeout" else f"ended with {job.status}"
        results.append(Result(f"{job.title}/the process", FAILED, job.took, [what]))
    return results
