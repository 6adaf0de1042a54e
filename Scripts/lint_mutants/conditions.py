"""Finds the conditions in Swift code, and makes each one that a mutant can decide."""

import re
from dataclasses import dataclass

# Bindings and patterns introduce names, which the code behind them needs.
_BINDS = re.compile(r"(let|var|case|#available|#unavailable|await|try)\b")
_STATEMENT = re.compile(r"\b(guard|if|where|while)\b(?!:)")


@dataclass(frozen=True)
class Condition:
    start: int
    end: int
    keyword: str


def conditions(source):
    """The conditions of `guard`, `if`, `while` and `where`, without those that bind names."""
    masked = mask(source)
    found = []
    for match in _STATEMENT.finditer(masked):
        keyword = match.group(1)
        end = _end(masked, match.end(), keyword)
        if end is None:
            continue
        for start, stop in _clauses(masked, match.end(), end):
            if not _BINDS.match(masked[start:stop]):
                found.append(Condition(start, stop, keyword))
    return found


def mask(source):
    """The source with spaces for comments and underscores for strings; offsets stay."""
    pattern = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')
    return pattern.sub(
        lambda m: re.sub(r"[^\n]", " " if m.group().startswith("/") else "_", m.group()), source)


def _end(masked, start, keyword):
    """The end of the conditions: `else` of a guard, the brace of another statement."""
    depth = 0
    for index in range(start, len(masked)):
        character = masked[index]
        if depth == 0:
            if keyword == "guard" and re.match(r"else\b", masked[index:index + 5]) \
                    and not masked[index - 1].isalnum():
                return index
            if keyword != "guard" and character == "{":
                return index
            if keyword == "where" and character in "\n;" and not masked[start:index].strip():
                return None
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth < 0:
                return None
    return None


def _clauses(masked, start, end):
    """The parts between commas, without the space around them."""
    depth, begin = 0, start
    for index in range(start, end + 1):
        character = masked[index] if index < end else ","
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and (depth == 0 or index == end):
            text = masked[begin:index]
            if text.strip():
                yield begin + len(text) - len(text.lstrip()), begin + len(text.rstrip())
            begin = index + 1


def mutated(source, first):
    """The source with a mutant of each condition, numbered from `first`, and the mutants' places.

    A mutant of a guard or of a filter lets everything pass. One of another statement decides it in
    either way. One of a conjunction leaves out its right side.
    """
    pieces, places, position, number = [], [], 0, first
    for one in sorted(conditions(source), key=lambda c: c.start):
        if one.start < position:
            continue
        text = source[one.start:one.end]
        line = source.count("\n", 0, one.start) + 1
        pieces.append(source[position:one.start])
        places.append((number, line, f"{one.keyword} {text} → true"))
        if one.keyword in ("guard", "where"):
            pieces.append(f"(mutant({number}) || ({text}))")
            number += 1
        else:
            pieces.append(f"(mutant({number}) || (!mutant({number + 1}) {_AND} ({text})))")
            places.append((number + 1, line, f"{one.keyword} {text} → false"))
            number += 2
        position = one.end
    pieces.append(source[position:])
    return _without_right_sides("".join(pieces), places, number)


# Stands for the conjunction that a mutant is made of, so that it is not taken for one of the source.
_AND = "∧"


def _without_right_sides(source, places, number):
    masked, pieces, position = mask(source), [], 0
    for match in re.finditer(r"&&\s*", masked):
        pieces.append(f"{source[position:match.end()]}mutant({number}) ?| ")
        rest = source[match.end():].split("\n", 1)[0]
        places.append((number, source.count("\n", 0, match.end()) + 1, f"&& {rest} → left out"))
        position, number = match.end(), number + 1
    pieces.append(source[position:])
    return "".join(pieces).replace(_AND, "&&"), places
