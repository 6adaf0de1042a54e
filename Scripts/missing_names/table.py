"""The table of a module of Apple's: one row for each declaration."""

import re
from collections import defaultdict
from dataclasses import dataclass

TYPES = ("class", "struct", "enum", "protocol")
COLUMNS = ("name", "kind", "requirement", "inherits", "conforms", "declaration")


@dataclass(frozen=True)
class Row:
    name: str
    kind: str
    # For members of protocols: `required` or `optional`.
    requirement: str
    inherits: str
    conforms: tuple
    declaration: str
    # Overloads may share a name: the second of them has the key `name#2`.
    key: str

    @property
    def parent(self):
        """The type that it is a member of; empty at the top level."""
        base = self.name.split("(")[0]
        # The name of an operator may have dots.
        if self.kind == "func.op":
            base = re.split(r"\.[^\w.]", base)[0] + "._"
        return base.rpartition(".")[0]

    @property
    def member(self):
        """Its name within its parent, with labels."""
        return self.name[len(self.parent) + 1:] if self.parent else self.name


def read(*paths):
    """The rows of tables, in their order."""
    found = defaultdict(int)
    rows = []
    for path, line in ((path, line) for path in paths for line in _lines(path)):
        fields = line.split("\t")
        if len(fields) != len(COLUMNS):
            raise ValueError(f"{path}: a row with {len(fields)} fields: {line}")
        name, kind, requirement, inherits, conforms, declaration = fields
        # Core Foundation's text is Swift's own here, which is no object.
        declaration = declaration.replace("Unmanaged<CFString>", "Unmanaged<NSString>")
        found[name] += 1
        key = name if found[name] == 1 else f"{name}#{found[name]}"
        rows.append(Row(name, kind, requirement, inherits,
                        tuple(filter(None, conforms.split(","))), declaration, key))
    return rows


def values(path):
    """The documented values of names: raw values of constants, and what properties are until they are set."""
    return dict(line.split("\t", 1) for line in path.read_text().splitlines()[1:])


def _lines(path):
    return [line for line in path.read_text().splitlines()[1:] if not line.startswith("#")]
