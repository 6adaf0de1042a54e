"""As much of Swift's grammar as finding and changing a statement needs: no types, no names."""

import re

# What a line begins with that goes on with the statement before it.
_GOES_ON = re.compile(
    r"(?:\.\w|\?\?|\?|:|&&|\|\||[-+*/%<>=]|->|else\b|as\b|is\b|where\b|throws\b|async\b|\)|\]|\{)")
# What a line ends with that needs more.
_NEEDS_MORE = re.compile(r"(?:[=,(\[&|+\-*/?:<>]|->|\b(?:return|in|else|where|throw))$")
_OPENING, _CLOSING = "([{", ")]}"


class Source:
    """A file, with everything in comments and strings blanked out in `code`."""

    def __init__(self, text):
        self.text = text
        self.code = _blank(text)

    def skip_space(self, position):
        """The next character of code at or after `position`."""
        found = re.compile(r"\S").search(self.code, position)
        return found.start() if found else len(self.code)

    def matching(self, position):
        """The end of the bracket that opens at `position`: just after its partner."""
        depth = 0
        for index in range(position, len(self.code)):
            character = self.code[index]
            if character in _OPENING:
                depth += 1
            elif character in _CLOSING:
                depth -= 1
                if depth == 0:
                    return index + 1
        return len(self.code)

    def end_of_statement(self, position):
        """Just after the last character of the statement that begins at `position`."""
        index = last = position
        while index < len(self.code):
            character = self.code[index]
            if character in _OPENING:
                index = last = self.matching(index)
                continue
            if character in _CLOSING or character == ";":
                return last
            if character == "\n" and not self._goes_on(last, index):
                return last
            if not character.isspace():
                last = index + 1
            index += 1
        return last

    def _goes_on(self, last, newline):
        following = self.skip_space(newline)
        between = self.text[last:following]
        if "\n\n" in between:
            return False
        if _NEEDS_MORE.search(self.code[max(0, last - 8):last]):
            return True
        return _GOES_ON.match(self.code, following) is not None

    def find(self, characters, start, end):
        """The first of `characters` between two places that is in no bracket of its own."""
        index = start
        while index < end:
            character = self.code[index]
            if character in characters:
                return index
            index = self.matching(index) if character in _OPENING else index + 1
        return None

    def split(self, separator, start, end):
        """The ranges between separators that are in no bracket, without space around them."""
        ranges = []
        while True:
            found = self.find(separator, start, end)
            stop = end if found is None else found
            first = min(self.skip_space(start), stop)
            ranges.append((first, first + len(self.code[first:stop].rstrip())))
            if found is None:
                return ranges
            start = found + 1

    def statements(self, start, end):
        """The ranges of the statements between two places."""
        ranges, position = [], self.skip_space(start)
        while position < end:
            stop = min(self.end_of_statement(position), end)
            if stop <= position:
                stop = position + 1
            ranges.append((position, stop))
            position = self.skip_space(stop)
            while position < end and self.code[position] == ";":
                position = self.skip_space(position + 1)
        return ranges

    def line(self, position):
        """The number of a line, from 1."""
        return self.text.count("\n", 0, position) + 1


def _blank(text):
    out, index = [], 0
    while index < len(text):
        end = _end_of_dead(text, index)
        if end is None:
            out.append(text[index])
            index += 1
            continue
        dead = text[index:end]
        # A string keeps its quotes: it is an expression.
        quote = dead[0] in '"#'
        for offset, character in enumerate(dead):
            edge = quote and offset in (0, len(dead) - 1)
            out.append("\n" if character == "\n" else "\"" if edge else " ")
        index = end
    return "".join(out)


def _end_of_dead(text, index):
    """Where the comment, string or raw name that begins here ends; None where none begins."""
    if text.startswith("//", index):
        end = text.find("\n", index)
        return len(text) if end < 0 else end
    if text.startswith("/*", index):
        end = text.find("*/", index)
        return len(text) if end < 0 else end + 2
    raw = re.compile(r'(#*)("""|")').match(text, index)
    if raw:
        return _end_of_string(text, raw.end(), raw.group(2) + raw.group(1), raw.group(1))
    return None


def _end_of_string(text, index, closing, hashes):
    escape = "\\" + hashes
    while index < len(text):
        if text.startswith(closing, index):
            return index + len(closing)
        if text.startswith(escape + "(", index):
            index = _end_of_interpolation(text, index + len(escape) + 1)
        elif text.startswith(escape, index):
            index += len(escape) + 1
        else:
            index += 1
    return len(text)


def _end_of_interpolation(text, index):
    depth = 1
    while index < len(text) and depth:
        dead = _end_of_dead(text, index)
        if dead is not None:
            index = dead
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
    return index
