"""The example app as a process of its own."""

import os
import queue
import re
import signal
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
URL = re.compile(r"http://127\.0\.0\.1:\d+/#token=\S+")

# A debug build of a large example on a busy machine may need this long to start.
START_LIMIT = 60
# On a machine that is busy an end takes its time too.
END_LIMIT = 20


def executable(product: str = "Basics") -> Path:
    """The app to test.

    The environment variable `STORYLINE_` with its name is its path; `STORYLINE_PRODUCTS` is a folder of
    built apps. Without them it is built.
    """
    given = os.environ.get(f"STORYLINE_{product.upper()}")
    if given:
        return Path(given).resolve(strict=True)
    folder = os.environ.get("STORYLINE_PRODUCTS")
    if not folder:
        build = str(ROOT / "Scripts" / "build")
        subprocess.run([build, "--product", product], check=True)
        folder = subprocess.run(
            [build, "--show-bin-path"], check=True, capture_output=True, text=True
        ).stdout.strip()
    return (Path(folder) / product).resolve(strict=True)


class RunningApp:
    """Starts the app, knows the URL that it printed, and ends it."""

    def __init__(self, path: Path, state: Path, environment: dict[str, str] | None = None):
        self._path = path
        # The app's own files.
        self.data = state / "data"
        # Folders of its own: the token, the port and the app's files are not the developer's.
        self._environment = {
            **os.environ, "XDG_STATE_HOME": str(state), "XDG_DATA_HOME": str(self.data),
            **(environment or {}),
        }
        self._environment.pop("STORYLINE_PORT", None)
        self._environment.pop("STORYLINE_SNAPSHOT", None)
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        assert self._process is None, "The app runs already."
        self._process = subprocess.Popen(
            [str(self._path)],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            # A shell that runs the tests in the background has them, and what they start, ignore Ctrl-C.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.url = self._read_url(self._process)

    def kill(self) -> None:
        """Ends it as a crash would."""
        self._end(signal.SIGKILL)

    def interrupt(self) -> int:
        """Presses Ctrl-C and returns the exit status."""
        return self._end(signal.SIGINT)

    def stop(self) -> None:
        if self._process is not None:
            self.kill()

    def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None, "The app does not run."
        process.send_signal(number)
        try:
            return process.wait(timeout=END_LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

    @staticmethod
    def _read_url(process: subprocess.Popen[str]) -> str:
        lines: queue.Queue[str | None] = queue.Queue()

        # Reads to the end, so that the app never waits for a full pipe.
        def read() -> None:
            for line in process.stdout:
                lines.put(line)
            lines.put(None)

        threading.Thread(target=read, daemon=True).start()
        printed = []
        try:
            while (line := lines.get(timeout=START_LIMIT)) is not None:
                printed.append(line)
                if found := URL.search(line):
                    return found.group()
        except queue.Empty:
            process.kill()
        raise AssertionError("The app printed no URL, but:\n" + "".join(printed))
