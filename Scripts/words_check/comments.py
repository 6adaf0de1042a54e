"""Doc comments of Swift files, and how they begin."""

import re

# A doc comment begins with a verb or a noun.
OPENINGS = re.compile(r"(What|Whether|Where|Who|Whose|Whom|Whatever|Whoever|Those|As)\b")
LONGEST_SENTENCE = 30
_END = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][”\")]))\s+")
_PUBLIC = re.compile(r"\b(public|open)\b")


def comments(text):
    """Yields the line number, the first paragraph and the declaration of each doc comment."""
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        if not lines[index].strip().startswith("///"):
            index += 1
            continue
        start = index
        while index < len(lines) and lines[index].strip().startswith("///"):
            index += 1
        paragraph = []
        for line in lines[start:index]:
            words = line.strip()[3:].strip()
            if not words or words.startswith(("- ", "```", "|")):
                break
            paragraph.append(words)
        yield start + 1, " ".join(paragraph), lines[index].strip() if index < len(lines) else ""


# "- Returns: Whether…", "- Parameter name: What…", "- name: Where…".
_ITEM = re.compile(r"\s*///\s*- [\w` ]+:\s*(.*)")


def items(text):
    """Yields the line number and the text of each parameter, result and error in doc comments."""
    for number, line in enumerate(text.split("\n"), start=1):
        match = _ITEM.fullmatch(line)
        if match:
            yield number, match.group(1)


def item_begins_badly(item):
    return OPENINGS.match(item[:1].upper() + item[1:]) is not None


def begins_badly(paragraph):
    return OPENINGS.match(paragraph) is not None


def long_sentences(paragraph):
    """The sentences with more words than a reader takes in at once."""
    sentences = re.split(_END, re.sub(r"`[^`]*`", "x", paragraph))
    return [sentence for sentence in sentences if len(sentence.split()) > LONGEST_SENTENCE]


def is_public(declaration):
    return _PUBLIC.search(declaration) is not None


def module(path):
    """The module that a file belongs to, or the folder that stands for several."""
    parts = path.split("/")
    if parts[0] == "Tools" and len(parts) > 2:
        return "/".join(parts[:3]) if parts[1] == "Sources" else "/".join(parts[:2])
    if parts[0] in ("Sources", "Tests", "Examples") and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0]
