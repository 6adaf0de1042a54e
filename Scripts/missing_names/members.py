"""The Swift of one member that is missing."""

import re

from . import answers, declaration

# Where a member is written.
CLASS, STRUCT, ENUM, REQUIREMENT, DEFAULT, EXTENSION, GLOBAL = range(7)

_NAMED_CONSTANTS = ("NSNotification.Name", "Notification.Name", "NSAttributedString.Key")


class Members:
    """Writes members, each as one line of text."""

    def __init__(self, model):
        self.model = model
        # How many values of a type with raw numbers were made up.
        self.made_up = {}
        # The answer of each row, for the catalogue.
        self.answers = {}

    def text(self, row, place, owner, kind):
        """A member as lines; `owner` is the type that it is written in, `kind` what that is."""
        write = {"init": self._initializer, "method": self._method, "type.method": self._method,
                 "func": self._method, "property": self._property,
                 "type.property": self._property, "var": self._property,
                 "subscript": self._subscript}.get(row.kind)
        return write(row, place, owner, kind) if write else []

    # MARK: Parts

    def _start(self, row, place, parts):
        start = "@_disfavoredOverload " if place in (EXTENSION, DEFAULT, GLOBAL) else ""
        if "nonisolated" in parts.modifiers:
            start += "nonisolated "
        if self._fix(row).overrides:
            start += "override "
        return start

    def _fix(self, row):
        return self.model.fixes.rows[row.key]

    def _traps(self, row):
        return self._fix(row).traps

    def _answer(self, row, text):
        self.answers[row.key] = text
        return text

    def _trap(self, row):
        self._answer(row, "trap")
        return f'_Absence.trap("{row.name}")'

    def _report(self, row, answer="nothing"):
        self._answer(row, answer)
        if answer == "nothing":
            return f'_Absence.report("{row.name}")'
        return f'_Absence.report("{row.name}", answer: "{_escaped(answer)}")'

    def _throw(self, row):
        self._answer(row, "error")
        return (f'_Absence.report("{row.name}", answer: "an error"); '
                f'throw _Absence.Failure(name: "{row.name}")')

    # MARK: Initializers

    def _initializer(self, row, place, owner, kind):
        parts = declaration.split(row.declaration)
        signature = declaration.signature(parts.rest)
        fails = parts.rest.startswith(("init?", "init!"))
        if place == REQUIREMENT:
            return [parts.rest]
        start = self._start(row, place, parts)
        if place == CLASS:
            return self._class_initializer(row, parts, signature, start, owner)
        if place == STRUCT:
            if row.member == "init(rawValue:)" and owner in self.model.raw_types:
                return []
            body = self._struct_body(row, signature, fails, owner)
            return [f"{start}public {parts.rest} {{ {body} }}"]
        if place == ENUM:
            return []
        is_class = kind == "class"
        if fails:
            body = f"{self._report(row, 'nil')}; return nil"
        elif signature.throws:
            body = self._throw(row)
        elif is_class and not self._traps(row) and self._can_delegate(owner, signature):
            arguments = answers.root_arguments(self.model, owner)
            body = f"{self._report(row, 'a plain object')}; self.init({arguments})"
        else:
            body = self._trap(row)
        convenience = "convenience " if is_class else ""
        return [f"{start}public {convenience}{parts.rest} {{ {body} }}"]

    def _can_delegate(self, owner, signature):
        """Whether `self.init(…)` can mean another initializer: where all parameters have defaults,
        `self.init()` calls itself for ever."""
        return bool(answers.root_arguments(self.model, owner)) or any(
            " = " not in parameter for parameter in signature.parameters)

    def _struct_body(self, row, signature, fails, owner):
        raw = self.model.raw_types.get(owner)
        if fails:
            return f"{self._report(row, 'nil')}; return nil"
        if signature.throws:
            return self._throw(row)
        if raw and not self._traps(row) and len(signature.parameters) == 1:
            match = re.match(r"(?:_ )?(\w+): (.+)", signature.parameters[0])
            if match and match.group(2) == raw:
                return f"{self._report(row, 'the value')}; self.init(rawValue: {match.group(1)})"
        if raw or self._traps(row):
            return self._trap(row)
        return self._report(row, "a plain value")

    def _class_initializer(self, row, parts, signature, start, owner):
        if row.member == "init(coder:)" or re.sub(r"\s", "", parts.rest) == re.sub(
                r"\s", "", answers.root_signature(self.model, owner)):
            # Every missing class has these.
            self._answer(row, "a plain object")
            return []
        required = "required " if "required" in parts.modifiers else ""
        arguments = answers.root_arguments(self.model, owner)
        # A class without initializers of its own inherits those of its superclass.
        is_plain = self.model.fixes.rows[owner].traps
        is_convenience = "convenience" in parts.modifiers or is_plain
        if self._traps(row) or is_plain or (is_convenience and not self._can_delegate(owner, signature)):
            body = self._trap(row)
        elif parts.rest.startswith(("init?", "init!")):
            body = f"{self._report(row, 'nil')}; return nil"
        elif signature.throws:
            body = self._throw(row)
        else:
            call = "self" if is_convenience else "super"
            body = f"{self._report(row, 'a plain object')}; {call}.init({arguments})"
        convenience = "convenience " if is_convenience else ""
        return [f"{start}public {required}{convenience}{parts.rest} {{ {body} }}"]

    # MARK: Methods

    def _method(self, row, place, owner, kind):
        parts = declaration.split(row.declaration)
        rest = parts.rest
        if place == REQUIREMENT:
            rest = re.sub(r" = (\[\]|nil|\[:\]|[\w.]+)(?=[,)])", "", rest)
        signature = declaration.signature(rest)
        mutating = "mutating " if "mutating" in parts.modifiers else ""
        static = self._static(parts, place)
        if place == REQUIREMENT:
            return [f"{static}{mutating}{rest}"]
        discardable = "@discardableResult " if signature.result not in ("", "Void", "Never") else ""
        return [f"{discardable}{self._start(row, place, parts)}{self._access(place, parts)}"
                f"{static}{mutating}{rest} {{ {self._method_body(row, signature, owner)} }}"]

    def _method_body(self, row, signature, owner):
        if signature.throws:
            return self._throw(row)
        if self._traps(row) or signature.result in ("Self", "Never"):
            return self._trap(row)
        answer = answers.neutral(self.model, signature.result, owner)
        if (row.requirement == "optional" and signature.result == "Bool"
                and re.search(r"should|can", row.name, re.IGNORECASE)):
            # What a delegate that has no word on it stands for.
            answer = "true"
        if answer is None:
            return self._trap(row)
        if not answer:
            return self._report(row)
        return f"{self._report(row, answer)}; return {answer}"

    def _static(self, parts, place):
        if not parts.is_static:
            return ""
        return "class " if place == CLASS and "static" not in parts.modifiers else "static "

    def _access(self, place, parts):
        is_open = place == CLASS and "static" not in parts.modifiers and (
            "required" not in parts.modifiers)
        return "open " if is_open else "public "

    # MARK: Properties

    def _property(self, row, place, owner, kind):
        parts = declaration.split(row.declaration)
        found = declaration.property_of(parts.rest)
        if not found:
            return []
        static = self._static(parts, place)
        if place == REQUIREMENT:
            accessors = "get set" if found.is_settable else "get"
            return [f"{static}var {found.name}: {found.type} {{ {accessors} }}"]
        start = self._start(row, place, parts)
        constant = self._constant(row, parts, found, owner)
        if constant:
            return [f"{start}public static var {found.name}: {found.type} {{ {constant} }}"]
        start += f"{self._access(place, parts)}{static}var {found.name}: {found.type}"
        if place == STRUCT and not parts.is_static:
            stored = self._stored(row, found, owner, start)
            if stored:
                return stored
        return [f"{start} {{ {self._accessors(row, parts, found, owner, kind, place)} }}"]

    def _constant(self, row, parts, found, owner):
        """The body of a constant with a raw value; names of notifications have Apple's."""
        if not parts.is_static or found.is_settable or self._traps(row):
            return None
        model = self.model
        resolved = model.resolve(found.type, owner) or found.type
        name = found.name.strip("`")
        is_named = model.raw_types.get(resolved) == "String" or found.type in _NAMED_CONSTANTS
        if is_named and row.name in model.values:
            value = model.values[row.name]
            return (f"{self._report(row, 'its value')}; "
                    f'return {found.type}(rawValue: "{value}")')
        if found.type in _NAMED_CONSTANTS[:2]:
            name = owner.replace(".", "") + name[0].upper() + name[1:]
            return (f"{self._report(row, 'a notification that is never posted')}; "
                    f'return {found.type}(rawValue: "{name}")')
        if is_named:
            return (f"{self._report(row, 'a name that was made up')}; "
                    f'return {found.type}(rawValue: "{name}")')
        if resolved == owner and owner in model.missing_types and (
                model.raw_types.get(owner) in answers.NUMBERS):
            number = self.made_up.get(owner, 0)
            self.made_up[owner] = number + 1
            value = f"1 << {number % 31}" if model.is_option_set(owner) else str(number)
            return (f"{self._report(row, 'a value that was made up')}; "
                    f"return {owner}(rawValue: {value})")
        return None

    def _stored(self, row, found, owner, start):
        """A property of a structure that keeps what it is set to."""
        answer = answers.neutral(self.model, found.type, owner)
        if not found.is_settable or not answer or self._traps(row):
            return None
        storage = "_stored_" + found.name.strip("`")
        report = self._report(row, "the value that was set")
        return [f"private var {storage}: {found.type} = {answer}",
                f"{start} {{ get {{ {report}; return {storage} }} "
                f"set {{ {report}; {storage} = newValue }} }}"]

    def _accessors(self, row, parts, found, owner, kind, place):
        answer = None if self._traps(row) else self.model.values.get(
            row.name, answers.neutral(self.model, found.type, owner))
        is_object = kind in ("class", "protocol") and not parts.is_static and place != GLOBAL
        if is_object and found.is_settable:
            weakly = ", weakly: true" if parts.is_weak else ""
            setter = f'_Absence.keep(newValue, of: self, "{row.name}"{weakly})'
            if answer is None:
                getter = (f'if let kept: {_wrapped(found.type)} = '
                          f'_Absence.kept(of: self, "{row.name}") {{ return kept }}; '
                          + self._trap(row))
            else:
                self._answer(row, "the value that was set, else " + answer)
                getter = f'_Absence.value(of: self, "{row.name}", else: {answer})'
            return f"get {{ {getter} }} set {{ {setter} }}"
        setter = f' set {{ {self._report(row)} }}' if found.is_settable else ""
        if answer is None:
            return f"get {{ {self._trap(row)} }}{setter}"
        return f"get {{ {self._report(row, answer)}; return {answer} }}{setter}"

    # MARK: Subscripts

    def _subscript(self, row, place, owner, kind):
        parts = declaration.split(row.declaration)
        found = declaration.subscript_of(parts.rest)
        if not found:
            return []
        if place == REQUIREMENT:
            return [parts.rest]
        text, is_settable = found
        setter = f" set {{ {self._report(row)} }}" if is_settable else ""
        answer = answers.neutral(self.model, declaration.signature(text).result, owner)
        getter = self._trap(row) if answer is None or self._traps(row) else (
            f"{self._report(row, answer)}; return {answer}")
        return [f"{self._start(row, place, parts)}{self._access(place, parts)}{text} "
                f"{{ get {{ {getter} }}{setter} }}"]


def _escaped(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _wrapped(text):
    if text.endswith("!"):
        text = text[:-1] + "?"
    return f"({text})" if text.startswith("any ") or "->" in text else text
