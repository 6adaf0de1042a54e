"""What Apple's UIKit declares: the listing, and the supplement that cites documentation."""

import re
from collections import defaultdict
from dataclasses import dataclass, replace
from pathlib import Path

from .declaration import TYPE_KINDS, Declaration, parse

DATA = Path(__file__).parent / "data"

# The listing says `Double` for `CGFloat`, all but here, where Apple's header says `double`.
REAL_DOUBLES = {
    ("UIView", "addKeyframe(withRelativeStartTime:relativeDuration:animations:)"),
}


@dataclass
class AppleSymbol:
    path: tuple
    declaration: Declaration
    # "headers" (imported Objective-C), "overlay" (Swift) or "supplement".
    source: str
    access: str
    # `None`: either way is right.
    discardable: bool | None
    # A class method that is imported as an initialiser: no subclass can call it.
    is_factory: bool = False

    @property
    def is_optional(self):
        return "optional" in self.declaration.modifiers


class AppleSurface:
    """Apple's symbols, found by path; a path names several where methods are overloaded."""

    def __init__(self, symbols, not_overridable=()):
        # Names of members that ours keeps in extensions, where nobody can override them.
        self.not_overridable = frozenset(not_overridable)
        self.symbols = defaultdict(list)
        self.by_base_name = defaultdict(list)
        for symbol in symbols:
            self.symbols[symbol.path].append(symbol)
            self.by_base_name[symbol.path[:-1] + (symbol.declaration.name,)].append(symbol)

    def find(self, path):
        return self.symbols.get(tuple(path), [])

    def similar(self, path):
        """Symbols at the same place with the same base name, whatever their labels."""
        return self.by_base_name.get(tuple(path[:-1]) + (path[-1].split("(")[0],), [])

    @classmethod
    def load(cls, data=DATA):
        supplement = read_supplement((data / "supplement.tsv").read_text())
        # A cited row speaks for its symbol alone: the listing's row is what it corrects.
        corrected = {symbol.path for symbol in supplement}
        must_use = {row[0] for row in rows((data / "must-use.tsv").read_text())[1:]}
        listing = read_listing((data / "uikit-api.tsv").read_text(), must_use)
        # Nothing of a class that a row makes final can be overridden.
        final = {symbol.path for symbol in supplement if _is_final_class(symbol)}
        listing = [
            replace(symbol, access="public") if symbol.path[:-1] in final else symbol
            for symbol in listing if symbol.path not in corrected]
        in_extensions = rows((data / "not-overridable.tsv").read_text())[1:]
        return cls(listing + supplement, (row[0] for row in in_extensions))


def _is_final_class(symbol):
    return symbol.declaration.kind == "class" and "final" in symbol.declaration.modifiers


def rows(text):
    """The cells of each line that is neither a comment nor blank; the first is the header."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [line.split("\t") for line in lines]


def read_listing(text, must_use=()):
    """Symbols of the listing: class, kind, Swift name, declaration, source."""
    records = [dict(zip(("class", "kind", "name", "declaration", "source"), row))
               for row in rows(text)[1:]]
    protocols = {record["class"] for record in records if record["kind"] == "protocol"}
    return [_listed_symbol(record, protocols, must_use) for record in records]


def _listed_symbol(record, protocols, must_use):
    source = "headers" if record["source"].startswith("headers") else "overlay"
    declaration = parse(record["declaration"], bridged=source == "headers")
    owner = _owner(record)
    path = owner + (declaration.full_name,)
    if (owner[0] if owner else "", path[-1]) in REAL_DOUBLES:
        declaration = parse(record["declaration"])
    if source == "overlay":
        access = "open" if "open" in declaration.modifiers else "public"
        # The listing's Swift interfaces have lost their attributes.
        discardable = None
    else:
        in_protocol = record["class"] in protocols
        access = _imported_access(record, declaration, in_protocol)
        base_name = ".".join(owner + (declaration.name,))
        discardable = (
            base_name not in must_use and _imported_discardable(declaration, in_protocol))
    is_factory = record["kind"] == "factory init"
    return AppleSymbol(path, declaration, source, access, discardable, is_factory)


def _owner(record):
    """The types around a symbol. The Swift name repeats those inside the class."""
    if record["kind"] in ("class", "protocol", "struct") and record["name"] == record["class"]:
        return ()
    nested = re.match(r"(?:\w+\.)*", record["name"].replace("`", "")).group(0)
    return (record["class"],) + tuple(nested.split(".")[:-1])


def _imported_access(record, declaration, in_protocol):
    """Objective-C classes are imported `open`, and so is what they let subclasses override."""
    if declaration.kind == "class":
        return "open"
    is_member_of_class = (
        not in_protocol and record["kind"] in ("method", "property", "class method", "subscript")
        or record["kind"] == "class property" and declaration.level == "class")
    # A constant that was sorted under a class stays a constant.
    overridable = declaration.kind in ("func", "var", "subscript") and declaration.level != "static"
    return "open" if is_member_of_class and overridable else "public"


def _imported_discardable(declaration, in_protocol):
    """The importer makes the result of every C function and Objective-C method discardable,
    unless the header says `warn_unused_result` (SE-0047).

    A delegate's methods are called by UIKit, so whether their result may be ignored is nobody's
    concern.
    """
    if declaration.kind != "func" or not declaration.type:
        return False
    return None if in_protocol else True


def read_supplement(text):
    """Symbols that cite Apple's documentation: path, declaration, citation, reason."""
    symbols = []
    for row in rows(text)[1:]:
        if len(row) != 4 or not all(cell.strip() for cell in row):
            raise ValueError(f"a supplement row needs symbol, declaration, citation, why: {row}")
        name, text_of_declaration, _, _ = row
        declaration = parse(text_of_declaration)
        owner = re.match(r"(?:\w+\.)*", name).group(0)
        path = tuple(owner.split(".")[:-1]) + (name[len(owner):],)
        if path[-1] != declaration.full_name:
            raise ValueError(f"{name} is not what {text_of_declaration!r} declares")
        access = "open" if "open" in declaration.modifiers else "public"
        symbols.append(AppleSymbol(
            path, declaration, "supplement", access,
            "discardableResult" in declaration.attributes))
    return symbols


def raw_type(symbol):
    """The raw type that an enum must have, if it must have one."""
    declaration = symbol.declaration
    if declaration.kind not in TYPE_KINDS:
        return None
    if symbol.source == "headers":
        return "Int" if declaration.kind == "enum" else None
    return declaration.inherited[0] if declaration.inherited else None
