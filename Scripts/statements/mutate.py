"""Disables the code that keeps statements, and sees whether their tests notice."""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from .document import ROOT, order, read_document
from .mutants import apply, find_marks
from .parity import QUESTIONS
from .tests_of import read_tests

SCRATCH = ROOT / ".build" / "mutation"
MODULE = "UIKitCore"
TABLE = ROOT / "Documentation" / "mutation.tsv"
# Seconds that the tests of a statement may take; then the mutant has hung them.
LIMIT = 20
ROUNDS = 25
# Percent of all mutants that the tests must kill. While the last full run is below it, survivors are
# known to exist, and one that a small run happens to choose is no news: it is told, and fails nothing.
REQUIRED = 95

KILLED, SURVIVED, NO_MUTANT, BROKEN = "killed", "survived", "no mutant", "tests fail"


@dataclass
class Mutant:
    number: int
    mark: object
    tests: list
    way: int = 0
    result: str = ""

    @property
    def edits(self):
        ways = self.mark.alternatives
        return ways[self.way] if self.way < len(ways) else None


def candidates(root=ROOT):
    """A mutant for every mark whose statements have tests."""
    statements = read_document()
    known = {n for n, s in statements.items() if s.section.number != QUESTIONS}
    tests = read_tests(root)
    mutants = []
    for path in sorted((root / "Sources" / MODULE).rglob("*.swift")):
        file = str(path.relative_to(root))
        for mark in find_marks(path.read_text(), file, known):
            holding = [test for test in tests if set(test.numbers) & set(mark.numbers)]
            if holding:
                mutants.append(Mutant(len(mutants) + 1, mark, holding))
    return mutants


def choose(mutants, count, seed):
    """One mutant of each of `count` statements."""
    able = [mutant for mutant in mutants if mutant.mark.alternatives]
    by_statement = {}
    for mutant in able:
        for number in mutant.mark.numbers:
            by_statement.setdefault(number, []).append(mutant)
    numbers = sorted(by_statement, key=order)
    generator = random.Random(seed)
    generator.shuffle(numbers)
    chosen = []
    for number in numbers:
        rest = [mutant for mutant in by_statement[number] if mutant not in chosen]
        if rest and len(chosen) < count:
            chosen.append(generator.choice(rest))
    return chosen


# MARK: The scratch copy


def prepare():
    """A copy of the package in which warnings are no errors, for a mutant leaves things unused."""
    manifest = (ROOT / "Package.swift").read_text()
    manifest = manifest.replace(".treatAllWarnings(as: .error),", "")
    files = {SCRATCH / "Package.swift": manifest.encode()}
    for folder in ("Sources", "Tests"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file():
                files[SCRATCH / path.relative_to(ROOT)] = path.read_bytes()
    helper = Path(__file__).with_name("Mutants.swift.txt")
    files[SCRATCH / "Sources" / MODULE / "Mutants.swift"] = helper.read_bytes()
    for folder in ("Sources", "Tests"):
        for path in (SCRATCH / folder).rglob("*"):
            if path.is_file() and path not in files:
                path.unlink()
    for path, content in files.items():
        _write(path, content)


def _write(path, content):
    """What is the same stays untouched, and need not be compiled again."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def build_in(mutants):
    """Writes the files with all mutants built in."""
    by_file = {}
    for mutant in mutants:
        edits = by_file.setdefault(mutant.mark.file, [])
        if mutant.edits:
            edits.append((mutant.number, mutant.edits))
    for file, edits in by_file.items():
        _write(SCRATCH / file, apply((ROOT / file).read_text(), edits).encode())


def swift_build(*arguments):
    # An object that was compiled for another layout of a class is worse than a slow build.
    for module in (SCRATCH / ".build" / "debug").glob(f"{MODULE}*.build/*.swiftdeps"):
        module.unlink()
    command = ["swift", "build", "--package-path", str(SCRATCH), "-j", "2", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def compile_mutants(mutants):
    """Builds the module until it compiles: what does not is disabled in its next way."""
    for _ in range(ROUNDS):
        build_in(mutants)
        done = swift_build("--target", MODULE)
        if done.returncode == 0:
            return
        if not _next_ways(mutants, done.stdout + done.stderr):
            sys.exit(f"mutate: the scratch copy does not build\n{(done.stdout + done.stderr)[-4000:]}")
    sys.exit(f"mutate: the scratch copy does not build after {ROUNDS} attempts")


def _next_ways(mutants, output):
    """Moves the mutants that the errors speak of to their next way. Returns whether there are."""
    blamed = set()
    for file, line in set(re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", output, re.MULTILINE)):
        here = [mutant for mutant in mutants
                if mutant.edits and SCRATCH / mutant.mark.file == Path(file)]
        source = (ROOT / here[0].mark.file).read_text() if here else ""
        exact = [mutant for mutant in here if int(line) in _lines(source, mutant.edits)]
        inside = [mutant for mutant in here if int(line) in mutant.mark.lines]
        near = sorted(here, key=lambda mutant: abs(mutant.mark.line - int(line)))[:1]
        blamed.update(mutant.number for mutant in exact or inside or near)
    for mutant in mutants:
        if mutant.number in blamed:
            mutant.way += 1
    return bool(blamed)


def _lines(text, edits):
    return {text.count("\n", 0, edit.start) + 1 for edit in edits}


# MARK: Running


def run(mutant, number):
    """Whether the mutant's tests pass while mutant `number` lives; None when they hang."""
    patterns = sorted({re.escape(test.name) for test in mutant.tests})
    binary = next((SCRATCH / ".build" / "debug").glob("*.xctest"))
    command = [str(binary), "--testing-library", "swift-testing"]
    for pattern in patterns:
        command += ["--filter", f"`{pattern}`"]
    process = subprocess.Popen(
        command, cwd=SCRATCH, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True, env={**os.environ, "STORYLINE_MUTANT": str(number)})
    try:
        output, _ = process.communicate(timeout=LIMIT)
    except subprocess.TimeoutExpired:
        # An exit test runs in a process of its own, which outlives the one that started it.
        for pid in [*_descendants(process.pid), process.pid]:
            _kill(pid)
        process.communicate()
        return None
    ran = re.search(r"Test run with (\d+) test", output)
    if number == 0 and (not ran or int(ran.group(1)) < len(patterns)):
        sys.exit(f"mutate: the tests of {', '.join(mutant.mark.numbers)} were not found\n{output}")
    return process.returncode == 0


def _descendants(pid):
    """The processes that a process started, and those that they started."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name, in parentheses, may hold anything.
            fields = status.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(status.parent.name))
    found, rest = [], [pid]
    while rest:
        children = parents.get(rest.pop(), [])
        found += children
        rest += children
    return found


def _kill(pid):
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def test(mutants):
    for mutant in mutants:
        if not mutant.edits:
            mutant.result = NO_MUTANT
        elif not run(mutant, 0):
            mutant.result = BROKEN
        else:
            # Tests that hang have noticed as well.
            mutant.result = SURVIVED if run(mutant, mutant.number) else KILLED
        print(_line(mutant), flush=True)


def _line(mutant):
    numbers = ", ".join(mutant.mark.numbers)
    return f"{mutant.result:10} {numbers:16} {mutant.mark.file}:{mutant.mark.line}: " \
           f"{mutant.mark.snippet}"


def table(mutants):
    lines = ["statements\tresult\tfile\tcode"]
    for mutant in sorted(mutants, key=lambda m: (order(m.mark.numbers[0]), m.mark.file,
                                                 m.mark.line)):
        lines.append("\t".join([
            ", ".join(mutant.mark.numbers), mutant.result, mutant.mark.file,
            mutant.mark.snippet]))
    return "\n".join(lines) + "\n"


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=3, help="how many statements (3)")
    parser.add_argument("seed", nargs="?", help="the same choice again; else that of the commit")
    parser.add_argument(
        "--all", action="store_true", help=f"all of them; writes {TABLE.relative_to(ROOT)}")
    parser.add_argument("--only", metavar="N.N.N", action="append", help="those of a statement")
    parser.add_argument("--clean", action="store_true", help="build the scratch copy anew")
    options = parser.parse_args(arguments)
    if options.clean:
        shutil.rmtree(SCRATCH, ignore_errors=True)

    mutants = candidates()
    if options.only:
        mutants = [m for m in mutants if set(m.mark.numbers) & set(options.only)]
    elif not options.all:
        seed = options.seed or _commit()
        print(f"{options.count} statements by seed {seed}")
        mutants = choose(mutants, options.count, seed)
    start = time.monotonic()
    prepare()
    compile_mutants(mutants)
    done = swift_build("--build-tests")
    if done.returncode != 0:
        sys.exit(f"mutate: the tests do not build\n{(done.stdout + done.stderr)[-4000:]}")
    print(f"Built after {time.monotonic() - start:.0f} s.", flush=True)
    test(mutants)
    return _summary(mutants, options.all)


def _commit():
    done = subprocess.run(
        ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return done.stdout.strip() or "0"


def share(results):
    """Percent of the mutants tried that were killed; None where none was."""
    killed, survived = results.count(KILLED), results.count(SURVIVED)
    return 100 * killed / (killed + survived) if killed or survived else None


def recorded_results(text):
    """The results in the table of the last full run."""
    return [line.split("\t")[1] for line in text.splitlines()[1:] if line.strip()]


def verdict(results, recorded):
    """What the results mean for the run, in words, and its exit status.

    `recorded` are those of the last full run; None when this is one.
    """
    tried = share(results)
    if tried is None:
        return "Nothing was tried, so nothing is proved.", 1
    if recorded is None:
        if tried < REQUIRED:
            return f"At least {REQUIRED} % must be killed.", 1
        return f"That is at least the {REQUIRED} % that must be killed.", 0
    if SURVIVED not in results and BROKEN not in results:
        return "The tests noticed every one of them.", 0
    full = share(recorded) or 0
    found = f"{TABLE.relative_to(ROOT)} has {full:.1f} % killed of the {REQUIRED} % that must be"
    if full < REQUIRED:
        return f"Not counted as a failure: {found}.", 0
    return f"This fails the run: {found}.", 1


def _summary(mutants, everything):
    results = [mutant.result for mutant in mutants]
    counts = {result: results.count(result) for result in (KILLED, SURVIVED, NO_MUTANT, BROKEN)}
    tried = counts[KILLED] + counts[SURVIVED]
    print(f"{tried} mutants, {counts[KILLED]} killed ({share(results) or 0:.1f} %),"
          f" {counts[SURVIVED]} survived;"
          f" {counts[NO_MUTANT]} marks without a mutant that compiles,"
          f" {counts[BROKEN]} with tests that fail without one")
    survivors = [mutant for mutant in mutants if mutant.result == SURVIVED]
    if survivors:
        print("SURVIVED: the tests pass although this is disabled")
    for mutant in survivors:
        print(f"  {', '.join(mutant.mark.numbers)}  {mutant.mark.file}:{mutant.mark.line}: "
              f"{mutant.mark.snippet}")
    if everything:
        TABLE.write_text(table(mutants))
    recorded = None if everything else recorded_results(TABLE.read_text())
    words, status = verdict(results, recorded)
    print(words)
    return status
