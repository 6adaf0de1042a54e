"""What of UIKit's behaviour is kept: Documentation/Parity.md and Documentation/parity.tsv."""

import argparse
import os
import sys
from dataclasses import dataclass, field

from .document import ROOT, order, read_document
from .tests_of import read_tests

NOTES = ROOT / "Documentation" / "parity-notes.tsv"
PAGE = ROOT / "Documentation" / "Parity.md"
TABLE = ROOT / "Documentation" / "parity.tsv"

KEPT, PARTLY, OPEN = "kept", "partly", "open"
# The last section lists what is not known: nothing to keep.
QUESTIONS = "14"


@dataclass(frozen=True)
class Note:
    status: str
    reason: str


@dataclass
class Row:
    statement: object
    status: str
    reason: str
    tests: list = field(default_factory=list)


class Contradiction(Exception):
    """The statements, the tests and the notes do not fit together."""


def read_notes(text):
    """Status and reason by the number of a statement, or of a section that it speaks for."""
    notes = {}
    for line in text.splitlines()[1:]:
        if not line.strip() or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 3 or cells[1] not in (PARTLY, OPEN) or not cells[2].strip():
            raise Contradiction(
                f"a note needs a number, `{PARTLY}` or `{OPEN}`, and a reason: {line!r}")
        notes[cells[0]] = Note(cells[1], cells[2].strip())
    return notes


def evaluate(statements, tests, notes):
    """A row for each statement. Raises `Contradiction` with all that does not fit."""
    statements = {
        number: statement for number, statement in statements.items()
        if statement.section.number != QUESTIONS}
    by_number, problems = {}, []
    for test in tests:
        for number in test.numbers:
            by_number.setdefault(number, []).append(test)
            if number not in statements:
                problems.append(f"{test.file}: `{test.name}` names {number}, which no statement has")
    known = set(statements) | {
        prefix for number in statements for prefix in _prefixes(number)}
    problems += [f"a note speaks of {number}, which does not exist"
                 for number in notes if number not in known]
    rows = []
    for number, statement in sorted(statements.items(), key=lambda item: order(item[0])):
        row = _row(statement, by_number.get(number, []), notes)
        own = notes.get(number)
        if own and own.status == PARTLY and not row.tests:
            problems.append(f"{number} is noted as partly kept, but has no test")
        if own and own.status == OPEN and row.tests:
            problems.append(f"{number} is noted as open, but has a test")
        rows.append(row)
    if problems:
        raise Contradiction("\n".join(problems))
    return rows


def _prefixes(number):
    parts = number.split(".")
    return [".".join(parts[:length]) for length in range(len(parts) - 1, 0, -1)]


def _row(statement, tests, notes):
    numbers = [statement.number, *_prefixes(statement.number)]
    note = next((notes[number] for number in numbers if number in notes), None)
    if tests:
        partly = note and note.status == PARTLY
        return Row(statement, PARTLY if partly else KEPT, note.reason if partly else "", tests)
    return Row(statement, OPEN, note.reason if note else "no test yet")


def table(rows):
    lines = ["statement\tconfidence\tstatus\ttests\treason"]
    for row in rows:
        tests = " | ".join(f"{test.suite}: {test.name}" for test in row.tests)
        lines.append("\t".join([
            row.statement.number, row.statement.confidence, row.status, tests, row.reason]))
    return "\n".join(lines) + "\n"


def page(rows):
    lines = [
        "# The rules of UIKit and their tests",
        "",
        "This page lists the documented behaviour of UIKit as numbered rules, each with the tests that"
        " check it on the stage. `Scripts/parity` generates it from [the rules](uikit-behaviour.md),"
        " the names of the tests and [the notes](parity-notes.tsv): do not edit it. The same as data:"
        " [parity.tsv](parity.tsv).",
        "",
        "- *Kept*: a test covers the rule; its name begins with the rule's number.",
        "- *Partly*: a test covers a part of the rule.",
        "- *Open*: no test covers the rule.",
        "",
        "The letter after a number is the confidence in the rule itself: H for documented or observed,"
        " M for one indirect source, L for an assumption.",
        "",
        *_overview(rows),
    ]
    for section, members in _sections(rows):
        lines += ["", f"## {section.number} {section.title}", ""]
        for status, title in ((KEPT, "Kept"), (PARTLY, "Partly"), (OPEN, "Open")):
            lines += _list(title, [row for row in members if row.status == status])
        while lines[-1] == "":
            lines.pop()
    return "\n".join(lines) + "\n"


def _overview(rows):
    yield "| Section | Kept | Partly | Open |"
    yield "|---|---|---|---|"
    for section, members in _sections(rows):
        yield f"| {section.number} {section.title} | {_counts(members)} |"
    yield f"| **All** | {_counts(rows)} |"
    certain = [row for row in rows if row.statement.confidence == "H"]
    yield f"| **Confidence H** | {_counts(certain)} |"


def _counts(rows):
    return " | ".join(
        str(sum(row.status == status for row in rows)) for status in (KEPT, PARTLY, OPEN))


def _sections(rows):
    sections = {}
    for row in rows:
        sections.setdefault(row.statement.section, []).append(row)
    return list(sections.items())


def _list(title, rows):
    if not rows:
        return
    yield f"### {title}"
    yield ""
    for row in rows:
        sure = row.statement.confidence or "–"
        reason = f" – *{row.reason}*" if row.reason else ""
        yield f"- **{row.statement.number}** ({sure}) {row.statement.summary}{reason}"
        for test in row.tests:
            yield f"  - [{test.suite}](../{test.file}): {test.name}"
    yield ""


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="parity", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail when the files are out of date")
    options = parser.parse_args(arguments)
    try:
        rows = evaluate(read_document(), read_tests(), read_notes(NOTES.read_text()))
    except (Contradiction, ValueError) as problem:
        sys.exit(f"parity: {problem}")
    outdated = [path for path, text in ((PAGE, page(rows)), (TABLE, table(rows)))
                if not path.exists() or path.read_text() != text]
    if options.check:
        for path in outdated:
            print(f"{os.path.relpath(path, ROOT)} is out of date: run Scripts/parity")
        return 1 if outdated else 0
    PAGE.write_text(page(rows))
    TABLE.write_text(table(rows))
    print(f"parity: {len(rows)} statements; kept | partly | open: {_counts(rows)}")
    return 0
