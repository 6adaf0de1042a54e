"""Checks that calls which are wrong do not compile.

A line that must not compile ends in `// error`. Every such line has to get an error, and no other
line may. A line `// with: PATH` names another source of the repository to compile it with.
"""

import re
import subprocess
import sys
from pathlib import Path

_WITH = re.compile(r"^// with: (.+)$", re.MULTILINE)
_MARK = re.compile(r"// error$")


def expected(source):
    """The numbers of the lines that must not compile."""
    return {n for n, line in enumerate(source.splitlines(), 1) if _MARK.search(line)}


def reported(output, path):
    """The numbers of the lines of a file that a compiler complained about."""
    pattern = re.compile(rf"^{re.escape(str(path))}:(\d+):\d+: error: (.*)$", re.MULTILINE)
    return {int(line): message for line, message in pattern.findall(output)}


def other_errors(output, path):
    """Errors that belong to no line of the file."""
    return [
        line for line in output.splitlines()
        if re.search(r"\berror: ", line) and not line.startswith(f"{path}:")
    ]


def check(root, path, arguments):
    """What is wrong with one file, a line each."""
    source = path.read_text()
    others = [str(Path(root) / name) for name in _WITH.findall(source)]
    done = subprocess.run(
        ["swiftc", "-typecheck", "-diagnostic-style", "llvm", *arguments, *others, str(path)],
        capture_output=True, text=True)
    output = done.stdout + done.stderr
    problems = other_errors(output, path)
    found = reported(output, path)
    lines = source.splitlines()
    for line in sorted(expected(source) - found.keys()):
        problems.append(f"{path}:{line}: compiles: {lines[line - 1].strip()}")
    for line in sorted(found.keys() - expected(source)):
        problems.append(f"{path}:{line}: does not compile: {found[line]}")
    return problems


def main(root, arguments):
    paths = sorted((Path(root) / "Tests/WrongCalls").glob("*.swift"))
    problems = [problem for path in paths for problem in check(root, path, arguments)]
    print("\n".join(problems) if problems else
          f"{sum(len(expected(path.read_text())) for path in paths)} wrong calls do not compile.")
    sys.exit(1 if problems else 0)
