"""Makes rows out of API notes: what a name of older Swift is called now."""

import re

_GLOBAL = ("Classes", "Protocols", "Tags", "Typedefs", "Globals", "Functions")
_MEMBERS = ("Methods", "Properties")
_IDENTIFIER = re.compile(r"\w+")
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z]*|[a-z]+|\d+")
_NOTIFICATION = "NSNotificationName"
# A member is known by its name alone, whatever it is a member of: only those of frameworks are listed
# that all apps have.
_COMMON = {"Foundation", "QuartzCore", "UIKit"}


class Table:
    """Rows by the kind of name and the name."""

    def __init__(self, headers):
        self._headers = headers
        self._names = dict(headers.names)
        self.rows = {}

    def learn(self, notes):
        """The names of today, of all frameworks, before any row is made."""
        for section in _GLOBAL:
            for entry in notes.get(section, []):
                if "SwiftName" in entry:
                    self._names[entry["Name"]] = entry["SwiftName"]

    def add(self, notes):
        has_members = notes.get("Name") in _COMMON
        now = {key: name for key, _, name in _members(notes)}
        cases = {entry["Name"]: entry.get("SwiftName") for entry in notes.get("Enumerators", [])}
        # Names that were replaced last come first.
        versions = sorted(notes.get("SwiftVersions", []), key=lambda one: one["Version"], reverse=True)
        for version in versions:
            for section in _GLOBAL:
                for entry in version.get(section, []):
                    if "SwiftName" in entry:
                        self._add_global(section, entry["Name"], entry["SwiftName"], has_members)
            if not has_members:
                continue
            for entry in version.get("Enumerators", []):
                self._add_case(entry.get("SwiftName"), cases.get(entry["Name"]))
            for key, kind, old in _members(version):
                self._add_member(kind, old, now.get(key))

    def _add_global(self, section, name, old, has_members):
        new = self._full_name(name)
        if not new or not _IDENTIFIER.fullmatch(old) or old == new.rpartition(".")[2]:
            return
        # A constant whose type the headers do not show.
        if section == "Globals" and "." not in new:
            return
        if "(" in new:
            self._row("function", old, new)
        elif old == name:
            self._row("global", old, new)
        elif self._headers.types.get(name) is None:
            self._row("global", old, new)
        elif "." in new and self._headers.types[name] == _NOTIFICATION:
            self._row("notification", old, new)
        elif has_members:
            self._row("member", old, new.rpartition(".")[2])

    def add_constants(self, prefixes):
        """Constants that became members of their types without a note: by the name they have in C."""
        for name, type_name in self._headers.types.items():
            is_listed = ("global", name) in self.rows or not name.startswith(prefixes)
            if type_name not in self._headers.wrappers or is_listed:
                continue
            member = self._names.get(name) or member_name(name, type_name)
            if member and "." not in member:
                self._row("global", name, f"{self._names.get(type_name, type_name)}.{member}")

    def _full_name(self, name):
        """The name of today with that of the type around it."""
        new = self._names.get(name)
        type_name = self._headers.types.get(name)
        if new is not None and "." in new:
            # Some notes have the type's own name of older Swift.
            first, _, rest = new.partition(".")
            return f"{self._names.get(first, first)}.{rest}"
        if new is None or type_name is None:
            return new
        return f"{self._names.get(type_name, type_name)}.{new}"

    def _add_case(self, old, new):
        if not old or not new or old == new:
            return
        self._row("global" if "." in new else "member", old, new)

    def _add_member(self, kind, old, new):
        if not old or not new or old == new:
            return
        if kind == "Properties" or _IDENTIFIER.fullmatch(old):
            self._row("member", old, new)
        elif old.count(":") == new.count(":") and ("init(" in old) == ("init(" in new):
            self._row("method", old, new)

    def _row(self, kind, old, new):
        self.rows.setdefault((kind, old), new)

    def lines(self):
        return [f"{kind} {old} {new}" for (kind, old), new in sorted(self.rows.items())]


def member_name(constant, type_name):
    """The name of a constant in its type: without the words that both begin with, as Swift imports it."""
    words = _WORD.findall(constant[1:] if constant.startswith("k") else constant)
    for word in _WORD.findall(type_name):
        if not words or words[0] != word:
            break
        words = words[1:]
    if not words or words[0][0].isdigit():
        return None
    first = words[0].lower() if words[0].isupper() else words[0][0].lower() + words[0][1:]
    return first + "".join(words[1:])


def _members(notes):
    for section in ("Classes", "Protocols"):
        for entry in notes.get(section, []):
            for kind in _MEMBERS:
                for member in entry.get(kind, []):
                    name = member.get("Selector") or member.get("Name")
                    yield (entry["Name"], name), kind, member.get("SwiftName")
