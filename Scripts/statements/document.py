"""The statements about UIKit, read from Documentation/uikit-behaviour.md."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "Documentation" / "uikit-behaviour.md"

NUMBER = r"\d{1,2}\.\d{1,2}(?:\.\d{1,2})?"

_STATEMENT = re.compile(rf"({NUMBER}) (.*)")
_HEADING = re.compile(r"(#{2,3}) (\d{1,2}(?:\.\d{1,2})?)\.? (.*)")
# A statement may begin with what it comes down to: "**A controller cannot present itself.** Presenting…".
_HEADLINE = re.compile(r"\*\*(.+?)\.\*\*\s+")
# The parenthesis with the sources ends in "; H)" or the like, after which a remark may follow.
_SOURCES = re.compile(r"\((?:[^()]|\([^()]*\))*\)")
_GRADE = re.compile(r"\b[HML](?:[-/][HML])*\b")


@dataclass(frozen=True)
class Section:
    number: str
    title: str


@dataclass(frozen=True)
class Statement:
    number: str
    section: Section
    # What it says, without its sources.
    text: str
    # "H", "M", "L", or two of them, joined by "/", where parts differ; "" where none is given.
    confidence: str
    # What it comes down to, in a few words; "" where it does not say so.
    headline: str = ""

    @property
    def summary(self):
        """The headline, else the first sentence, or as much of it as fits into a line."""
        if self.headline:
            return self.headline
        sentence = re.split(r"(?<=[.;])\s(?=[A-Z0-9`(])", self.text)[0].rstrip(".;:")
        if len(sentence) <= 120:
            return sentence
        return sentence[:119].rsplit(" ", 1)[0].rstrip(",;:") + " …"


def order(number):
    """A key that sorts 1.10 after 1.9."""
    return tuple(int(part) for part in number.split("."))


def read_document(text=None):
    """All statements in the order of the document, by number."""
    text = DOCUMENT.read_text() if text is None else text
    statements, section, number, lines = {}, None, None, []

    def finish():
        if number is None:
            return
        if number in statements:
            raise ValueError(f"statement {number} is there twice")
        statements[number] = _statement(number, section, " ".join(lines))

    for line in text.splitlines():
        heading, start = _HEADING.match(line), _STATEMENT.match(line)
        if heading or not line.strip() or line.startswith(("#", "---")):
            finish()
            number = None
            if heading:
                section = _section(heading, section)
        elif start and section:
            finish()
            number, lines = start.group(1), [start.group(2)]
        elif number:
            lines.append(line.strip())
    finish()
    return statements


def _section(heading, outer):
    level, number, title = heading.groups()
    if level == "###" and outer:
        title = f"{outer.title.split(': ')[0]}: {title}"
    return Section(number, title)


def _statement(number, section, text):
    headline = _HEADLINE.match(text)
    text = text[headline.end():] if headline else text
    groups = list(_SOURCES.finditer(text))
    with_grade = [group for group in groups if _grade(group.group())]
    sources = with_grade[-1] if with_grade else None
    if sources:
        # A remark may follow the sources.
        kept = (text[:sources.start()].rstrip() + text[sources.end():]).strip()
    else:
        kept = text
    return Statement(number, section, kept, _grade(sources.group()) if sources else "",
                     headline.group(1) if headline else "")


def _grade(group):
    """The confidence that a parenthesis gives after its last semicolon, or alone."""
    inside = group[1:-1]
    last = inside.rsplit(";", 1)[-1]
    found = []
    for match in _GRADE.finditer(last):
        found += [letter for letter in re.split("[-/]", match.group()) if letter not in found]
    # In a source, "H:" is a header.
    if re.search(r"\b[HML]:", last):
        return ""
    return "/".join(sorted(found, key="HML".index))
