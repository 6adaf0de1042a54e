"""Checks that the table of complaints says what is so.

Every complaint has a row. Its last column names tests that exist, or says why there is none; and every test
among the complaints' is named.
"""

import re
from pathlib import Path

TABLE = "Documentation/Complaints.md"
TESTS = "Tests/StorylineTests/Complaints"
ALL_TESTS = "Tests"
COUNT = 25

_ROW = re.compile(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
_NAME = re.compile(r"`([^`]+ [^`]+)`")
_TEST = re.compile(r"@Test(?:\([^{}]*?\))?\s+func `([^`]+)`")
# What may stand in the place of a test.
_REASON = re.compile(r"^(Open|Cannot occur): \S")


def tests(folder):
    """The names of the tests in a folder."""
    return {
        name for path in sorted(Path(folder).rglob("*.swift"))
        for name in _TEST.findall(path.read_text())
    }


def problems(root):
    """What is wrong, a line each."""
    root = Path(root)
    existing, own = tests(root / ALL_TESTS), tests(root / TESTS)
    rows = [(int(n), held) for n, _, held in _ROW.findall((root / TABLE).read_text())]
    found = []
    if [number for number, _ in rows] != list(range(1, COUNT + 1)):
        found.append(f"{TABLE}: the rows are not 1 to {COUNT}")
    named = set()
    for number, held in rows:
        names = _NAME.findall(held)
        named.update(names)
        found += [f"{TABLE}: {number}: no such test: {name}"
                  for name in names if name not in existing]
        numbered = [name for name in names if name.startswith(f"{number} ")]
        if not numbered and not _REASON.match(held):
            found.append(f"{TABLE}: {number}: neither a test of that number nor a reason")
    found += [f"{TABLE}: not named: {name}" for name in sorted(own - named)]
    return found
