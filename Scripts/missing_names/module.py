"""The Swift of a module with all names that are missing."""

from . import answers, declaration
from .members import (CLASS, DEFAULT, ENUM, EXTENSION, GLOBAL, REQUIREMENT, STRUCT, Members)
from .table import TYPES

_HEAD = ("// Made by Scripts/missing-names of Data/{name}.tsv: do not edit.\n"
         "// swift-format-ignore-file")


# Classes of Foundation's that are `@unchecked Sendable`.
_SENDABLE = ("Operation", "URLSession", "URLSessionTask")


class Line:
    """A line of text, and what it was made of: the key of a row, or a pair (type, protocol)."""

    def __init__(self, text, origin=None):
        self.text = text
        self.origin = origin


class Module:
    """Writes the files of a module."""

    def __init__(self, model, name, imports):
        self.model = model
        self.name = name
        self.imports = imports
        self.members = Members(model)
        self.lines = []

    def files(self):
        """The lines of each file, by its name."""
        # Values are made up in the order in which they are written.
        self.members = Members(self.model)
        return {
            "Protocols.swift": self._file(self._types("protocol")),
            "Classes.swift": self._file(self._types("class")),
            "Values.swift": self._file(self._types("struct", "enum")),
            "Aliases.swift": self._file(self._aliases()),
            "Conformances.swift": self._file(self._conformances()),
            "Members.swift": self._file(self._members_of_the_stage()),
            "Globals.swift": self._file(self._globals()),
        }

    def _file(self, lines):
        lines = list(lines)
        head = [_HEAD.format(name=self.name)]
        head += [f"import {module}" for module in (*self.imports, "AbsenceRuntime")]
        if any("MissingPlaceholder" in line.text for line in lines):
            head.append("import MissingPlaceholder")
        return [Line(text) for text in "\n".join(head).split("\n")] + lines

    def _children(self, name, *kinds):
        missing = self._missing_keys()
        return [row for row in self.model.children[name]
                if row.key in missing and (not kinds or row.kind in kinds)]

    def _missing_keys(self):
        if not hasattr(self, "_keys"):
            self._keys = {row.key for row in self.model.missing}
        return self._keys

    # MARK: Types

    def _types(self, *kinds):
        for row in self.model.missing:
            if row.kind not in kinds:
                continue
            body = {"class": self._class, "struct": self._struct, "enum": self._enum,
                    "protocol": self._protocol}[row.kind](row)
            if row.parent and row.kind != "protocol":
                yield Line(f"extension {row.parent} {{", row.key)
                yield from body
                yield Line("}", row.key)
            else:
                yield from body

    def _actor(self, row):
        return "@preconcurrency @MainActor " if "@MainActor" in row.declaration else ""

    def _generics(self, row):
        text = row.declaration
        start = text.find("<")
        keyword = text.find(row.kind + " ")
        name = text[keyword:].split(" ")[1]
        if "<" not in name:
            return ""
        depth = 0
        for end in range(start, len(text)):
            depth += text[end] == "<"
            depth -= text[end] == ">" and text[end - 1] != "-"
            if depth == 0:
                return text[start:end + 1]
        return ""

    def _member_lines(self, row, place, kind):
        for child in self._children(row.name):
            if child.kind in TYPES + ("typealias", "enum.case", "associatedtype"):
                continue
            for text in self.members.text(child, place, row.name, kind):
                yield Line("  " + text, child.key)

    def _class(self, row):
        model = self.model
        superclass = model.superclass(row.name)
        short = row.name.rpartition(".")[2]
        inherited = superclass
        if any(model.is_a(row.name, base) for base in _SENDABLE):
            # Foundation's own conformance, which subclasses have to repeat.
            inherited += ", @unchecked Sendable"
        yield Line(f"{self._actor(row)}open class {short}{self._generics(row)}: {inherited} {{",
                   row.key)
        if not model.fixes.rows[row.name].traps:
            yield from self._class_initializers(row, superclass, short)
        if superclass == model.root(row.name) and model.is_a(row.name, "UIViewController"):
            yield Line("  open override func viewDidLoad() { super.viewDidLoad(); "
                       f'_MissingPlaceholder.fill(self, "{short}") }}', row.key)
        yield from self._member_lines(row, CLASS, "class")
        yield Line("}", row.key)

    def _class_initializers(self, row, superclass, short):
        """The initializers that all missing classes have: those of the nearest superclass on the
        stage."""
        model = self.model
        signature = answers.root_signature(model, row.name)
        passed = answers.root_pass_on(model, row.name)
        pattern = answers.root_pattern(model, row.name)
        is_first = superclass == model.root(row.name)
        show = ""
        if is_first and model.is_a(row.name, "UIView"):
            show = f'; _MissingPlaceholder.mark(self, "{short}")'
        report = f'_Absence.report("{row.name}", answer: "a plain object")'
        yield Line(f"  public override {signature} {{ {report}; super.init({passed}){show} }}",
                   row.key)
        if pattern in ("CALayer", "UITableViewCell", "UITableViewHeaderFooterView", "UIView",
                       "UIViewController"):
            yield Line(f"  public required init?(coder: NSCoder) {{ {report}; "
                       f"super.init(coder: coder){show} }}", row.key)
            if pattern == "CALayer":
                # Animations draw a copy of a layer.
                yield Line(f"  public override init(layer: Any) {{ {report}; "
                           "super.init(layer: layer) }", row.key)
        elif is_first and any(child.member == "init(coder:)"
                              for child in model.children[row.name]):
            yield Line(f"  public required init?(coder: NSCoder) {{ {report}; "
                       f"super.init({answers.root_arguments(model, row.name)}) }}", row.key)
        elif self._takes_a_coder(superclass):
            yield Line("  public required init?(coder: NSCoder) { super.init(coder: coder) }",
                       row.key)

    def _takes_a_coder(self, name):
        """Whether a missing superclass has an initializer for a coder."""
        while name in self.model.missing_types:
            if any(child.member == "init(coder:)" for child in self.model.children[name]):
                return True
            name = self.model.superclass(name)
        return False

    def _struct(self, row):
        model = self.model
        raw = model.raw_types.get(row.name)
        short = row.name.rpartition(".")[2]
        conforms = ["Sendable"] if "Sendable" in row.conforms else []
        if raw:
            conforms = ["OptionSet" if "OptionSet" in row.conforms else "RawRepresentable",
                        "Hashable", "Sendable"]
        elif "Error" in row.conforms:
            conforms = ["Swift.Error"]
        elif "Error" in declaration.type_names(row.declaration):
            conforms = ["Swift.Error"]
        inherits = ": " + ", ".join(dict.fromkeys(conforms)) if conforms else ""
        yield Line(f"{self._actor(row)}public struct {short}{self._generics(row)}{inherits} {{",
                   row.key)
        if raw:
            yield Line(f"  public let rawValue: {raw}", row.key)
            yield Line(f"  public init(rawValue: {raw}) {{ self.rawValue = rawValue }}", row.key)
        elif f"{row.name}.init()" not in model.by_key:
            yield Line("  init() {}", row.key)
        for line in self._member_lines(row, STRUCT, "struct"):
            if not (raw and line.origin == f"{row.name}.rawValue"):
                yield line
        yield Line("}", row.key)

    def _enum(self, row):
        """An enumeration. Raw values are made up, and say so."""
        short = row.name.rpartition(".")[2]
        cases = self._children(row.name, "enum.case")
        has_payload = any("(" in case.name for case in cases)
        conforms = ["Hashable", "Sendable"] if not has_payload else []
        if "Error" in row.conforms:
            conforms.append("Swift.Error")
        if "CaseIterable" in row.conforms and not has_payload:
            conforms.append("CaseIterable")
        inherits = ": " + ", ".join(conforms) if conforms and cases else ""
        yield Line(f"{self._actor(row)}public enum {short}{self._generics(row)}{inherits} {{",
                   row.key)
        names = []
        for case in cases:
            text = declaration.split(case.declaration).rest
            name = text.removeprefix("case ").split("(")[0].strip("`")
            rest = text.removeprefix("case ").removeprefix("`").removeprefix(name).removeprefix("`")
            names.append(name)
            yield Line(f"  case `{name}`{rest}", case.key)
        raw = self.model.raw_types.get(row.name)
        if raw and names and not has_payload:
            yield from self._raw_values(row, raw, names)
        for line in self._member_lines(row, ENUM, "enum"):
            if line.origin not in (f"{row.name}.rawValue", f"{row.name}.allCases"):
                yield line
        yield Line("}", row.key)

    def _raw_values(self, row, raw, names):
        values = [f'"{name}"' for name in names] if raw == "String" else range(len(names))
        report = f'_Absence.report("{row.name}.rawValue", answer: "a value that was made up")'
        forth = "; ".join(f"case .`{name}`: return {value}" for name, value in zip(names, values))
        back = "; ".join(f"case {value}: self = .`{name}`" for name, value in zip(names, values))
        yield Line(f"  public var rawValue: {raw} {{ {report}; switch self {{ {forth} }} }}",
                   row.key)
        yield Line(f"  public init?(rawValue: {raw}) {{ {report}; switch rawValue {{ {back}; "
                   "default: return nil } }", row.key)

    def _protocol(self, row):
        text = row.declaration
        inherited = text.partition(" : ")[2].partition(" where ")[0]
        short = row.name.rpartition(".")[2]
        inherits = f": {inherited}" if inherited else ""
        if row.parent:
            yield Line(f"extension {row.parent} {{", row.key)
        yield Line(f"{self._actor(row)}public protocol {short}{inherits} {{", row.key)
        for child in self._children(row.name, "associatedtype"):
            yield Line("  " + child.declaration, child.key)
        others = []
        for child in self._children(row.name):
            if child.kind in TYPES + ("typealias", "associatedtype"):
                continue
            if child.requirement == "required":
                for member in self.members.text(child, REQUIREMENT, row.name, "protocol"):
                    yield Line("  " + member, child.key)
            elif child.kind != "init":
                others.append(child)
        yield Line("}", row.key)
        if row.parent:
            yield Line("}", row.key)
        if others:
            yield Line(f"extension {row.name} {{", row.key)
            for child in others:
                for member in self.members.text(child, DEFAULT, row.name, "protocol"):
                    yield Line("  " + member, child.key)
            yield Line("}", row.key)

    # MARK: The rest

    def _aliases(self):
        for row in self.model.missing:
            if row.kind != "typealias" or self._is_of_a_protocol(row):
                continue
            text = "public " + declaration.split(row.declaration).rest
            if row.parent:
                text = f"extension {row.parent} {{ {text} }}"
            yield Line(text, row.key)

    def _is_of_a_protocol(self, row):
        return row.parent and self.model.kind(row.parent) == "protocol"

    def _conformances(self):
        """What types of the table conform to of the protocols that are missing."""
        model = self.model
        for row in model.rows:
            if row.kind not in ("class", "struct") or not model.is_type(row.name):
                continue
            for protocol in row.conforms:
                found = model.missing_types.get(protocol)
                if not found or found.kind != "protocol":
                    continue
                if (row.name, protocol) in model.fixes.conformances:
                    continue
                if self._inherits_conformance(row, protocol):
                    continue
                yield from self._conformance(row, protocol)

    def _inherits_conformance(self, row, protocol):
        above, seen = row, set()
        while above and above.name not in seen:
            seen.add(above.name)
            above = model_row = self.model.table_types.get(above.inherits.split(",")[0])
            if (model_row and protocol in model_row.conforms
                    and (model_row.name, protocol) not in self.model.fixes.conformances):
                return True
        return False

    def _conformance(self, row, protocol):
        model = self.model
        origin = (row.name, protocol)
        yield Line(f"extension {row.name}: {protocol} {{", origin)
        own = {child.member for child in model.children[row.name]}
        above = [row.name, *model.stage.ancestors(model.root(row.name))]
        for child in self._children(protocol):
            if child.requirement != "required" or child.kind == "associatedtype":
                continue
            if child.member in own or any(
                    model.stage.has(f"{name}.{child.member}") for name in above):
                continue
            for text in self.members.text(child, EXTENSION, row.name, row.kind):
                yield Line("  " + text.removeprefix("@_disfavoredOverload "), origin)
        yield Line("}", origin)

    def _members_of_the_stage(self):
        """Members of types that the stage has.

        Those of a class stand in an extension of a protocol that only this class and its
        subclasses conform to: an app's subclass may declare the same member, and call `super`'s.
        """
        model = self.model
        for owner in sorted({row.parent for row in model.missing
                             if row.parent in model.stage.types}):
            kind = model.stage.types[owner]
            rows = [row for row in self._children(owner)
                    if row.kind not in TYPES + ("typealias", "associatedtype", "enum.case")]
            inits = [row for row in rows if row.kind == "init"]
            others = [row for row in rows if row.kind != "init"]
            if kind == "class" and owner not in model.stage.generic:
                yield from self._extension(owner, owner, inits, "class")
                if others:
                    face = "_Missing_" + owner.replace(".", "_")
                    actor = "@preconcurrency @MainActor " if model.is_on_main_actor(owner) else ""
                    yield Line(f"{actor}public protocol {face}: {owner} {{}}")
                    yield Line(f"extension {owner}: {face} {{}}")
                    yield from self._extension(face, owner, others, "class")
            else:
                kind = "struct" if kind == "typealias" else kind
                yield from self._extension(owner, owner, rows, kind)

    def _extension(self, extended, owner, rows, kind):
        if not rows:
            return
        yield Line(f"extension {extended} {{")
        for row in rows:
            for text in self.members.text(row, EXTENSION, owner, kind):
                yield Line("  " + text, row.key)
        yield Line("}")

    def _globals(self):
        for row in self._children("", "func", "var"):
            for text in self.members.text(row, GLOBAL, "", "global"):
                yield Line(text, row.key)


def catalogue(module):
    """Rows for the tool: name, kind, answer, and words: `own` where the stage has no member of the name,
    `requirement` where a protocol asks for it."""
    taken = {name.split("(")[0].rpartition(".")[2] for name in module.model.stage.names}
    rows = set()
    for row in module.model.missing:
        answer = module.members.answers.get(row.key, "declaration")
        base = row.name.split("(")[0].rpartition(".")[2]
        words = ["own"] if base not in taken else []
        words += ["requirement"] if row.requirement else []
        rows.add((row.name, row.kind, answer, " ".join(words)))
    return sorted(rows)
