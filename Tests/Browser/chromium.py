"""The browser that the tests, the benchmark of taps and the recording of the tour share."""

import os
import shutil

# The shell without windows takes half of the time of the whole browser.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The program that `CHROMIUM` names, or the first that is installed; else `None`."""
    for name in (os.environ.get("CHROMIUM"), *NAMES):
        if name and (path := shutil.which(name)):
            return path
    return None


def arguments() -> list[str]:
    """Chromium refuses its sandbox to root, which containers often run as."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []
