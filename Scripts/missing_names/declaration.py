"""The parts of a declaration as Apple's interfaces write it."""

import re
from dataclasses import dataclass

_MODIFIERS = ("optional", "convenience", "required", "class", "static", "mutating",
              "nonmutating", "nonisolated(unsafe)", "nonisolated", "weak", "unowned(unsafe)",
              "unowned", "dynamic", "override", "final", "isolated", "prefix", "indirect")
_START = re.compile(
    r"^((?:@\w+(?:\([^)]*\))? )*)((?:(?:" + "|".join(re.escape(word) for word in _MODIFIERS)
    + r") )*)")
_TYPE_KEYWORDS = ("class", "struct", "enum", "protocol")


@dataclass(frozen=True)
class Parts:
    attributes: str
    modifiers: tuple
    # What follows: `func f(x: Int) -> Bool`.
    rest: str

    @property
    def is_static(self):
        return "static" in self.modifiers or "class" in self.modifiers

    @property
    def is_weak(self):
        return any(word.startswith(("weak", "unowned")) for word in self.modifiers)


def split(declaration):
    match = _START.match(declaration)
    return Parts(match.group(1), tuple(match.group(2).split()), declaration[match.end():])


@dataclass(frozen=True)
class Signature:
    parameters: tuple
    # `async throws`, and the like.
    effects: str
    result: str

    @property
    def throws(self):
        return "throws" in self.effects


def signature(rest):
    """What stands after the name of a function."""
    start = _parameters_start(rest)
    if start < 0:
        return Signature((), "", "")
    depth = 0
    end = start
    for end in range(start, len(rest)):
        depth += rest[end] in "(["
        depth -= rest[end] in ")]"
        if depth == 0:
            break
    tail = rest[end + 1:]
    effects, _, result = tail.partition("->")
    return Signature(tuple(_commas(rest[start + 1:end])), effects.partition(" where ")[0].strip(),
                     result.partition(" where ")[0].strip())


def _parameters_start(rest):
    """Where the parameters begin: what a function is generic over may have parentheses too."""
    depth = 0
    for index, character in enumerate(rest):
        if character == "<":
            depth += 1
        elif character == ">" and rest[index - 1] != "-":
            depth -= 1
        elif character == "(" and depth == 0:
            return index
    return -1


def _commas(text):
    """The parts between commas outside of brackets."""
    parts, depth, part = [], 0, ""
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        if character == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += character
    return parts + [part.strip()] if part.strip() else parts


@dataclass(frozen=True)
class Property:
    name: str
    type: str
    is_settable: bool


def property_of(rest):
    """A property, or None where it is none that can be read."""
    match = re.match(r"(var|let) (`?\w+`?): (.+?)(?: (\{[^{}]*\}))?$", rest)
    if not match:
        return None
    keyword, name, text, accessors = match.groups()
    is_settable = keyword == "var" and (accessors is None or "set" in accessors)
    return Property(name, text, is_settable)


def subscript_of(rest):
    """A subscript without its accessors, and whether it can be set."""
    match = re.match(r"(subscript.*?) (\{[^{}]*\})$", rest)
    return (match.group(1), "set" in match.group(2)) if match else None


def raw_type(declaration):
    """The type of the raw value that an initializer takes."""
    match = re.match(r"init\??\(rawValue: (.+)\)$", split(declaration).rest)
    return match.group(1).strip() if match else None


def generic_parameters(declaration):
    """The names that a declaration is generic over."""
    match = re.search(r"\b(?:func|init\??|subscript|struct|class|enum|protocol|typealias)"
                      r"(?: `?[\w]+`?)?<", declaration)
    if not match:
        return set()
    depth, end = 1, match.end()
    while end < len(declaration) and depth:
        depth += declaration[end] == "<"
        depth -= declaration[end] == ">" and declaration[end - 1] != "-"
        end += 1
    return {part.partition(":")[0].strip()
            for part in _commas(declaration[match.end():end - 1])}


def type_names(declaration):
    """The first names of the types that a declaration speaks of."""
    text = re.sub(r'"[^"]*"', "", declaration)
    text = re.sub(r"@\w+(\([^)]*\))?", "", text)
    # What is declared is no use.
    text = re.sub(r"\b(?:func|var|let|case|init|associatedtype|" + "|".join(_TYPE_KEYWORDS)
                  + r"|typealias) `?\w+`?", "", text)
    return {match.group(1) for match in re.finditer(r"(?<![\w.`])([A-Z]\w*)(?!\w*:)", text)}
