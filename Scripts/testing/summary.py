"""What a run says at its end, and what the next one learns from it."""

import json
from collections import defaultdict

from .results import FAILED, PASSED, SKIPPED

# Suites that take less are not listed.
LISTED_FROM = 1.0
SLOWEST = 10


def seconds_of_suites(results):
    """How long each suite took, and how many tests it has."""
    seconds, counts = defaultdict(float), defaultdict(int)
    for result in results:
        seconds[result.suite] += result.seconds
        counts[result.suite] += 1
    return {suite: (seconds[suite], counts[suite]) for suite in seconds}


def summary(results, jobs, took, workers):
    """The lines of the summary, the number of tests last."""
    lines = ["", f"==> Suites that took {LISTED_FROM:.0f} s or more", "   time  tests  suite"]
    suites = sorted(seconds_of_suites(results).items(), key=lambda item: -item[1][0])
    listed = [item for item in suites if item[1][0] >= LISTED_FROM]
    lines += [f"{seconds:6.1f}s  {count:5}  {name}" for name, (seconds, count) in listed]
    rest = suites[len(listed):]
    lines.append(f"{sum(s for _, (s, _) in rest):6.1f}s  {sum(c for _, (_, c) in rest):5}  "
                 f"{len(rest)} others")
    lines += ["", "==> Slowest tests"]
    lines += [f"{result.seconds:6.1f}s  {result.name}"
              for result in sorted(results, key=lambda r: -r.seconds)[:SLOWEST]]
    by_processor = sorted(jobs, key=lambda job: -job.processor_seconds)
    lines += ["", "==> Processes that used most of the processor"]
    lines += [f"{job.processor_seconds:6.1f}s  {job.title}" for job in by_processor[:SLOWEST]]
    busy = sum(job.took for job in jobs)
    used = sum(job.processor_seconds for job in jobs)
    lines += ["", f"{len(jobs)} processes, {workers} at a time: {busy:.0f} s of tests in "
              f"{took:.0f} s, {used:.0f} s of the processor"]
    unsteady = [result.name for result in results if result.is_unsteady]
    if unsteady:
        lines += ["", "==> Passed at the second try only", *(f"⚠ {name}" for name in unsteady)]
    failed = [result for result in results if result.status == FAILED]
    if failed:
        lines += ["", "==> Failures"]
        for result in failed:
            lines += [f"✘ {result.name}", *(f"    {issue}" for issue in result.issues)]
    counts = {status: sum(result.status == status for result in results)
              for status in (PASSED, FAILED, SKIPPED)}
    lines += ["", ", ".join(f"{counts[status]} {status}" for status in (PASSED, FAILED, SKIPPED))]
    return lines


class Times:
    """How long each suite took when it last passed: in this folder, else as it was recorded."""

    def __init__(self, folder, recorded):
        self._file = folder / "times.json"
        self._recorded = recorded
        self.seconds = {}
        if recorded.exists():
            rows = (line.split("\t") for line in recorded.read_text().splitlines()[1:])
            self.seconds = {name: float(seconds) for name, seconds in rows}
        if self._file.exists():
            self.seconds.update(json.loads(self._file.read_text()))

    def learn(self, results):
        """Keeps the times of the suites of which all tests passed."""
        failed = {result.suite for result in results if result.status == FAILED}
        for suite, (seconds, _) in seconds_of_suites(results).items():
            if suite not in failed:
                self.seconds[suite] = round(seconds, 2)
        self._file.write_text(json.dumps(self.seconds, indent=1, sort_keys=True))

    def record(self):
        """Writes the table for machines that never ran the tests: the suites that take long."""
        rows = sorted(self.seconds.items(), key=lambda item: -item[1])
        lines = [f"{name}\t{seconds:.0f}" for name, seconds in rows if seconds >= 2]
        self._recorded.write_text("\n".join(["suite\tseconds", *lines, ""]))


def write_results(results, path):
    """All tests by name, to be counted and compared."""
    rows = sorted((result.name, result.status, f"{result.seconds:.3f}") for result in results)
    path.write_text("".join("\t".join(row) + "\n" for row in rows))
