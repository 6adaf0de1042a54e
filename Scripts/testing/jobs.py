"""Runs processes side by side, and ends all of them together."""

import ctypes
import os
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

_SUBREAPER = 36
# The `nice` value of jobs that yield: a third of the processor where both want it.
_YIELDING = 5


@dataclass
class Job:
    """A process to run, and how long it took before."""
    title: str
    command: list
    seconds: float
    # Called with the finished job; returns the results of its tests.
    read: object
    environment: dict = field(default_factory=dict)
    log: Path = None
    status: int = None
    took: float = 0
    # Of the processor, by it and by all that it started and waited for.
    processor_seconds: float = 0
    # Whether other processes go first while both want the processor.
    yields: bool = False
    # The other jobs begin when this file is there: until then this one uses all cores.
    ready: Path = None


class Pool:
    """Runs jobs, some at a time, the longest first."""

    def __init__(self, workers, folder, limit):
        self.workers = workers
        self._folder = folder
        self._limit = limit
        self._lock = threading.Lock()
        self._stopped = False
        self._error = None
        self._running = set()
        # What a process leaves behind when it ends becomes a child of this one, and can be ended.
        ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)

    def run(self, jobs, finished):
        """Runs all jobs; `finished` is called with each, one at a time."""
        waiting = sorted(jobs, key=lambda job: -job.seconds)
        first = next((job for job in waiting if job.ready and not job.ready.exists()), None)
        if first:
            waiting.remove(first)
            waiting.insert(0, first)
        for number, job in enumerate(waiting):
            job.log = self._folder / f"{number:02}.log"
            # The longest job decides when all of them are done. There are more processes than
            # cores, so without this it would wait for the others at every step.
            job.yields = number > 0
        threads = [threading.Thread(target=self._work, args=(waiting, finished))
                   for _ in range(min(self.workers, len(waiting)))]
        try:
            for thread in threads[:1]:
                thread.start()
            while first and first.status is None and not first.ready.exists() and not self._stopped:
                time.sleep(0.1)
            for thread in threads[1:]:
                thread.start()
            for thread in threads:
                # A thread that is waited for without a limit keeps signals away.
                while thread.is_alive():
                    thread.join(0.2)
        except BaseException:
            self._stopped = True
            raise
        finally:
            end_descendants()
            for thread in threads:
                if thread.ident is not None:
                    thread.join()
        # A job whose results were lost must not look like one that passed.
        if self._error:
            raise self._error

    def _work(self, waiting, finished):
        while not self._stopped:
            with self._lock:
                if not waiting:
                    return
                job = waiting.pop(0)
            try:
                self._run(job)
                with self._lock:
                    if not self._stopped:
                        finished(job)
            except Exception as error:
                self._error, self._stopped = error, True

    def _run(self, job):
        start = time.monotonic()
        with open(job.log, "wb") as log:
            with self._lock:
                process = subprocess.Popen(
                    job.command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                    env={**os.environ, **job.environment}, start_new_session=True)
                self._running.add(process.pid)
                if job.yields:
                    let_others_go_first(process.pid)
            usage = _wait(process, start + self._limit)
            if usage is None:
                end(descendants(process.pid) + [process.pid])
                usage = _wait(process)
                job.status = "timeout"
            else:
                job.status = process.returncode
            job.processor_seconds = usage.ru_utime + usage.ru_stime
            self._running.discard(process.pid)
        job.took = time.monotonic() - start
        self._bury()

    def _bury(self):
        """Forgets processes that jobs left behind and that have ended since."""
        with self._lock:
            for pid in children(os.getpid()):
                if pid not in self._running and _state(pid) == "Z":
                    os.waitpid(pid, os.WNOHANG)


def _wait(process, deadline=None):
    """What a process used of the machine, once it has ended; `None` when it has not by then."""
    while True:
        # `Popen.wait` does not say what the process used.
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return usage
        if deadline is not None and time.monotonic() > deadline:
            return None
        time.sleep(0.02)


def let_others_go_first(pid):
    """Lowers the priority of a process that leads a session, and of all that it will start."""
    try:
        os.setpriority(os.PRIO_PROCESS, pid, _YIELDING)
        # Where the kernel divides the processor among sessions, only the session's own priority counts.
        Path(f"/proc/{pid}/autogroup").write_text(str(_YIELDING))
    except OSError:
        # The process has ended, or the system has no such groups.
        pass


def descendants(pid):
    """The processes that a process started, and those that they started."""
    parents = _parents()
    found, rest = [], [pid]
    while rest:
        started = parents.get(rest.pop(), [])
        found += started
        rest += started
    return found


def children(pid):
    """The processes that a process started or took over."""
    return _parents().get(pid, [])


def _parents():
    """All processes, by the one that started them."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        fields = _status(folder.name)
        if fields:
            parents.setdefault(int(fields[1]), []).append(int(folder.name))
    return parents


def _state(pid):
    return (_status(pid) or [""])[0]


def _status(pid):
    """State and parent of a process, and more; `None` when it is gone."""
    try:
        # The name, in parentheses, may hold anything.
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return None


def end(pids):
    """Ends processes at once."""
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def end_descendants():
    """Ends everything that this process started, directly or not."""
    # One that is about to start another may be missed the first time.
    for _ in range(3):
        left = descendants(os.getpid())
        if not left:
            return
        end(left)
        time.sleep(0.05)
