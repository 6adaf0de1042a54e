"""Tells, for each public symbol of ours, how it differs from Apple's."""

from dataclasses import dataclass, replace

from .apple import raw_type
from .declaration import TYPE_KINDS

# Only UIKit's own classes conform to these: nobody else could write what they require.
CLOSED_PROTOCOLS = {
    "UIAppearance", "UIDragDropSession", "UIDropSession", "UITraitChangeObservable"}


@dataclass
class Finding:
    symbol: str
    difference: str
    apple: str

    def __str__(self):
        return f"{self.symbol}: {self.difference}\n    Apple has: {self.apple}"


def compare(ours, apple):
    """All findings, ordered by symbol."""
    comparison = _Comparison(ours, apple)
    findings = [finding for symbol in ours for finding in comparison.check(symbol)]
    unique = {(f.symbol, f.difference): f for f in findings}
    return sorted(unique.values(), key=lambda f: (f.symbol, f.difference))


class _Comparison:
    def __init__(self, ours, apple):
        self.apple = apple
        self.by_identifier = {symbol.identifier: symbol for symbol in ours}
        self.types = {s.path: s for s in ours if s.declaration.kind in TYPE_KINDS}
        self.raw_types = {
            s.path[:-1]: s.declaration.parameters[0].type
            for s in ours if s.path[-1] == "init(rawValue:)"}
        self.defaulted = {identifier for s in ours for identifier in s.default_of}

    def check(self, symbol):
        if symbol.default_of:
            return self._check_default(symbol)
        candidates = self.apple.find(symbol.path)
        if candidates:
            return self._closest(symbol, candidates)
        if symbol.overrides:
            return self._check_override(symbol)
        if symbol.witnesses == "elsewhere" or self._is_raw_value(symbol):
            return []
        if symbol.witnesses:
            return self._closest(symbol, self._as_members(symbol, symbol.witnesses))
        similar = self.apple.similar(symbol.path)
        if self._owner_kind(symbol) == "protocol" and any(
                _leaves_out_defaults(symbol.declaration, s.declaration) for s in similar):
            return []
        if similar:
            listed = " | ".join(s.declaration.text for s in similar)
            return [Finding(symbol.name, "its labels are not Apple's", listed)]
        # What stands in a type that Apple lacks is told once, with the type.
        if any(self._is_unknown(symbol.path[:n]) for n in range(1, len(symbol.path))):
            return []
        return [Finding(symbol.name, f"not Apple's ({symbol.declaration.text})", "nothing")]

    def _as_members(self, symbol, requirement):
        """What Apple's class declares when it adopts a protocol's requirement."""
        owner = self.types.get(symbol.path[:-1])
        overridable = owner and owner.access == "open" and symbol.declaration.kind != "init"
        access = "open" if overridable else "public"
        return [replace(theirs, access=access) for theirs in self.apple.find(requirement)]

    def _is_unknown(self, path):
        return path in self.types and not self.apple.find(path)

    def _is_raw_value(self, symbol):
        """What makes an imported option set or string constant what it is."""
        kind = self._owner_kind(symbol)
        return kind in ("struct", "enum") and symbol.path[-1] in (
            "rawValue", "init(rawValue:)", "init(_:)") and len(symbol.path) > 1 and (
                symbol.path[:-1] in self.raw_types)

    def _owner_kind(self, symbol):
        owner = self.types.get(symbol.path[:-1])
        return owner.declaration.kind if owner else None

    def _check_default(self, symbol):
        requirement = self.by_identifier.get(symbol.default_of[0])
        candidates = self.apple.find(requirement.path) if requirement else []
        if requirement and requirement.path[0] in CLOSED_PROTOCOLS:
            return []
        if candidates and not any(c.is_optional for c in candidates):
            return [Finding(
                symbol.name, "has a default implementation, but conformers must write it",
                candidates[0].declaration.text)]
        return []

    def _check_override(self, symbol):
        owner = self.types.get(symbol.path[:-1])
        overridable = (
            symbol.declaration.kind != "init" and symbol.declaration.level != "static"
            and "final" not in symbol.declaration.modifiers)
        if overridable and owner and owner.access == "open" and symbol.access != "open":
            return [Finding(
                symbol.name, "an override in an open class is not open",
                "an open member, inherited")]
        return []

    def _closest(self, symbol, candidates):
        """The findings against the overload that is nearest."""
        if not candidates:
            return []
        all_differences = [(self._differences(symbol, c), c) for c in candidates]
        differences, nearest = min(all_differences, key=lambda pair: len(pair[0]))
        return [Finding(symbol.name, text, _shown(nearest)) for text in differences]

    def _differences(self, symbol, theirs):
        mine, other = symbol.declaration, theirs.declaration
        if mine.kind in TYPE_KINDS or other.kind in TYPE_KINDS:
            return list(self._type_differences(symbol, theirs))
        return [
            *_kind(symbol, theirs), *_level(mine, other),
            # Swift's protocols cannot give an argument a default, as imported ones do.
            *_parameters(
                mine, other, defaults=not symbol.is_requirement,
                escaping=theirs.source != "overlay"),
            *_pair("result" if other.parameters is not None else "type", mine.type, other.type),
            *_pair("failable initialiser", mine.failable, other.failable),
            *_pair("effects", _words(mine.effects), _words(other.effects)),
            *_pair("accessors", _words(mine.accessors), _words(other.accessors)),
            *_pair("generic requirements", _words(mine.requirements), _words(other.requirements)),
            *self._access(symbol, theirs), *_discardable(symbol, theirs), *_weak(mine, other),
            *self._initialiser(symbol, theirs), *self._optional(symbol, theirs),
        ]

    def _type_differences(self, symbol, theirs):
        yield from _pair("kind", symbol.declaration.kind, theirs.declaration.kind)
        yield from _access(symbol, theirs)
        yield from _pair(
            "generic parameters", len(symbol.declaration.generics),
            len(theirs.declaration.generics))
        expected = raw_type(theirs)
        if symbol.declaration.kind == "enum" and expected:
            yield from _pair("raw type", self.raw_types.get(symbol.path, "none"), expected)

    def _access(self, symbol, theirs):
        known = symbol.is_in_extension and symbol.name in self.apple.not_overridable
        if not (known and (symbol.access, theirs.access) == ("public", "open")):
            yield from _access(symbol, theirs)

    def _initialiser(self, symbol, theirs):
        mine, other = symbol.declaration.modifiers, theirs.declaration.modifiers
        if symbol.declaration.kind != "init" or self._owner_kind(symbol) != "class":
            return
        if not theirs.is_factory:
            yield from _pair(
                "designated or convenience", _which("convenience", mine, "designated"),
                _which("convenience", other, "designated"))
        # `NSCoding` requires its initialiser of every subclass; the listing does not repeat it.
        must_require = "required" in other or symbol.path[-1] == "init(coder:)"
        if must_require and "required" not in mine:
            yield "not required of subclasses"

    def _optional(self, symbol, theirs):
        if not symbol.is_requirement:
            return
        has_default = symbol.identifier in self.defaulted
        if theirs.is_optional and not has_default:
            yield "optional in Apple's protocol, but has no default implementation"


def _shown(theirs):
    text = theirs.declaration.text
    if theirs.source == "headers":
        text = f"{theirs.access} {text}"
        if theirs.discardable:
            text = f"@discardableResult {text}"
    return text


def _pair(what, mine, other):
    if mine != other:
        yield f"{what}: {_or_none(mine)} instead of {_or_none(other)}"


def _or_none(value):
    return value if value != "" else "none"


def _words(values):
    return " ".join(sorted(values))


def _which(word, words, otherwise):
    return word if word in words else otherwise


def _kind(symbol, theirs):
    # A constant and a variable that can only be read are the same to a caller.
    mine, other = ("var" if kind == "let" else kind
                   for kind in (symbol.declaration.kind, theirs.declaration.kind))
    yield from _pair("kind", mine, other)


def _level(mine, other):
    # A C constant sorted under a class: nothing to override, so the two are one.
    if other.kind == "let" and {mine.level, other.level} <= {"static", "class"}:
        return
    yield from _pair("level", mine.level, other.level)


def _parameters(mine, other, defaults, escaping):
    """`escaping`: whether Apple's side says it; the listing's Swift interfaces have lost it."""
    if mine.parameters is None or other.parameters is None:
        return
    for ours, theirs in zip(mine.parameters, other.parameters):
        our_type, their_type = (
            p.type if escaping else p.type.replace("@escaping ", "") for p in (ours, theirs))
        yield from _pair(f"type of parameter {theirs.label}", our_type, their_type)
        if defaults and ours.default != theirs.default:
            yield (f"default of parameter {theirs.label}: {ours.default or 'none'}"
                   f" instead of {theirs.default or 'none'}")


def _leaves_out_defaults(mine, other):
    """Whether a method of an extension gives what a requirement cannot: arguments' defaults."""
    if mine.parameters is None or other.parameters is None or mine.type != other.type:
        return False
    given = [(p.label, p.type) for p in mine.parameters]
    needed = [(p.label, p.type) for p in other.parameters if p.default is None]
    return given == needed


def _access(symbol, theirs):
    if symbol.declaration.kind != "case":
        access = "public" if "final" in symbol.declaration.modifiers else symbol.access
        yield from _pair("access", access, theirs.access)


def _discardable(symbol, theirs):
    mine = "discardableResult" in symbol.declaration.attributes
    if theirs.discardable is None or mine == theirs.discardable:
        return
    yield "lacks @discardableResult" if theirs.discardable else "is @discardableResult"


def _weak(mine, other):
    if mine.kind != "var" or "weak" not in mine.modifiers | other.modifiers:
        return
    # A computed property cannot say `weak`, what only we set is for the tests of lifetimes, and
    # where Apple's reference dangles, ours may be cleared.
    is_computed = "weak" in other.modifiers and mine.has_accessor_block
    if is_computed or "set" not in other.accessors or "unowned(unsafe)" in other.modifiers:
        return
    yield from _pair(
        "reference", _which("weak", mine.modifiers, "strong"),
        _which("weak", other.modifiers, "strong"))
