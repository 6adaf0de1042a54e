"""The checks of the documentation, as `Scripts/documentation-check` runs them."""

import sys
import tempfile
from pathlib import Path

from documentation import archives, complaints, links, snippets, wrong_calls
from one_build import build as one_build


def run(root, arguments):
    """Runs one check. With `--no-build` it reads the modules as they were built last."""
    build = "--no-build" not in arguments
    arguments = [each for each in arguments if each != "--no-build"]
    checks = {"snippets": check_snippets, "wrong-calls": check_wrong_calls, "docc": check_docc,
              "complaints": check_complaints, "links": check_links}
    if len(arguments) != 1 or arguments[0] not in checks:
        sys.exit(f"usage: documentation-check {'|'.join(checks)} [--no-build]")
    if build and arguments[0] in ("wrong-calls", "docc"):
        _build("Storyline")
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


def check_links(root):
    found = links.problems(root)
    if found:
        print("\n".join(found))
    sys.exit(1 if found else 0)


def check_wrong_calls(root):
    wrong_calls.main(root, ["-swift-version", "6", *one_build.compiler_arguments(root)])


def check_docc(root):
    """Converts the catalogue; a link to nowhere is an error."""
    with tempfile.TemporaryDirectory() as work:
        sys.exit(archives.convert(root, "Storyline", Path(work) / "Storyline.doccarchive", work))


def _build(target):
    if one_build.build("--target", target) != 0:
        sys.exit("documentation-check: the build failed")
