"""Keeps the sources of other packages in place, whatever else builds in the same folder.

`storyline` builds apps in the folder of the one build, so that the stage is not compiled again. They use
fewer packages, and SwiftPM removes the others from its folder. Fetched anew they would be newer, and
everything of them would be compiled again.
"""

import os
import shutil

# What SwiftPM knows of the packages that it fetched, and the packages.
_STATE = "workspace-state.json"
_FOLDERS = ("checkouts", "repositories")


def keep(scratch, kept):
    """Keeps what SwiftPM has fetched into a scratch folder."""
    if _same(scratch / _STATE, kept / _STATE):
        return
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
    _link(scratch, kept)


def restore(scratch, kept):
    """Puts back what was kept, unless it is there."""
    if not (kept / _STATE).exists() or _same(scratch / _STATE, kept / _STATE):
        return
    for name in _FOLDERS:
        shutil.rmtree(scratch / name, ignore_errors=True)
    scratch.mkdir(parents=True, exist_ok=True)
    _link(kept, scratch)


def _link(source, destination):
    for name in _FOLDERS:
        if (source / name).exists():
            # Links, and no copies: SwiftPM builds again what is newer.
            shutil.copytree(
                source / name, destination / name, symlinks=True, copy_function=os.link)
    # Last, so that it says nothing that is not so.
    shutil.copy2(source / _STATE, destination / _STATE)


def _same(one, other):
    return one.exists() and other.exists() and one.read_bytes() == other.read_bytes()
