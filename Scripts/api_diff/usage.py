"""What real apps use of UIKit, and how much of it is there.

`data/usage.tsv` counts over public apps; `data/usage-notes.tsv` says of what is not there why.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from .apple import DATA, rows

KINDS = (
    ("type", "Types"), ("initialiser", "Initialisers"), ("override", "Overridden members"),
    ("protocol method", "Methods of protocols that apps implement"),
    ("member", "Members that apps call"), ("qualified", "Members and types named with their type"),
)

# What UIKit's users have from Foundation, on Linux as well.
FOUNDATION = re.compile(r"^(CG(Float|Rect|Size|Point|Vector)|NSAttributedString)\b")


@dataclass(frozen=True)
class Use:
    kind: str
    apps: int
    uses: int
    name: str


@dataclass(frozen=True)
class Finding:
    use: Use
    is_there: bool
    note: str = ""


def read_uses(text):
    return [Use(kind, int(apps), int(uses), name)
            for kind, apps, uses, name in rows(text)[1:]]


def read_notes(text):
    return {name: (status, reason) for name, status, reason in rows(text)[1:]}


class Names:
    """The names that a set of symbol paths declares, in the ways in which apps write them."""

    def __init__(self, paths):
        self.types, self.members, self.qualified = set(), set(), set()
        for path in paths:
            # Functions are written with capitals as well.
            self.types.add(path[-1].partition("(")[0] if len(path) == 1 else path[-1])
            self.members.add(path[-1])
            self.qualified.add(".".join(path))
            # `UIApplication.LaunchOptionsKey` was `UIApplicationLaunchOptionsKey` once.
            self.types.add("".join(path))

    def have(self, use):
        name = use.name.removeprefix("var ").removeprefix(".")
        if use.kind == "type":
            return name in self.types
        if use.kind == "initialiser":
            owner, _, labels = name.partition("(")
            # Initialisers are inherited: which class has one is not asked.
            return owner.rpartition(".")[2] in self.types and (
                labels == ")" or self._have_labels("init(" + labels))
        if use.kind == "qualified":
            return self._have_qualified(name)
        return name in self.members or self._have_labels(name)

    def _have_qualified(self, name):
        if name in self.qualified:
            return True
        owner, _, member = name.rpartition(".")
        # Apps name what a superclass or an overload declares with the type that they have in hand.
        return owner.split(".")[0] in self.types and any(
            candidate == member or candidate.startswith(member + "(") for candidate in self.members)

    # Arguments with defaults may be left out.
    def _have_labels(self, name):
        base, _, labels = name.partition("(")
        if not labels:
            return False
        wanted = [label for label in labels.rstrip(")").split(":") if label]
        for candidate in self.members:
            other, _, theirs = candidate.partition("(")
            if other != base or not theirs:
                continue
            given = iter(label for label in theirs.rstrip(")").split(":") if label)
            if all(label in given for label in wanted):
                return True
        return False


def find(uses, ours, apples, notes):
    """What of it is there; uses of names that are nobody's of UIKit's are left out."""
    found = []
    for use in uses:
        status, reason = notes.get(use.name, ("", ""))
        if status == "not UIKit":
            continue
        is_there = bool(FOUNDATION.match(use.name)) or ours.have(use)
        if not is_there and use.kind in ("member", "override", "protocol method"):
            # The app's own, Foundation's or another library's.
            if not apples.have(use):
                continue
        found.append(Finding(use, is_there, "" if is_there else reason))
    return found


def table(findings):
    lines = [
        "# The API of UIKit that apps use", "",
        "This page counts the names of UIKit in 61 public apps and navigation libraries, and lists"
        " those that the stage lacks. *Apps* is the number of projects that use a name."
        " `Scripts/api-usage` generates the page: do not edit it.",
        "",
        "| | Used by 3 or more | available | All | available |", "|---|---|---|---|---|",
    ]
    for kind, title in KINDS:
        own = [finding for finding in findings if finding.use.kind == kind]
        often = [finding for finding in own if finding.use.apps >= 3]
        lines.append(f"| {title} | {len(often)} | {_count(often)} | {len(own)} | {_count(own)} |")
    first = [finding for finding in findings if finding.use.kind == "type"][:100]
    lines += ["", f"Of the 100 most used types, {_count(first)} are available.", ""]
    for kind, title in KINDS:
        missing = [f for f in findings if f.use.kind == kind and not f.is_there]
        lines += [f"## Missing: {title[0].lower()}{title[1:]}", ""]
        if not missing:
            lines += ["None.", ""]
            continue
        lines += ["| Apps | Uses | Name | Why |", "|---|---|---|---|"]
        lines += [
            f"| {f.use.apps} | {f.use.uses} | `{f.use.name}` | {f.note} |" for f in missing]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _count(findings):
    return sum(finding.is_there for finding in findings)


def load(symbols, apple):
    notes = read_notes((DATA / "usage-notes.tsv").read_text())
    uses = read_uses((DATA / "usage.tsv").read_text())
    return find(
        uses, Names(symbol.path for symbol in symbols), Names(apple.symbols), notes)


PAGE = Path(__file__).resolve().parents[2] / "Documentation/Usage.md"
