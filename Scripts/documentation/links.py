"""Checks that the links in Markdown files lead somewhere.

A relative link names a file or folder of the repository. Its anchor is a heading of that file, as GitHub
makes anchors of headings. Articles of the DocC catalogue are checked by `docc` as well.
"""

import re
import subprocess
from pathlib import Path

_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)
_ELSEWHERE = ("http://", "https://", "mailto:", "<")


def anchors(text):
    """The anchors of the headings of a Markdown text."""
    found = set()
    for heading in _HEADING.findall(_FENCE.sub("", text)):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        number, anchor = 0, name
        while anchor in found:
            number += 1
            anchor = f"{name}-{number}"
        found.add(anchor)
    return found


def targets(text):
    """The relative links of a Markdown text, without those in code."""
    prose = _CODE.sub("", _FENCE.sub("", text))
    return [link for link in _LINK.findall(prose) if not link.startswith(_ELSEWHERE)]


def problems(root, files=None):
    """The links that lead nowhere, a line each."""
    root = Path(root).resolve()
    found = []
    for file in files if files is not None else _markdown(root):
        for link in targets((root / file).read_text(encoding="utf-8")):
            path, _, anchor = link.partition("#")
            target = ((root / file).parent / path).resolve() if path else root / file
            if not target.exists():
                found.append(f"{file}: no such file: {link}")
            elif anchor and target.suffix == ".md":
                if anchor not in anchors(target.read_text(encoding="utf-8")):
                    found.append(f"{file}: no such heading: {link}")
    return found


def _markdown(root):
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate", "*.md"],
        cwd=root, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.split("\0") if name and (root / name).exists()]
