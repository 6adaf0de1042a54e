"""Finds blocks of code in the documentation that no compiled source contains.

Whatever an article, a decision or a doc comment shows in a ```swift block, and every log in a ```text
block, has to stand line by line in a test target, indented as it may be. So it compiles, and a test
says what it does.
"""

import re
from pathlib import Path

CATALOGUE = "Sources/Storyline/Storyline.docc"
DOC_COMMENTS = ("Sources/Storyline", "Sources/StorylineCore", "Sources/StorylineTesting")
DECISIONS = (
    "Documentation/Decisions/call-sites.md", "Documentation/Selectors.md",
    "Documentation/Storyboards.md",
)
COMPILED = (
    "Tests/StorylineDocumentationTests", "Tests/StorylineTestingForAppleTests", "Examples/Leaks",
    "Examples/Tests",
)

_FENCE = re.compile(r"^\s*```(\w*)\s*$")


def blocks(text, languages=("swift", "text")):
    """The blocks of a Markdown text: line number, and lines without their common indentation."""
    found, language, start, lines = [], None, 0, []
    for number, line in enumerate(text.splitlines(), 1):
        fence = _FENCE.match(line)
        if language is None:
            if fence:
                language, start, lines = fence.group(1), number, []
        elif fence:
            if language in languages:
                found.append((start, dedent(lines)))
            language = None
        else:
            lines.append(line)
    return found


def doc_comments(source):
    """A Swift source with nothing but its doc comments, on the same lines."""
    kept = []
    for line in source.splitlines():
        match = re.match(r"^\s*/// ?(.*)$", line)
        kept.append(match.group(1) if match else "")
    return "\n".join(kept)


def dedent(lines):
    """Lines without what they are all indented by, and without empty ones at either end."""
    lines = [line.rstrip() for line in lines]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    indents = [len(line) - len(line.lstrip()) for line in lines if line]
    margin = min(indents, default=0)
    return [line[margin:] for line in lines]


def contains(source, block):
    """Whether a source has the block, all of it indented by the same amount."""
    lines = [line.rstrip() for line in source]
    for start in range(len(lines) - len(block) + 1):
        if lines[start].strip() != block[0].strip():
            continue
        if dedent(lines[start:start + len(block)]) == block:
            return True
    return False


def missing(root):
    """Where the documentation shows what is compiled nowhere: (path, line, first line)."""
    root = Path(root)
    sources = [
        path.read_text().splitlines()
        for folder in COMPILED for path in sorted((root / folder).rglob("*.swift"))
    ]
    texts = [(path, path.read_text()) for path in sorted((root / CATALOGUE).rglob("*.md"))]
    texts += [(root / name, (root / name).read_text()) for name in DECISIONS]
    texts += [
        (path, doc_comments(path.read_text()))
        for folder in DOC_COMMENTS for path in sorted((root / folder).rglob("*.swift"))
    ]
    found = []
    for path, text in texts:
        for line, block in blocks(text):
            if block and not any(contains(source, block) for source in sources):
                found.append((path.relative_to(root), line, block[0]))
    return found
