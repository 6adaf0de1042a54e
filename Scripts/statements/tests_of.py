"""Which tests hold which statements: their names begin with the numbers."""

import re
from dataclasses import dataclass

from .document import NUMBER, ROOT

_SUITE = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:final|private|public)\s+)*"
                    r"(?:struct|class|enum|actor)\s+(\w+)")
_EXTENSION = re.compile(r"^extension\s+(\w+)")
_TEST = re.compile(r"func `([^`]+)`\(")
_NUMBERS = re.compile(rf"(?:{NUMBER})(?:(?:, and |, | and | ){NUMBER})*(?= )")


@dataclass(frozen=True)
class Test:
    target: str
    suite: str
    name: str
    # Relative to the root of the repository.
    file: str
    numbers: tuple


def numbers_of(name):
    """The statements that a test's name begins with."""
    match = _NUMBERS.match(name)
    return tuple(re.findall(NUMBER, match.group())) if match else ()


def read_tests(root=ROOT):
    """All tests that carry numbers, ordered by file and place."""
    tests = []
    for path in sorted((root / "Tests").rglob("*.swift")):
        file = path.relative_to(root)
        tests += read_file(path.read_text(), str(file), file.parts[1])
    return tests


def read_file(text, file, target):
    tests, suite = [], ""
    for line in text.splitlines():
        opening = _SUITE.match(line) or _EXTENSION.match(line)
        if opening and not line.startswith((" ", "\t")):
            suite = opening.group(1)
        found = _TEST.search(line)
        if found and numbers_of(found.group(1)):
            name = found.group(1)
            tests.append(Test(target, suite, name, file, numbers_of(name)))
    return tests
