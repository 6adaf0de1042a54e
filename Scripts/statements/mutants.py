"""Ways to disable the code that keeps a statement.

All mutants are compiled into one build, each behind a switch that is thrown at run time:
`mutant(7)` tells whether mutant 7 is the one that lives, `mutantValue(7, x)` is `x`, or something
else when it does. `SWITCH` stands for the number until it is known.
"""

import re
from dataclasses import dataclass

from .document import NUMBER
from .swift_source import Source

SWITCH = "\N{WHITE QUESTION MARK ORNAMENT}"

_MODIFIERS = re.compile(
    r"(?:(?:open|public|package|internal|private|fileprivate|final|static|override|required"
    r"|convenience|weak|unowned|lazy|mutating|nonisolated|class(?=\s+(?:func|var)\b))"
    r"(?:\(\w+\))?\s+)*")
_TYPES = ("struct", "class", "enum", "protocol", "extension", "typealias", "actor", "import")


@dataclass(frozen=True)
class Edit:
    start: int
    end: int
    text: str


@dataclass
class Mark:
    """A comment that says which statements the code below it keeps."""
    numbers: tuple
    file: str
    line: int
    # The first line of that code.
    snippet: str
    # Ways to disable it, the best first; each is a list of edits.
    alternatives: list
    # The lines that an error in any of them would be in.
    lines: range


def find_marks(text, file, known):
    """The marks of a file, for statements in `known`."""
    source, marks, numbers = Source(text), [], []
    position = first_line = 0
    for index, line in enumerate(text.splitlines(keepends=True)):
        stripped = line.strip()
        if stripped.startswith("//"):
            first_line = first_line or index + 1
            numbers += [number for number in _numbers(stripped, known) if number not in numbers]
        elif stripped:
            if numbers:
                place = position + len(line) - len(line.lstrip())
                marks.append(_mark(source, place, tuple(numbers), file))
            numbers, first_line = [], 0
        position += len(line)
    return marks


def _numbers(comment, known):
    return [number for number in re.findall(rf"(?<![\w.]){NUMBER}(?![\w]|\.\d)", comment)
            if number in known]


def _mark(source, place, numbers, file):
    place = _after_attributes(source, place)
    end = source.end_of_statement(place)
    snippet = source.text[place:].split("\n", 1)[0].strip()
    alternatives = disable(source, place)
    last = max([end] + [edit.end for edits in alternatives for edit in edits])
    lines = range(source.line(place), source.line(last) + 1)
    return Mark(numbers, file, source.line(place), snippet, alternatives, lines)


def _after_attributes(source, place):
    while source.code.startswith("@", place):
        place += re.match(r"@\w+", source.code[place:]).end()
        if source.code.startswith("(", place):
            place = source.matching(place)
        place = source.skip_space(place)
    return place


def disable(source, place):
    """Lists of edits that disable the declaration or statement at `place`, the best first."""
    start = place + _MODIFIERS.match(source.code[place:]).end()
    end = source.end_of_statement(place)
    word = re.match(r"\w*", source.code[start:]).group()
    if word in ("func", "subscript", "init", "deinit"):
        return _function(source, start, end, word)
    if word in ("var", "let"):
        return _variable(source, place, start, end)
    if word in ("case", "default"):
        return _case(source, place)
    if word in _TYPES:
        return []
    handlers = {"if": _if, "guard": _guard, "return": _return, "while": _wrap, "defer": _defer}
    handler = handlers.get(word, _expression)
    return handler(source, place, end)


def _wrap(source, start, end):
    return [[Edit(start, start, f"if !mutant({SWITCH}) {{ "), Edit(end, end, " }")]]


def _value(start, end):
    return [Edit(start, start, f"mutantValue({SWITCH}, "), Edit(end, end, ")")]


def _expression(source, start, end):
    ways = _wrap(source, start, end)
    assigned = re.search(r"(?<![=!<>+\-*/&|])=(?![=])\s", source.code[start:end])
    if assigned and source.find("=", start, end) == start + assigned.start():
        ways.append(_value(source.skip_space(start + assigned.end()), end))
    elif re.match(r"\.\w+ = |\w", source.code[start:end]):
        ways.append(_value(start, end))
    return ways


def _return(source, start, end):
    value = source.skip_space(start + len("return"))
    if value >= end:
        return _wrap(source, start, end)
    return [_value(value, end)]


def _if(source, start, end):
    brace = source.find("{", start, end)
    if brace is None:
        return []
    conditions = start + len(source.code[start:brace].rstrip())
    return [[Edit(conditions, conditions, f", !mutant({SWITCH})")]]


def _guard(source, start, end):
    brace = source.find("{", start, end)
    if brace is None:
        return []
    last = start + source.code[start:brace].rstrip().rfind("else")
    clauses = source.split(",", start + len("guard"), last)
    edits = []
    for first, stop in clauses:
        if not re.match(r"(?:let|var|case)\b", source.code[first:]):
            edits += [Edit(first, first, "("), Edit(stop, stop, f") || mutant({SWITCH})")]
    always = [Edit(clauses[-1][1], clauses[-1][1], f", !mutant({SWITCH})")]
    return [edits, always] if edits else [always]


def _defer(source, start, end):
    brace = source.find("{", start, end)
    return [[Edit(brace + 1, brace + 1, f" if !mutant({SWITCH}) {{"), Edit(end, end, " }")]]


def _function(source, start, end, word):
    brace = source.find("{", start, end)
    if brace is None:
        return []
    parameters = source.code.find("(", start, brace)
    # A parameter may be a closure, with an arrow of its own.
    head = start if parameters < 0 else source.matching(parameters)
    returns = "->" in source.code[head:brace] or word == "subscript"
    if word == "init":
        return _last_statements(source, brace)
    return _body(source, brace, returns)


def _body(source, brace, returns):
    """The body of a function or a getter."""
    close = source.matching(brace) - 1
    statements = source.statements(brace + 1, close)
    if not statements:
        return []
    early = [Edit(brace + 1, brace + 1, f" if mutant({SWITCH}) {{ return }};")]
    if not returns:
        return [early]
    ways = []
    if len(statements) == 1:
        ways.append(_value(*statements[0]))
        # Implicit results of a branch.
        ways += _branches(source, *statements[0])
    # A body of one expression needs its `return` written out to hold a second statement.
    written = [Edit(statements[0][0], statements[0][0], "return ")] if len(statements) == 1 else []
    for value in ("mutantDefault()", "true", "self"):
        ways.append(
            [Edit(brace + 1, brace + 1, f" if mutant({SWITCH}) {{ return {value} }};")] + written)
    for statement in reversed(statements):
        ways += disable(source, statement[0])
    return ways


def _branches(source, start, end):
    if not re.match(r"if\b", source.code[start:end]):
        return []
    return _if(source, start, end)


def _last_statements(source, brace):
    close = source.matching(brace) - 1
    ways = []
    for start, _ in reversed(source.statements(brace + 1, close)):
        if not source.code.startswith("super.init", start):
            ways += disable(source, start)
    return ways


def _variable(source, place, start, end):
    brace = _braces_of_variable(source, start, end)
    ways = []
    if brace is not None:
        ways += _accessors(source, brace)
    head = brace if brace is not None else end
    equals = source.find("=", start, head)
    if equals is not None and _is_state(source, place, source.code[place:head], equals - place):
        equals = None
    is_weak = re.search(r"\bweak\b", source.code[place:start])
    if is_weak and brace is not None:
        name = re.match(r"var\s+(\w+)", source.code[start:]).group(1)
        observer = re.compile(r"\bdidSet\s*\{").search(source.code, brace, end)
        if observer:
            ways.insert(0, [Edit(observer.end(), observer.end(), f" mutantKeep({SWITCH}, {name});")])
    if equals is not None:
        first = source.skip_space(equals + 1)
        ways.append(_value(first, first + len(source.code[first:head].rstrip())))
        number = re.compile(r"(?<![\w.])-?\d[\d_.]*").search(source.code, first, head)
        if number:
            ways.append(_value(number.start(), number.end()))
    elif is_weak and brace is None:
        name = re.match(r"var\s+(\w+)", source.code[start:]).group(1)
        ways.append([Edit(end, end, f" {{ didSet {{ mutantKeep({SWITCH}, {name}) }} }}")])
    # A local name that cannot be changed: what is done with it comes next.
    if equals is not None and place == start:
        following = source.skip_space(end)
        if source.text.count("\n", end, following) == 1 and source.code[following] not in "})":
            ways += disable(source, following)
    return ways


def _is_state(source, place, head, equals):
    """Whether a variable begins as something that says nothing: what it is until somebody sets
    it, inside of a type, or an empty list."""
    if re.match(r"=\s*(?:\[:?\]|nil)\s*$", head[equals:]):
        return True
    is_shown = re.search(r"\b(?:open|public|package|static|let)\b", head[:equals])
    return not is_shown and _is_in_type(source, place)


def _is_in_type(source, place):
    """Whether the innermost braces around a place are those of a type."""
    depth = 0
    for index in range(place - 1, -1, -1):
        character = source.code[index]
        depth += {"}": 1, "{": -1}.get(character, 0)
        if depth < 0:
            return re.search(
                r"\b(?:class(?!\s+(?:func|var)\b)|struct|enum|extension|actor|protocol)\b[^{}]*$",
                source.code[:index]) is not None
    return False


def _braces_of_variable(source, start, end):
    """Where the accessors of a variable begin; None when it has none."""
    equals = source.find("=", start, end)
    brace = source.find("{", start, end)
    if brace is None:
        return None
    if equals is None or equals > brace:
        return brace
    # A value made by a closure: `= { … }()`.
    if source.code[equals + 1:brace].strip() == "":
        return None
    inside = source.skip_space(brace + 1)
    return brace if re.match(r"(?:didSet|willSet)\b", source.code[inside:]) else None


def _accessors(source, brace):
    close = source.matching(brace) - 1
    if re.fullmatch(r"\s*(?:get|set|\s)+", source.code[brace + 1:close]):
        return []
    found = {}
    for start, end in source.statements(brace + 1, close):
        match = re.match(r"(get|set|didSet|willSet)\b", source.code[start:end])
        inner = source.find("{", start, end) if match else None
        if inner is not None:
            found[match.group(1)] = inner
    if not found:
        return _body(source, brace, returns=True)
    setters = [way for name in ("didSet", "willSet", "set") if name in found
               for way in _body(source, found[name], returns=False)]
    getters = _body(source, found["get"], returns=True) if "get" in found else []
    # What can be read and set is disabled in both.
    return [getter + setter for getter in getters for setter in setters] + setters + getters


def _case(source, place):
    """A case of a `switch`; the declaration of an enum's case cannot be disabled."""
    line_end = source.code.find("\n", place)
    colon = source.find(":", place, len(source.code) if line_end < 0 else line_end)
    if colon is None:
        return []
    first = source.skip_space(colon + 1)
    statements = []
    while first < len(source.code) and source.code[first] not in "})":
        if re.match(r"(?:case|default)\b", source.code[first:]):
            break
        end = source.end_of_statement(first)
        if end <= first:
            break
        statements.append((first, end))
        first = source.skip_space(end)
    if not statements:
        return []
    start, end = statements[0][0], statements[-1][1]
    ways = []
    if len(statements) == 1:
        ways += disable(source, start)
    return ways + _wrap(source, start, end)


def apply(text, marks):
    """The text with a way of each mark built in: pairs of a number and a list of edits."""
    edits = []
    for number, ways in marks:
        edits += [(edit, number, index) for index, edit in enumerate(ways)]
    for edit, number, _ in sorted(edits, key=_nesting, reverse=True):
        new = edit.text.replace(SWITCH, str(number))
        text = text[:edit.start] + new + text[edit.end:]
    return text


def _nesting(item):
    """What stands further left is less. At one place, what opened last closes first."""
    edit, number, index = item
    closes = edit.text.startswith((")", " }"))
    return edit.start, edit.end, not closes, -number if closes else number, index
