"""Long sentences in Markdown files."""

import re

from .comments import long_sentences

_FENCE = re.compile(r"\s*(```|~~~)")
_HEADING = re.compile(r"\s*#{1,6}\s")
_ITEM = re.compile(r"\s*([-*+]|\d+[.)])\s+")
_QUOTE = re.compile(r"\s*>\s?")
# A table, a comment, a line of HTML, a directive of DocC, the target of a reference.
_NO_PROSE = re.compile(r"\s*(\||<!--|</?\w+[^>]*>\s*$|@\w+|\}\s*$|\[[^\]]+\]:\s)")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\](?:\([^)]*\)|\[[^\]]*\])")


def is_article(path):
    """Guides, every README.md, and the articles of DocC catalogues; not the changelog."""
    return path.endswith(".md") and (
        path.startswith("Documentation/") or path == "CONTRIBUTING.md"
        or path.split("/")[-1] == "README.md" or ".docc/" in path)


def paragraphs(text):
    """Yields the line number and the text of each paragraph, heading and list item."""
    start, words, fence = 0, [], None
    for number, line in enumerate(text.split("\n") + [""], start=1):
        mark = _FENCE.match(line)
        begins = _ITEM.match(line) or _HEADING.match(line)
        skipped = fence or mark or not line.strip() or _NO_PROSE.match(line)
        if words and (skipped or begins):
            yield start, " ".join(words)
            words = []
        if mark and fence in (None, mark.group(1)):
            fence = None if fence else mark.group(1)
        if skipped:
            continue
        if not words:
            start = number
        words.append(_QUOTE.sub("", line[begins.end():] if begins else line, count=1).strip())
        if _HEADING.match(line):
            yield start, words.pop()


def prose(paragraph):
    """A paragraph without the targets of its links, its images and its emphasis; code is one word."""
    text = re.sub(r"(`+).+?\1", "x", paragraph)
    text = _LINK.sub(r"\1", _IMAGE.sub("", text))
    return re.sub(r"\*+|(?<!\w)_+|_+(?!\w)", "", text)


def long_sentences_of_article(text):
    """Yields the line number of the paragraph and the text of each long sentence."""
    for number, paragraph in paragraphs(text):
        for sentence in long_sentences(prose(paragraph)):
            yield number, sentence
