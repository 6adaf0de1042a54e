"""What the stage has: the symbol graphs of its modules, and of Foundation's."""

import json
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path

from one_build import build as one_build

from .table import TYPES

MODULES = ("UIKit", "UIKitCore", "UserNotifications", "ObjCNames", "Dispatch", "Foundation",
           "FoundationEssentials", "FoundationNetworking", "Swift")


class Stage:
    """Names, kinds and relations of everything that is there."""

    def __init__(self, graphs):
        self.names = defaultdict(list)
        self._above = defaultdict(set)
        paths = {}
        for graph in graphs:
            for symbol in graph["symbols"]:
                if symbol["accessLevel"] not in ("public", "open"):
                    continue
                path = ".".join(symbol["pathComponents"])
                paths[symbol["identifier"]["precise"]] = path
                self.names[path].append(symbol)
        for graph in graphs:
            for relation in graph["relationships"]:
                if relation["kind"] not in ("conformsTo", "inheritsFrom"):
                    continue
                source = paths.get(relation["source"])
                # The fallback has the name of the module in front.
                target = paths.get(relation["target"]) or relation.get(
                    "targetFallback", "").partition(".")[2]
                if source and target:
                    self._above[source].add(target)
        self.types = {path: kind for path in self.names
                      for kind in [self._type_kind(path)] if kind}
        self.generic = {path for path, kind in self.types.items() if kind == "class"
                        and any(s.get("swiftGenerics") for s in self.names[path])}

    def _type_kind(self, path):
        for symbol in self.names[path]:
            kind = _kind(symbol)
            if kind in TYPES + ("typealias", "actor"):
                return kind
        return None

    def has(self, name):
        return name in self.names

    def ancestors(self, name):
        """All superclasses and protocols of a type."""
        found, left = set(), [name]
        while left:
            for above in self._above.get(left.pop(), ()):
                if above not in found:
                    found.add(above)
                    left.append(above)
        return found

    def cases(self):
        """The cases of enumerations, by their types."""
        found = defaultdict(list)
        for path, symbols in self.names.items():
            if any(_kind(symbol) == "enum.case" for symbol in symbols):
                found[path.split("(")[0].rpartition(".")[0]].append(path)
        return found

    def is_on_main_actor(self, name):
        return any("MainActor" in "".join(part["spelling"] for part in
                                          symbol.get("declarationFragments", ()))
                   for symbol in self.names.get(name, ()))


def _kind(symbol):
    return symbol["kind"]["identifier"].replace("swift.", "")


def extract(root, modules=MODULES, folder=None):
    """Reads the symbol graphs of modules that were built, and of the toolchain's."""
    triple = json.loads(_run(["swiftc", "-print-target-info"]))["target"]["triple"]
    with tempfile.TemporaryDirectory() as temporary:
        directory = folder or temporary
        for module in modules:
            if folder and list(Path(folder).glob(f"{module}.symbols.json")):
                continue
            _run(["swift", "symbolgraph-extract", "-module-name", module,
                  "-minimum-access-level", "public", "-skip-synthesized-members",
                  "-target", triple, *one_build.compiler_arguments(root),
                  "-output-dir", str(directory)])
        files = sorted(Path(directory).glob("*.symbols.json"))
        return Stage([json.loads(file.read_text()) for file in files])


def _run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{done.stderr}missing-names: {' '.join(command[:2])} failed")
    return done.stdout.strip()
