"""Reads one line of Swift that declares something, as compilers print it."""

from dataclasses import dataclass, field

from .types import canonical, closing_index, split_top_level, tokenize

MODIFIERS = {
    "public", "open", "package", "internal", "final", "static", "override", "required",
    "convenience", "weak", "unowned", "lazy", "mutating", "nonmutating", "nonisolated", "dynamic",
    "optional", "indirect", "prefix", "postfix", "infix", "isolated", "distributed",
}
TYPE_KINDS = {"class", "struct", "enum", "protocol", "actor"}
MEMBER_KINDS = {"func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype"}


@dataclass
class Parameter:
    label: str
    type: str
    default: str | None = None

    def __str__(self):
        text = f"{self.label}: {self.type}"
        return text if self.default is None else f"{text} = {self.default}"


@dataclass
class Declaration:
    kind: str
    name: str
    text: str
    attributes: set = field(default_factory=set)
    modifiers: set = field(default_factory=set)
    parameters: list | None = None
    effects: set = field(default_factory=set)
    type: str = ""
    accessors: set = field(default_factory=set)
    has_accessor_block: bool = False
    failable: str = ""
    generics: tuple = ()
    requirements: frozenset = frozenset()
    inherited: tuple = ()

    @property
    def full_name(self):
        """The name with its labels, as documentation writes it."""
        if self.parameters is None:
            return self.name
        return f"{self.name}({''.join(p.label + ':' for p in self.parameters)})"

    @property
    def level(self):
        """Whether it belongs to instances, to the type, or to the type and its subclasses."""
        if "static" in self.modifiers:
            return "static"
        return "class" if "class" in self.modifiers else "instance"


class _Reader:
    def __init__(self, text, bridged):
        self.tokens = tokenize(text)
        self.bridged = bridged
        self.index = 0

    @property
    def token(self):
        return self.tokens[self.index] if self.index < len(self.tokens) else ""

    @property
    def following(self):
        return self.tokens[self.index + 1] if self.index + 1 < len(self.tokens) else ""

    def take(self):
        self.index += 1
        return self.tokens[self.index - 1]

    def take_bracket(self):
        """The tokens inside the bracket that opens here."""
        end = closing_index(self.tokens, self.index)
        inside = self.tokens[self.index + 1:end]
        self.index = end + 1
        return inside

    def take_until(self, *stops):
        """The tokens up to one of `stops` outside brackets."""
        start = self.index
        while self.token and self.token not in stops:
            if self.token in ("(", "[", "<"):
                self.index = closing_index(self.tokens, self.index)
            self.index += 1
        return self.tokens[start:self.index]

    def type(self, *stops):
        return canonical(self.take_until(*stops), self.bridged)


def parse(text, bridged=False):
    """The declaration that `text` says. `bridged`: it comes from Objective-C headers."""
    reader = _Reader(text, bridged)
    declaration = Declaration(kind="", name="", text=text)
    _read_prefix(reader, declaration)
    if declaration.kind in TYPE_KINDS:
        _read_type(reader, declaration)
    elif declaration.kind == "typealias":
        declaration.name = reader.take()
        _read_generics(reader, declaration)
        if reader.token == "=":
            reader.take()
            declaration.type = reader.type("where")
    elif declaration.kind in ("var", "let"):
        _read_variable(reader, declaration)
    elif declaration.kind in MEMBER_KINDS:
        _read_callable(reader, declaration)
    else:
        raise ValueError(f"cannot read {text!r}")
    return declaration


def _read_prefix(reader, declaration):
    while reader.token:
        token = reader.take()
        if token == "@":
            declaration.attributes.add(reader.take())
            if reader.token == "(":
                reader.take_bracket()
        elif token == "class" and (reader.token in MODIFIERS or reader.token in MEMBER_KINDS):
            declaration.modifiers.add("class")
        elif token in TYPE_KINDS or token in MEMBER_KINDS:
            declaration.kind = token
            return
        elif token in MODIFIERS:
            if reader.token == "(":
                token += "(" + "".join(reader.take_bracket()) + ")"
            declaration.modifiers.add(token)
        else:
            raise ValueError(f"unexpected {token!r} in {declaration.text!r}")


def _read_type(reader, declaration):
    declaration.name = reader.take()
    _read_generics(reader, declaration)
    if reader.token == ":":
        reader.take()
        inherited = reader.take_until("where", "{")
        declaration.inherited = tuple(canonical(run) for run in split_top_level(inherited, ","))
    _read_requirements(reader, declaration)


def _read_generics(reader, declaration):
    if reader.token != "<":
        return
    runs = split_top_level(reader.take_bracket(), ",")
    declaration.generics = tuple(run[0] for run in runs)
    declaration.requirements = _requirements([run for run in runs if len(run) > 1])


def _read_requirements(reader, declaration):
    if reader.token == "where":
        reader.take()
        runs = split_top_level(reader.take_until("{"), ",")
        declaration.requirements |= _requirements(runs)


def _requirements(runs):
    # What is only for the concurrency checker is noise, as `@Sendable` is.
    spelled = (canonical(run) for run in runs)
    return frozenset(text for text in spelled if not text.endswith(":Sendable"))


def _read_variable(reader, declaration):
    declaration.name = reader.take().strip("`")
    if reader.token == ":":
        reader.take()
        declaration.type = reader.type("{", "=")
    _read_accessors(reader, declaration)
    if not declaration.has_accessor_block:
        declaration.accessors = {"get"} if declaration.kind == "let" else {"get", "set"}


def _read_accessors(reader, declaration):
    if reader.token == "{":
        declaration.has_accessor_block = True
        words = set(reader.tokens[reader.index:])
        declaration.accessors = words & {"get", "set"}
        declaration.effects |= words & {"async", "throws"}


def _read_callable(reader, declaration):
    declaration.name = declaration.kind
    if declaration.kind in ("func", "case"):
        # An operator is several tokens: `= =`, `<`.
        name = ""
        while reader.token and reader.token != "(" and not (name and reader.token == "<"):
            name += reader.take()
            if name[-1].isalnum() or name[-1] in "_`":
                break
        declaration.name = name.strip("`")
    if reader.token in ("?", "!"):
        declaration.failable = reader.take()
    _read_generics(reader, declaration)
    if reader.token == "(":
        runs = [run for run in split_top_level(reader.take_bracket(), ",") if run]
        declaration.parameters = [
            _parameter(run, declaration.kind, reader.bridged) for run in runs]
    while reader.token in ("async", "throws", "rethrows"):
        declaration.effects.add(reader.take())
    if reader.token == "->":
        reader.take()
        result = reader.type("where", "{")
        declaration.type = "" if result == "()" else result
    _read_requirements(reader, declaration)
    _read_accessors(reader, declaration)
    if declaration.kind == "subscript" and not declaration.has_accessor_block:
        declaration.accessors = {"get"}


def _parameter(run, kind, bridged):
    default = None
    sides = split_top_level(run, "=")
    if len(sides) > 1:
        default = _default(sides[1])
    names_and_type = split_top_level(sides[0], ":")
    if len(names_and_type) == 1:  # a case's payload without a label
        return Parameter("_", canonical(names_and_type[0], bridged), default)
    names, type_tokens = names_and_type[0], [t for r in names_and_type[1:] for t in r]
    # A subscript's single name is no label.
    label = "_" if kind == "subscript" and len(names) == 1 else names[0].strip("`")
    return Parameter(label, canonical(type_tokens, bridged), default)


def _default(tokens):
    # `UIMenuElement.State.off` and `.off` are one value.
    text = "".join(tokens)
    if "(" not in text and "." in text and not text[0].isdigit():
        return "." + text.rsplit(".", 1)[1]
    return text
