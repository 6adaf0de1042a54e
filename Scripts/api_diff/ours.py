"""What our UIKit declares: the compiler's symbol graphs, read into symbols."""

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from one_build import build as one_build

from .declaration import Declaration, parse

MODULES = ("UserNotifications", "UIKitCore", "UIKit")


@dataclass
class OurSymbol:
    path: tuple
    access: str
    declaration: Declaration
    identifier: str
    # What it overrides: a path when that is ours, "elsewhere" when another module declares it.
    overrides: object = None
    # The requirement of a protocol that it meets, in the same terms.
    witnesses: object = None
    # The requirements that it is the default of, as identifiers: the compiler names all overloads.
    default_of: list = field(default_factory=list)
    is_requirement: bool = False
    # Swift lets nobody override what is declared in an extension.
    is_in_extension: bool = False

    @property
    def name(self):
        return ".".join(self.path)


def read_graphs(graphs):
    """The symbols of symbol graphs (decoded JSON)."""
    ours = {}
    for graph in graphs:
        for entry in graph["symbols"]:
            if entry["kind"]["identifier"] == "swift.extension":
                continue
            text = "".join(part["spelling"] for part in entry["declarationFragments"])
            declaration = parse(text)
            path = tuple(entry["pathComponents"][:-1]) + (declaration.full_name,)
            ours.setdefault(entry["identifier"]["precise"], []).append(OurSymbol(
                path, entry["accessLevel"], declaration, entry["identifier"]["precise"],
                is_in_extension="swiftExtension" in entry))
    for graph in graphs:
        for relation in graph["relationships"]:
            for symbol in ours.get(relation["source"], []):
                _apply(relation, symbol, ours)
    return [symbol for group in ours.values() for symbol in group]


def _apply(relation, symbol, ours):
    kind = relation["kind"]
    if kind == "overrides":
        symbol.overrides = _place(relation["target"], ours)
    elif kind == "defaultImplementationOf":
        symbol.default_of.append(relation["target"])
    elif kind == "requirementOf":
        symbol.is_requirement = True
    elif kind == "memberOf" and "sourceOrigin" in relation:
        symbol.witnesses = _place(relation["sourceOrigin"]["identifier"], ours)


def _place(identifier, ours):
    return ours[identifier][0].path if identifier in ours else "elsewhere"


def extract(root, build=True):
    """Builds our UIKit and reads the symbol graphs of its modules."""
    if build and one_build.build("--target", "UIKit") != 0:
        sys.exit("api-diff: the build failed")
    triple = json.loads(_run(["swiftc", "-print-target-info"]))["target"]["triple"]
    with tempfile.TemporaryDirectory() as directory:
        for module in MODULES:
            _run(["swift", "symbolgraph-extract", "-module-name", module,
                  "-minimum-access-level", "public", "-skip-synthesized-members",
                  "-emit-extension-block-symbols", "-target", triple,
                  *one_build.compiler_arguments(root),
                  "-output-dir", directory])
        files = sorted(Path(directory).glob("*.symbols.json"))
        return [json.loads(file.read_text()) for file in files]


def _run(command):
    """What a command prints; when it fails, that is told and the check ends."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}api-diff: {' '.join(command[:2])} failed")
    return done.stdout.strip()
