"""Finds declarations that forget to report their use."""

import re

from .table import TYPES

_ACCESSOR = re.compile(r"\b(get|set) \{ ((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}")
# What reports by what it calls: the initializer of a missing superclass, a structure's raw value, a
# screen whose initializer has reported.
_OTHERS = re.compile(r"\{ (super\.init\(coder: coder\)|self\.rawValue = rawValue"
                     r"|super\.viewDidLoad\(\); _MissingPlaceholder\.fill.*) \}$")


def silent(module):
    """The lines with a body, or an accessor, that does not report."""
    kinds = {row.key: row.kind for row in module.model.rows}
    for lines in module.files().values():
        for line in lines:
            if line.origin and not _reports(line.text.strip(), kinds.get(line.origin)):
                yield line.text.strip()


def _reports(text, kind):
    if kind == "typealias" or kind == "enum.case" or _OTHERS.search(text):
        return True
    if kind in TYPES and not re.search(r"\binit\b|\bvar rawValue\b", text):
        # The head of a type.
        return True
    if (re.search(r"\{ get( set)? \}$|\{\}$", text) or text.startswith("extension ")
            or not text.endswith("}")):
        # A requirement, a structure's own initializer, and what has no body.
        return True
    accessors = _ACCESSOR.findall(text)
    if accessors:
        return all("_Absence." in body for _, body in accessors)
    return "_Absence." in text or "{" not in text
