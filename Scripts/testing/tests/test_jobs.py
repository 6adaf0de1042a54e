import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from testing.jobs import Job, Pool

SCRIPTS = Path(__file__).resolve().parents[2]
# A pool with a job that starts a process which outlives it.
# A shell that starts the tests in the background has them ignore the signal.
INTERRUPTED = """
import signal
import sys
from pathlib import Path
from testing.jobs import Job, Pool
signal.signal(signal.SIGINT, signal.default_int_handler)
script = "sleep 600 & echo $! > {0}/left; sleep 600"
try:
    Pool(2, Path("{0}"), 60).run([Job("a", ["sh", "-c", script], 1, None)], print)
except KeyboardInterrupt:
    sys.exit(130)
"""


def is_alive(pid):
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] != "Z"


class PoolTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_jobs(self, *jobs, workers=2, limit=60):
        finished = []
        Pool(workers, self.folder, limit).run(list(jobs), finished.append)
        return finished

    def job(self, script, seconds=1):
        return Job(script, ["sh", "-c", script], seconds, None)

    def test_every_job_is_run_and_its_output_kept(self):
        jobs = [self.job(f"echo {number}; exit {number}") for number in range(5)]
        finished = self.run_jobs(*jobs)
        self.assertEqual({job.log.read_text(): job.status for job in finished},
                         {f"{number}\n": number for number in range(5)})

    def test_the_longest_job_is_first(self):
        finished = self.run_jobs(self.job("true", 1), self.job("exit 0", 9), workers=1)
        self.assertEqual([job.seconds for job in finished], [9, 1])

    def test_others_wait_until_a_job_is_ready(self):
        for end in ("touch {0}; sleep 0.3", "exit 0"):
            ready = self.folder / "ready"
            ready.unlink(missing_ok=True)
            started = self.folder / "started"
            started.unlink(missing_ok=True)
            first = self.job(f"sleep 0.3; test -e {started} && exit 1; " + end.format(ready))
            first.ready = ready
            finished = self.run_jobs(self.job(f"touch {started}", 9), first)
            self.assertEqual([job.status for job in finished], [0, 0])

    @unittest.skipIf(os.nice(0), "the tests yield to others themselves")
    def test_all_jobs_yield_to_the_longest(self):
        wait = "while [ $(nice) = 0 ]; do sleep 0.01; done; nice"
        finished = self.run_jobs(self.job("sleep 0.1; nice", 9), self.job(wait, 2), self.job(wait, 1))
        self.assertEqual({job.seconds: job.log.read_text() for job in finished},
                         {9: "0\n", 2: "5\n", 1: "5\n"})

    def test_a_job_that_hangs_is_ended(self):
        [job] = self.run_jobs(self.job("sleep 600"), limit=0.1)
        self.assertEqual(job.status, "timeout")

    def test_what_a_job_uses_of_the_processor_counts_what_it_started(self):
        [idle] = self.run_jobs(self.job("sleep 0.2"))
        [busy] = self.run_jobs(self.job("(i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done); true"))
        self.assertLess(idle.processor_seconds, 0.02)
        self.assertGreater(busy.processor_seconds, 0.02)

    def test_an_error_while_results_are_read_is_not_lost(self):
        def fails(job):
            raise ValueError("no results")

        with self.assertRaises(ValueError):
            Pool(2, self.folder, 60).run([self.job("true"), self.job("exit 0")], fails)

    def test_what_a_job_has_left_behind_is_ended(self):
        self.run_jobs(self.job(f"sleep 600 & echo $! > {self.folder}/left"))
        self.assertFalse(is_alive((self.folder / "left").read_text().strip()))

    def test_an_interrupt_ends_everything(self):
        process = subprocess.Popen(
            [sys.executable, "-B", "-c", INTERRUPTED.format(self.folder)], cwd=SCRIPTS)
        left = self.folder / "left"
        deadline = time.monotonic() + 30
        while not (left.exists() and left.read_text().strip()):
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGINT)
        self.assertEqual(process.wait(timeout=30), 130)
        self.assertFalse(is_alive(left.read_text().strip()))
