"""Spells a Swift type in one canonical way, so that two spellings of one type are equal strings."""

import re

TOKEN = re.compile(
    r"`[^`]+`|\"[^\"]*\"|[A-Za-z_$][A-Za-z_0-9$]*|\d[\d_.]*|->|\.\.\.|==|[^\sA-Za-z_0-9]"
)

MODULES = {
    "UIKit", "UIKitCore", "Swift", "Foundation", "FoundationEssentials", "ObjectiveC",
    "CoreFoundation", "CoreGraphics", "QuartzCore", "_Concurrency", "Combine", "Dispatch",
}

# Written in front of a type, and no part of what a caller passes.
NOISE = {"any", "sending", "isolated", "borrowing", "consuming", "__owned", "__shared"}

# Attributes of a type that change what a caller may pass; every other attribute is noise here.
MEANINGFUL_ATTRIBUTES = {"escaping", "autoclosure"}

# The importer shows these classes as their Swift values; the header listing has the class names.
BRIDGED = {
    "NSDate": "Date", "NSIndexPath": "IndexPath", "NSURL": "URL", "NSData": "Data",
    "NSString": "String", "NSIndexSet": "IndexSet", "NSLocale": "Locale",
    "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSUUID": "UUID",
    "NSDateComponents": "DateComponents", "NSDateInterval": "DateInterval",
    "NSCharacterSet": "CharacterSet", "NSURLRequest": "URLRequest",
    "NSURLComponents": "URLComponents",
    # The listing was made without Objective-C's selectors and without CGFloat's name.
    "OpaquePointer": "Selector", "Double": "CGFloat",
}

OPENING = {"(": ")", "[": "]", "<": ">"}


def tokenize(text):
    return TOKEN.findall(text)


def closing_index(tokens, start):
    """The index of the bracket that closes the one at `start`."""
    pair, depth = OPENING[tokens[start]], 0
    for index in range(start, len(tokens)):
        if tokens[index] == tokens[start]:
            depth += 1
        elif tokens[index] == pair:
            depth -= 1
            if depth == 0:
                return index
    raise ValueError(f"nothing closes {tokens[start]!r} in {' '.join(tokens)}")


def split_top_level(tokens, separator):
    """The runs of tokens between separators that stand in no bracket."""
    runs, current, index = [], [], 0
    while index < len(tokens):
        token = tokens[index]
        if token in OPENING:
            end = closing_index(tokens, index)
            current += tokens[index:end + 1]
            index = end + 1
            continue
        if token == separator:
            runs.append(current)
            current = []
        else:
            current.append(token)
        index += 1
    runs.append(current)
    return runs


def canonical(tokens, bridged=False):
    """The canonical spelling of the type that the tokens say.

    `bridged` is for types that come from the listing of Objective-C headers.
    """
    tokens = _without_noise(tokens)
    text = _spell(tokens, bridged)
    # Two names of one type, for both systems.
    text = text.replace("NSNotification.Name", "Notification.Name")
    # `(P)?` is how `(any P)?` looks once `any` is gone.
    return re.sub(r"(?<![\w>?])\(([\w.]+)\)([?!])", r"\1\2", text)


def _without_noise(tokens):
    kept, index = [], 0
    while index < len(tokens):
        token = tokens[index]
        following = tokens[index + 1] if index + 1 < len(tokens) else ""
        if token == "@":
            if following in MEANINGFUL_ATTRIBUTES:
                kept += [token, following]
            index += 2
            if following == "convention":
                index = closing_index(tokens, index) + 1
            continue
        if token in NOISE and following not in (":", ",", ")", ""):
            index += 1
            continue
        if token in MODULES and following == ".":
            index += 2
            continue
        kept.append(token)
        index += 1
    return kept


def _spell(tokens, bridged):
    parts = split_top_level(tokens, "&")
    if len(parts) > 1:
        return " & ".join(sorted(_spell(part, bridged) for part in parts))
    result, index = "", 0
    while index < len(tokens):
        token = tokens[index]
        if token in OPENING:
            end = closing_index(tokens, index)
            result += _spell_bracket(token, tokens[index + 1:end], bridged)
            index = end + 1
        elif token == "->":
            result += " -> "
            index += 1
        elif token == "@":
            result += f"@{tokens[index + 1]} "
            index += 2
        elif token == "Void":
            result += "()"
            index += 1
        else:
            if bridged and (not result or result[-1] != "."):
                token = BRIDGED.get(token, token)
            if result and result[-1].isalnum() and token[0].isalnum():
                result += " "
            result += token.strip("`")
            index += 1
    return result


def _spell_bracket(opening, inside, bridged):
    if opening == "[":
        return "[" + " : ".join(_spell(run, bridged) for run in split_top_level(inside, ":")) + "]"
    runs = [run for run in split_top_level(inside, ",") if run]
    if opening == "(":
        # Names of a function type's parameters are documentation.
        runs = [split_top_level(run, ":")[-1] for run in runs]
    return opening + ", ".join(_spell(run, bridged) for run in runs) + OPENING[opening]
