"""A table beside the stage: which rows are missing, and which of them are left out."""

import re
from collections import defaultdict
from dataclasses import dataclass, field

from . import declaration
from .table import TYPES

# The compiler makes these of what a type conforms to, or they are of no use to an app.
_MADE = re.compile(r"\.(hash\(into:\)|encode\(with:\)|encode\(to:\)|init\(from:\)|init\(coder:\)"
                   r"|hashValue|hash|description|debugDescription|customMirror)$|\._\w+$")

_SWIFT = set("""Any AnyObject AnyHashable AnyClass Bool Int Int8 Int16 Int32 Int64 UInt UInt8
UInt16 UInt32 UInt64 Float Double String Substring Character Void Never Array Dictionary Set
Optional Result Error Self Type Sendable Hashable Equatable Comparable Codable Decodable Encodable
Sequence Collection RandomAccessCollection BidirectionalCollection MutableCollection
RawRepresentable OptionSet CaseIterable Identifiable CustomStringConvertible KeyPath
WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath UnsafeRawPointer
UnsafeMutableRawPointer UnsafePointer UnsafeMutablePointer UnsafeBufferPointer
UnsafeMutableBufferPointer AutoreleasingUnsafeMutablePointer OpaquePointer Unmanaged CVarArg
Range ClosedRange Decoder Encoder AnyIterator IteratorProtocol AsyncSequence
AsyncIteratorProtocol Hasher Mirror MainActor Swift Task AsyncStream Duration
ExpressibleByStringLiteral ExpressibleByArrayLiteral ExpressibleByIntegerLiteral
ExpressibleByFloatLiteral StaticString UnicodeScalar Unicode Actor SetAlgebra Element
LocalizedError CustomNSError StringProtocol BinaryInteger FixedWidthInteger CChar
Protocol""".split())


@dataclass
class Fix:
    """What the compiler wants of a row."""
    # Ends the process instead of an answer.
    traps: bool = False
    overrides: bool = False
    # The reason for which it is not declared.
    left_out: str = ""


@dataclass
class Fixes:
    """What the compiler wants of all rows, by their keys."""
    rows: dict = field(default_factory=lambda: defaultdict(Fix))
    # Types and protocols that they cannot conform to, with the reason.
    conformances: dict = field(default_factory=dict)


class Model:
    """What is there, what is missing, and how names are found."""

    def __init__(self, rows, stage, fixes=None, beside=(), own=()):
        """`beside` has the rows of other tables that are made in whole, `own` the types that are written by
        hand."""
        self.own = set(own)
        self.stage = stage
        self.rows = rows
        self.fixes = fixes or Fixes()
        self.children = defaultdict(list)
        self.by_key = {row.key: row for row in rows}
        for row in rows:
            self.children[row.parent].append(row)
        self.beside = {row.name: row for row in beside if row.kind in TYPES + ("typealias",)}
        # By name: the raw values of constants and the defaults of properties that are documented.
        self.values = {}
        self.table_types = {row.name: row for row in rows if row.kind in TYPES}
        self.missing_types = {}
        self.raw_types = {}
        self.cases = stage.cases()
        for row in [*rows, *beside]:
            if row.kind == "enum.case" and not stage.has(row.name):
                self.cases[row.parent].append(row.name)
            if row.kind == "init" and row.member == "init(rawValue:)":
                found = declaration.raw_type(row.declaration)
                if found:
                    self.raw_types[row.parent] = found
        self.reasons = {}
        self.missing = []
        self._sort()

    # MARK: What is missing

    def _sort(self):
        """Finds the rows that are missing, and the reasons why some are not declared."""
        for row in self.rows:
            reason = self._reason(row)
            if reason:
                self.reasons[row.key] = reason
            else:
                self.missing.append(row)
        self.missing_types = {row.name: row for row in self.missing
                              if row.kind in TYPES + ("typealias",)}
        self._leave_out_what_has_no_types()

    def _reason(self, row):
        """Why a row is not declared: `stage: …` where it is there."""
        stage = self.stage
        if stage.has(row.name):
            return "stage: declared"
        if row.name == "UIApplicationMain(_:_:_:_:)":
            return "stage: `UIApplicationDelegate.main()`"
        if row.kind == "func.op" or _MADE.search(row.name):
            above = row.parent
            if above in stage.types:
                return "stage: with its type"
            return "" if self._is_made_by_hand(row) else "module: with its type"
        if row.parent in stage.types:
            if row.kind not in TYPES and any(
                    stage.has(f"{above}.{row.member}") for above in stage.ancestors(row.parent)):
                return "stage: inherited"
            if row.member in ("rawValue", "init(rawValue:)"):
                return "stage: made by the compiler"
            base = row.name.split("(")[0]
            if " async" in row.declaration and any(
                    name.startswith(base + "(") for name in self._methods(row.parent)):
                return "stage: asynchronous form of a method that is there"
            if row.kind == "enum.case":
                return "an extension cannot add a case"
        elif row.parent and row.parent not in self.table_types:
            return f"{row.parent} is of a module that is not there"
        fix = self.fixes.rows.get(row.key)
        return fix.left_out if fix else ""

    def _is_made_by_hand(self, row):
        return row.member == "init(coder:)" and self.table_types.get(
            row.parent) is not None and self.table_types[row.parent].kind == "class"

    def _methods(self, parent):
        if not hasattr(self, "_by_parent"):
            self._by_parent = defaultdict(list)
            for name in self.stage.names:
                self._by_parent[name.split("(")[0].rpartition(".")[0]].append(name)
        return self._by_parent[parent]

    def _leave_out_what_has_no_types(self):
        """Leaves out what speaks of types that are nowhere, and again what speaks of those."""
        while True:
            tops = {name.split(".")[0] for name in
                    [*self.stage.types, *self.missing_types, *self.beside]} | _SWIFT | self.own
            kept = []
            for row in self.missing:
                reason = self._lacking(row, tops)
                if reason:
                    self.reasons[row.key] = reason
                    self.missing_types.pop(row.name, None)
                else:
                    kept.append(row)
            if len(kept) == len(self.missing):
                return
            self.missing = kept

    def _lacking(self, row, tops):
        if row.parent and not self.is_type(row.parent):
            return f"its type {row.parent} is left out"
        known = self._generic_names(row)
        text = row.declaration + (f": {row.inherits}" if row.inherits else "")
        lacking = sorted(name for name in declaration.type_names(text)
                         if name not in tops and name not in known
                         and not self._is_nested(name, row))
        return f"{lacking[0]} is not there" if lacking else ""

    def _generic_names(self, row):
        names = declaration.generic_parameters(row.declaration)
        for scope in scopes(row.parent):
            if scope in self.table_types:
                names |= declaration.generic_parameters(self.table_types[scope].declaration)
            names |= {child.member for child in self.children[scope]
                      if child.kind == "associatedtype"}
        return names | {child.member for child in self.children[row.name]
                        if child.kind == "associatedtype"}

    def _is_nested(self, name, row):
        return any(self.is_type(f"{scope}.{name}") for scope in scopes(row.parent) + [row.name])

    # MARK: Names

    def is_type(self, name):
        return name in self.stage.types or name in self.missing_types or name in self.beside

    def resolve(self, name, scope):
        """The full name of a type that is named inside another one."""
        for outer in reversed(scopes(scope)):
            if self.is_type(f"{outer}.{name}"):
                return f"{outer}.{name}"
        return name if self.is_type(name) else None

    def kind(self, name):
        row = self.missing_types.get(name) or self.beside.get(name)
        return row.kind if row else self.stage.types.get(name)

    def superclass(self, name):
        row = self.missing_types.get(name) or self.beside.get(name)
        if not row or row.kind != "class":
            return None
        parent = row.inherits.split(",")[0] or "NSObject"
        return self.resolve(parent, name) or parent

    def root(self, name):
        """The nearest superclass that the stage has, or the class itself."""
        while name in self.missing_types or name in self.beside:
            name = self.superclass(name) or "NSObject"
        return name

    def is_a(self, name, base):
        root = self.root(name)
        return root == base or base in self.stage.ancestors(root)

    def is_option_set(self, name):
        row = self.missing_types.get(name) or self.beside.get(name)
        if row:
            return "OptionSet" in row.conforms
        return bool({"OptionSet", "SetAlgebra"} & self.stage.ancestors(name))

    def is_on_main_actor(self, name):
        row = self.table_types.get(name)
        if row and name not in self.stage.types:
            return "@MainActor" in row.declaration
        return (row is not None and "@MainActor" in row.declaration
                ) or self.stage.is_on_main_actor(name)


def scopes(path):
    """A path and all that it is in, the outermost first."""
    parts = path.split(".") if path else []
    return [".".join(parts[:end]) for end in range(1, len(parts) + 1)]
