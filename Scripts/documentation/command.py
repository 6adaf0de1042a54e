"""The checks of the documentation, as `Scripts/documentation-check` runs them."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from documentation import complaints, snippets, wrong_calls

CATALOGUE = "Sources/Storyline/Storyline.docc"


def run(root, arguments):
    checks = {"snippets": check_snippets, "wrong-calls": check_wrong_calls, "docc": check_docc,
              "complaints": check_complaints}
    if len(arguments) != 1 or arguments[0] not in checks:
        sys.exit(f"usage: documentation-check {'|'.join(checks)}")
    checks[arguments[0]](Path(root))


def check_snippets(root):
    found = snippets.missing(root)
    for path, line, first in found:
        print(f"{path}:{line}: in no test target: {first}")
    sys.exit(1 if found else 0)


def check_complaints(root):
    found = complaints.problems(root)
    if found:
        print("\n".join(found))
    sys.exit(1 if found else 0)


def check_wrong_calls(root):
    binaries = _build(root, "Storyline")
    wrong_calls.main(root, ["-swift-version", "6", *_search_paths(root, binaries)])


def check_docc(root):
    """Converts the catalogue; a link to nowhere is an error."""
    binaries = _build(root, "Storyline")
    triple = json.loads(_output(["swiftc", "-print-target-info"]))["target"]["triple"]
    with tempfile.TemporaryDirectory() as directory:
        graphs = Path(directory) / "graphs"
        graphs.mkdir()
        # What the library re-exports is documented with it.
        _output(["swift", "symbolgraph-extract", "-module-name", "Storyline",
                 "-experimental-allowed-reexported-modules=StorylineCore",
                 "-minimum-access-level", "public", "-skip-synthesized-members",
                 "-emit-extension-block-symbols", "-target", triple,
                 *_search_paths(root, binaries), "-output-dir", str(graphs)])
        done = subprocess.run(
            ["docc", "convert", str(Path(root) / CATALOGUE), "--warnings-as-errors",
             "--additional-symbol-graph-dir", str(graphs),
             "--fallback-bundle-identifier", "storyline",
             "--output-path", str(Path(directory) / "Storyline.doccarchive")])
    sys.exit(done.returncode)


def _build(root, target):
    _output(["swift", "build", "--package-path", str(root), "--target", target])
    return Path(_output(["swift", "build", "--package-path", str(root), "--show-bin-path"]))


def _search_paths(root, binaries):
    """What a compiler needs to find our modules, and the C modules below them."""
    maps = list(binaries.glob("*.build/module.modulemap"))
    maps += Path(root).glob("Sources/*/include/module.modulemap")
    maps += (binaries.parents[1] / "checkouts").glob("*/Sources/*/include/module.modulemap")
    paths = ["-I", str(binaries / "Modules")]
    for path in sorted(maps):
        paths += ["-Xcc", f"-fmodule-map-file={path}"]
    return paths


def _output(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}documentation-check: {' '.join(command[:2])} failed")
    return done.stdout.strip()
