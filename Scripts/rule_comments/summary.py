"""A statement about UIKit, shortened to the text of a comment."""

import re

# Fits behind the number of a rule at an indentation of ten columns.
LONGEST = 76

# The statements abbreviate what they name often.
_ABBREVIATIONS = {
    "wA": "viewWillAppear", "iA": "viewIsAppearing", "dA": "viewDidAppear",
    "wD": "viewWillDisappear", "dD": "viewDidDisappear", "LS": "layout",
    "nav": "navigation controller",
}
_ABBREVIATION = re.compile(rf"(?<![\w`])({'|'.join(_ABBREVIATIONS)})(?![\w`(])")
# Texts of exceptions, and other rules: a number in the text would be read as one that the code keeps.
_PARENTHESES = re.compile(r"\s*\((?:[^()]*\s[^()]*|[\d., +]+)\)(?=[\s.,;:]|$)")
_NUMBER = re.compile(
    r"(?:\s+(?:as|see|of|by|in|than))?\s*(?<![\w.])\d{1,2}\.\d{1,2}\.\d{1,2}(?!\w|\.\d)")
_CLAUSE = re.compile(r"(?<=[.;])\s+")
# Words that stay capitalized at the beginning of a text.
_NAMES = {"Swift", "Core", "Unicode", "Apple"}


def summary(statement, longest=LONGEST):
    """The headline of a statement, else its first clause, in at most `longest` columns.

    A text that is too long ends at a word, with an ellipsis.
    """
    text = _plain(statement.headline or statement.text)
    if not statement.headline:
        text = _clause(text)
    text = _lowered(text.rstrip(".;:,"))
    if len(text) < longest:
        return text + "."
    words = text[:longest].rsplit(" ", 1)[0]
    # Neither code nor a quotation stays open.
    for mark in ('`', '"'):
        if words.count(mark) % 2:
            words = words[:words.rindex(mark)]
    return words.rstrip(" ,;:.(=–-") + "…"


def _plain(text):
    text = _PARENTHESES.sub("", text)
    text = _NUMBER.sub("", text)
    text = _ABBREVIATION.sub(lambda match: _ABBREVIATIONS[match.group(1)], text)
    return re.sub(r"\s+", " ", text).strip()


def _clause(text):
    """The first clause that does not end inside code or a quotation."""
    for match in _CLAUSE.finditer(text):
        clause = text[:match.start()]
        if clause.count("`") % 2 == 0 and clause.count('"') % 2 == 0:
            return clause
    return text


def _lowered(text):
    """Without the capital letter that only begins a sentence."""
    word = re.match(r"[A-Z][a-z']*(?=[\s,])", text)
    return text if word is None or word.group() in _NAMES else text[0].lower() + text[1:]
