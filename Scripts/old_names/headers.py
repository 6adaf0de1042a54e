"""Reads from headers what API notes leave to them: the types of constants, and names for Swift."""

import re

_CONSTANT = re.compile(
    r"(?:extern|[A-Z_]+_EXTERN|[A-Z_]+_EXPORT)\s+(?:const\s+)?(?P<type>\w+)\s*\*?\s*(?:_Nonnull\s+)?"
    r"(?:const\s+)?(?P<name>\w+)\b(?P<rest>[^;({]*(?:\([^;{]*)?);")
_TYPEDEF = re.compile(r"typedef\s+(?:const\s+)?[\w ]+[\s*]+(?P<name>\w+)\s+(?P<rest>[A-Z_][^;]*);")
_FUNCTION = re.compile(r"\b(?P<name>\w+)\s*\([^;{}]*?\)\s*(?P<rest>[A-Z_][^;{}]*);")
_SWIFT_NAME = re.compile(r"(?:NS|CF)_SWIFT_NAME\(\s*(?P<name>.+?\)?)\s*\)(?:\s|;|$|[A-Z])")
_WRAPPER = re.compile(r"NS_(?:TYPED|STRING|EXTENSIBLE_STRING)_(?:EXTENSIBLE_)?ENUM")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)


class Headers:
    def __init__(self):
        self.types = {}
        self.names = {}
        # Types whose constants are members of them in Swift.
        self.wrappers = set()

    def read(self, text):
        text = _COMMENT.sub(" ", text)
        for match in _CONSTANT.finditer(text):
            self.types.setdefault(match["name"], match["type"])
            self._name(match)
        for expression in (_TYPEDEF, _FUNCTION):
            for match in expression.finditer(text):
                self._name(match)
                if _WRAPPER.search(match["rest"]):
                    self.wrappers.add(match["name"])

    def _name(self, match):
        found = _SWIFT_NAME.search(match["rest"])
        if found:
            self.names.setdefault(match["name"], found["name"])
