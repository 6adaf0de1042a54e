"""Disables the code that keeps statements, and sees whether their tests notice."""

import argparse
import collections
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from .building import MODULE, SCRATCH, compile_mutants, prepare, swift_build, told
from .document import ROOT, order, read_document
from .mutants import find_marks
from .parity import QUESTIONS
from .tests_of import read_tests

TABLE = ROOT / ".build" / "mutation.tsv"
# Seconds that the tests of a statement may take; then the mutant has hung them.
LIMIT = 20
# Percent of all mutants that the tests must kill. While the last full run is below it, survivors are
# known to exist, and one that a small run happens to choose is no news: it is told, and fails nothing.
REQUIRED = 95

KILLED, SURVIVED, NO_MUTANT, BROKEN = "killed", "survived", "no mutant", "tests fail"
# A statement with tests, and without code that a mutant disables.
UNPROVEN = "unproven"


@dataclass
class Mutant:
    number: int
    mark: object
    tests: list
    way: int = 0
    result: str = ""
    # What the compiler said to each way that it refused.
    errors: list = field(default_factory=list)
    hung: bool = False

    @property
    def edits(self):
        ways = self.mark.alternatives
        return ways[self.way] if self.way < len(ways) else None

    @property
    def why(self):
        """Why there is no mutant; empty where there is one."""
        if self.edits:
            return ""
        return self.errors[-1] if self.errors else "nothing to disable below the number"


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
    whole = {}
    for mutant in mutants:
        names = frozenset(test.name for test in mutant.tests)
        if mutant.edits and names not in whole:
            whole[names] = run(mutant, 0)
        if not mutant.edits:
            mutant.result = NO_MUTANT
        elif not whole[names]:
            mutant.result = BROKEN
        else:
            passed = run(mutant, mutant.number)
            # Tests that hang have noticed as well.
            mutant.result, mutant.hung = SURVIVED if passed else KILLED, passed is None
        print(_line(mutant), flush=True)


def _line(mutant):
    numbers = ", ".join(mutant.mark.numbers)
    why = mutant.why or ("its tests hung" if mutant.hung else "")
    why = f" ({why})" if why else ""
    return f"{mutant.result:10} {numbers:16} {mutant.mark.file}:{mutant.mark.line}: " \
           f"{mutant.mark.snippet}{why}"


def tested(statements, tests):
    """The statements that have tests, in the order of the document."""
    numbers = {number for test in tests for number in test.numbers}
    return [number for number, statement in statements.items()
            if number in numbers and statement.section.number != QUESTIONS]


def unproven(statements, tests, mutants):
    """The statements with tests of which nothing could be disabled."""
    tried = {number for mutant in mutants if mutant.result != NO_MUTANT
             for number in mutant.mark.numbers}
    return [number for number in tested(statements, tests) if number not in tried]


def row(mutant):
    """What the table says of a mutant, without its result: statements, file and code."""
    return ", ".join(mutant.mark.numbers), mutant.mark.file, mutant.mark.snippet


def table(mutants, without=()):
    """The results of a full run, and the statements `without` any code to disable."""
    lines = ["statements\tresult\tfile\tcode"]
    for mutant in sorted(mutants, key=lambda m: (order(m.mark.numbers[0]), m.mark.file,
                                                 m.mark.line)):
        statements, file, code = row(mutant)
        lines.append("\t".join([statements, mutant.result, file, code]))
    lines += [f"{number}\t{UNPROVEN}\t\t" for number in without]
    return "\n".join(lines) + "\n"


def _what_of(line):
    statements, _, file, code = line.split("\t")
    return statements, file, code


def not_recorded(mutants, recorded):
    """The mutants of code that the table does not have: it is new, or was changed."""
    known = collections.Counter(_what_of(line) for line in recorded.splitlines()[1:])
    present = collections.Counter(row(mutant) for mutant in mutants)
    return [mutant for mutant in mutants if present[row(mutant)] != known[row(mutant)]]


def with_new_rows(recorded, mutants, tried, with_tests):
    """The recorded table with the rows of the mutants `tried` now, and without code that is gone.

    `mutants` are all there are; `with_tests` are the statements that have tests.
    """
    head, *lines = recorded.splitlines()
    present = {row(mutant) for mutant in mutants} - {row(mutant) for mutant in tried}
    lines = [line for line in lines if _what_of(line) in present] + table(tried).splitlines()[1:]
    # In one file the rows stay in the order in which they came.
    lines.sort(key=lambda line: (order(line.split("\t")[0].split(", ")[0]), line.split("\t")[2]))
    proved = {number for line in lines if line.split("\t")[1] in (KILLED, SURVIVED)
              for number in line.split("\t")[0].split(", ")}
    lines += [f"{number}\t{UNPROVEN}\t\t" for number in with_tests if number not in proved]
    return "\n".join([head, *lines]) + "\n"


def is_under(file, folders):
    """Whether a file is in one of the folders."""
    return file.startswith(tuple(folder.rstrip("/") + "/" for folder in folders))


def brought_up_to_date(recorded, new, under):
    """The recorded table with the rows of the files `under` some folders replaced by `new` ones."""
    head, *rows = recorded.splitlines()
    kept = [row for row in rows if not is_under(row.split("\t")[2], under)]
    proved = {number for row in kept + new if row.split("\t")[1] in (KILLED, SURVIVED)
              for number in row.split("\t")[0].split(", ")}
    kept = [row for row in kept
            if row.split("\t")[1] != UNPROVEN or row.split("\t")[0] not in proved]
    last = [row for row in kept if row.split("\t")[1] == UNPROVEN]
    rows = [row for row in kept if row not in last] + new
    # In one file the rows stay in the order in which they came.
    rows.sort(key=lambda row: (order(row.split("\t")[0].split(", ")[0]), row.split("\t")[2]))
    return "\n".join([head, *rows, *last]) + "\n"


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=3, help="how many statements (3)")
    parser.add_argument("seed", nargs="?", help="the same choice again; else that of the commit")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--all", action="store_true", help=f"all of them; writes {TABLE.relative_to(ROOT)}")
    which.add_argument(
        "--new", action="store_true",
        help="those that the table does not have; adds their rows, drops those of code that is gone")
    which.add_argument("--only", metavar="N.N.N", action="append", help="those of a statement")
    which.add_argument(
        "--under", metavar="FOLDER", action="append", default=[],
        help="those of the files under a folder; brings their rows of the table up to date")
    parser.add_argument("--clean", action="store_true", help="build the scratch copy anew")
    options = parser.parse_args(arguments)
    if options.clean:
        shutil.rmtree(SCRATCH, ignore_errors=True)

    if (options.new or options.under) and not TABLE.exists():
        sys.exit(f"mutate: there is no {TABLE.relative_to(ROOT)} to bring up to date; "
                 "run Scripts/mutate.sh --all first, which takes hours, or name statements with --only")
    every = mutants = candidates()
    if options.new:
        mutants = not_recorded(every, TABLE.read_text())
    elif options.under:
        mutants = [m for m in mutants if is_under(m.mark.file, options.under)]
    elif options.only:
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
        sys.exit(f"mutate: the tests do not build\n{told(done.stdout + done.stderr)}")
    print(f"Built after {time.monotonic() - start:.0f} s.", flush=True)
    test(mutants)
    return _summary(mutants, every, options)


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

    `recorded` are those of the last full run; None when this is one, and on a machine without one.
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


def _summary(mutants, every, options):
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
    if options.all:
        without = unproven(read_document(), read_tests(), mutants)
        print(f"{len(without)} statements with tests have no mutant: {', '.join(without)}")
        TABLE.write_text(table(mutants, without))
    elif options.new:
        numbers = tested(read_document(), read_tests())
        TABLE.write_text(with_new_rows(TABLE.read_text(), every, mutants, numbers))
    elif options.under:
        new = table(mutants).splitlines()[1:]
        TABLE.write_text(brought_up_to_date(TABLE.read_text(), new, options.under))
    has_record = TABLE.exists() and not options.all
    words, status = verdict(results, recorded_results(TABLE.read_text()) if has_record else None)
    print(words)
    return status
