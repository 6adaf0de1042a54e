"""Symbol graphs and DocC archives of the products."""

import json
import subprocess
import sys
from pathlib import Path

from one_build import build as one_build

CATALOGUE = "Sources/Storyline/Storyline.docc"

# The modules that the documentation shows: with each the module that it re-exports, which is documented with it,
# and its catalogue.
PRODUCTS = {
    "Storyline": ("StorylineCore", CATALOGUE),
    "StorylineTesting": (None, None),
    "RetainGraph": (None, None),
    "UIKit": ("UIKitCore", None),
}


def convert(root, module, output, work, hosting=None):
    """Converts the documentation of a module as it was built last. Returns the status of DocC.

    In a catalogue a warning is an error: a link to nowhere is one. `hosting` is the path on a server, for
    archives that it serves as they are.
    """
    reexported, catalogue = PRODUCTS[module]
    graphs = Path(work) / f"{module}.graphs"
    graphs.mkdir()
    extract(root, module, reexported, graphs)
    command = ["docc", "convert"]
    if catalogue is not None:
        command += [str(Path(root) / catalogue), "--warnings-as-errors"]
    else:
        # A comment that a subclass inherits links to what only the superclass finds.
        command += ["--diagnostic-level", "error"]
    command += [
        "--additional-symbol-graph-dir", str(graphs), "--output-path", str(output),
        "--fallback-bundle-identifier", module.lower(), "--fallback-display-name", module]
    if hosting is not None:
        command += ["--transform-for-static-hosting", "--hosting-base-path", hosting]
    return subprocess.run(command).returncode


def extract(root, module, reexported, graphs):
    """Writes the symbol graphs of a module."""
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
               "-skip-synthesized-members", "-emit-extension-block-symbols", "-target", triple(),
               *one_build.compiler_arguments(root), "-output-dir", str(graphs)]
    if reexported is not None:
        command.append(f"-experimental-allowed-reexported-modules={reexported}")
    output_of(command)


def triple():
    return json.loads(output_of(["swiftc", "-print-target-info"]))["target"]["triple"]


def output_of(command):
    """What a command prints; where it fails, the script ends with its messages."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}documentation: {' '.join(command[:2])} failed")
    return done.stdout.strip()
