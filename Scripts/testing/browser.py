"""The tests of the page in a browser: a process of pytest for each file."""

import os
import shutil
import subprocess
import sys

from one_build.packages import ROOT

from .bundles import with_end
from .jobs import Job
from .results import read_junit

FOLDER = ROOT / "Tests" / "Browser"
sys.path.insert(0, str(FOLDER))

import chromium  # noqa: E402 (the line above must come first)


def missing():
    """What the tests need and is not there, in a sentence; `None` where they can run."""
    if chromium.find() is None:
        return "no Chromium found: install chromium-headless-shell or chromium, and fonts-liberation, or set CHROMIUM"
    if _python() is None:
        return "no Python with pytest and playwright found: run .ci/run, or see CONTRIBUTING.md"
    return None


def files():
    """The files of tests, by name without ending."""
    return {path.stem: path for path in sorted(FOLDER.glob("test_*.py"))}


def jobs(names, times, products, folder, environment):
    """A process for each of the files."""
    python, program = _python(), chromium.find()
    made = []
    for name in names:
        report = folder / f"{name}.xml"
        made.append(_job(name, times.get(f"Browser.{name}", 20), report, [
            python, "-B", "-m", "pytest", "-p", "no:cacheprovider", "--quiet",
            # On a busy machine a browser may be late. What needs a second try is named at the end.
            "--reruns", "1", "--rerun-show-tracebacks", f"--junitxml={report}", str(files()[name])],
            {**environment, "CHROMIUM": program, "STORYLINE_PRODUCTS": str(products)}))
    return made


def _job(name, seconds, report, command, environment):
    def read(job):
        return with_end(job, read_junit(report.read_text()) if report.exists() else [])

    return Job(f"Browser: {name}", command, seconds, read, environment)


def _python():
    """The Python that has what the tests need: our own environment's, else the system's."""
    for python in (os.environ.get("STORYLINE_PYTHON"), str(ROOT / ".venv/bin/python3"), "python3"):
        if python and shutil.which(python) and subprocess.run(
                [python, "-c", "import playwright, pytest, pytest_rerunfailures"], capture_output=True).returncode == 0:
            return python
    return None
