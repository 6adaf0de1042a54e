"""Reads API notes: the part of YAML that they are written in."""

import re

_ENTRY = re.compile(r"^(?P<indent> *)(?P<item>- +)?(?P<key>[A-Za-z]+):(?: +(?P<value>.*?))?\s*$")
_SECTIONS = {
    "Classes", "Protocols", "Tags", "Typedefs", "Globals", "Functions", "Enumerators", "Methods",
    "Properties", "SwiftVersions",
}


def read(text):
    """The nested lists and values of a file, as a dictionary."""
    root = {}
    # Dictionaries that are open, with the columns of their keys; lists belong to the key above them.
    stack = [(-1, root)]
    lists = []
    for line in text.replace("\t", " ").splitlines():
        match = None if line.lstrip().startswith("#") else _ENTRY.match(line)
        if not match:
            continue
        column = len(match["indent"])
        if match["item"]:
            while lists and lists[-1][0] > column:
                lists.pop()
            if not lists:
                continue
            while stack[-1][0] > column:
                stack.pop()
            entry = {}
            lists[-1][1].append(entry)
            column += len(match["item"])
            stack.append((column, entry))
        while stack[-1][0] > column:
            stack.pop()
        _add(match["key"], match["value"], column, stack[-1][1], lists)
    return root


def _add(key, value, column, entry, lists):
    if key in _SECTIONS and not value:
        while lists and lists[-1][0] >= column:
            lists.pop()
        items = entry.setdefault(key, [])
        lists.append((column, items))
    elif value:
        entry[key] = re.sub(r"\s+#.*$", "", value).strip().strip("\"'")
