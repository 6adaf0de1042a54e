"""The command: makes the modules of missing names, or checks that they are what they should be."""

import argparse
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from one_build import build as one_build

from . import compiler, fixes, stage, table
from .model import Model
from .module import Module, catalogue
from .reporting import silent

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "Tools/MissingModules"


@dataclass(frozen=True)
class Entry:
    """A module that is made."""
    product: str
    imports: tuple
    # Tables with what else belongs to it.
    tables: tuple = ()
    # Modules that are made as well, and that it speaks of.
    beside: tuple = ()


_FOUNDATION = ("Foundation",)
_UIKIT = ("Foundation", "UIKitCore")
_NETWORK = ("FoundationNetworking", *_UIKIT)

# By table. What one speaks of stands before it.
MODULES = {
    "UIKit": Entry("UIKitMissing", _NETWORK, ("Beside", "CoreFoundation", "CoreGraphics", "QuartzCore")),
    "AuthenticationServices": Entry("AuthenticationServicesMissing", _NETWORK),
    "AVFoundation": Entry("AVFoundationMissing", _NETWORK, ("AVFAudio",)),
    "AVKit": Entry("AVKitMissing", _UIKIT, beside=("AVFoundation",)),
    "BackgroundTasks": Entry("BackgroundTasksMissing", _FOUNDATION),
    "CallKit": Entry("CallKitMissing", _UIKIT, beside=("AVFoundation",)),
    "Contacts": Entry("ContactsMissing", _FOUNDATION),
    "ContactsUI": Entry("ContactsUIMissing", _UIKIT, beside=("Contacts",)),
    "CoreBluetooth": Entry("CoreBluetoothMissing", _FOUNDATION),
    "CoreHaptics": Entry("CoreHapticsMissing", _FOUNDATION),
    "CoreImage": Entry("CoreImageMissing", _UIKIT),
    "CoreMotion": Entry("CoreMotionMissing", _FOUNDATION),
    "CoreSpotlight": Entry("CoreSpotlightMissing", _UIKIT, beside=("UIKit",)),
    "CoreTelephony": Entry("CoreTelephonyMissing", _FOUNDATION),
    "EventKit": Entry("EventKitMissing", _UIKIT),
    "EventKitUI": Entry("EventKitUIMissing", _UIKIT, beside=("EventKit",)),
    "MediaPlayer": Entry("MediaPlayerMissing", _UIKIT, beside=("UIKit",)),
    "PDFKit": Entry("PDFKitMissing", _UIKIT, beside=("UIKit",)),
    "Photos": Entry("PhotosMissing", _UIKIT, beside=("AVFoundation",)),
    "PhotosUI": Entry("PhotosUIMissing", _UIKIT, beside=("UIKit", "AVFoundation", "Photos")),
    "QuickLook": Entry("QuickLookMissing", _UIKIT, beside=("UIKit",)),
    "Social": Entry("SocialMissing", _NETWORK, beside=("UIKit",)),
    "Speech": Entry("SpeechMissing", _FOUNDATION, beside=("AVFoundation",)),
}
# How many of UIKit's rows are in the stage or the module at least.
GOAL = 0.98


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="missing-names", description=__doc__)
    parser.add_argument("--check", action="store_true",
                        help="compare with what is committed, and write nothing")
    parser.add_argument("--afresh", action="store_true",
                        help="forget what did not compile before")
    parser.add_argument("--no-build", action="store_true", help="the stage is built already")
    parser.add_argument("--graphs", type=Path, help="a folder that keeps the symbol graphs")
    parser.add_argument("tables", nargs="*", default=list(MODULES), metavar="TABLE")
    options = parser.parse_args(arguments)
    if not options.no_build and one_build.build("--target", "UIKit") != 0:
        return 1
    there = stage.extract(ROOT, folder=options.graphs)
    return max(_run(name, there, options) for name in options.tables)


def _run(name, there, options):
    data = PACKAGE / "Data"
    noted = data / f"{name}.fixes.tsv"
    known = fixes.read(noted) if noted.exists() and not options.afresh else fixes.Fixes()
    target = PACKAGE / "Sources" / MODULES[name].product / "Generated"
    if options.check:
        return _check(name, _module(name, there, known), target, data, known)
    module = _compiled(name, there, known)
    target.mkdir(parents=True, exist_ok=True)
    for file, text in _texts(module).items():
        (target / file).write_text(text)
    noted.write_text(fixes.text(known))
    (data / f"{name}.names.tsv").write_text(_catalogue(module))
    print(summary(name, module.model))
    return 0


def _module(name, there, known):
    entry = MODULES[name]
    data = PACKAGE / "Data"
    rows = table.read(*(data / f"{part}.tsv" for part in (name, *entry.tables)))
    beside = []
    for other in entry.beside:
        noted = fixes.read(data / f"{other}.fixes.tsv")
        beside += _module(other, there, noted).model.missing
    imports = (*entry.imports, *(MODULES[other].product for other in entry.beside))
    own = [type for other in (name, *entry.beside)
           for type in _own_types(MODULES[other].product)]
    model = Model(rows, there, known, beside, own)
    model.values = table.values(PACKAGE / "Data" / "values.tsv")
    return Module(model, name, imports)


def _texts(module):
    """The files that have something."""
    return {file: "\n".join(line.text for line in lines) + "\n"
            for file, lines in module.files().items() if any(line.origin for line in lines)}


def _catalogue(module):
    module.files()
    lines = ["name\tkind\tanswer\tdistinct"] + ["\t".join(row) for row in catalogue(module)]
    return "\n".join(lines) + "\n"


def _compiled(name, there, known):
    """The module without what does not compile."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for number in range(1, 60):
            module = _module(name, there, known)
            kinds = {row.key: row.kind for row in module.model.rows}
            files = {}
            for file, lines in module.files().items():
                path = folder / file
                path.write_text("\n".join(line.text for line in lines) + "\n")
                files[str(path)] = lines
            found = compiler.diagnostics(_command(name, folder, list(files)))
            print(f"{name}, round {number}: {len(found)} complaints", flush=True)
            for path, line, message in found[:4]:
                print(f"  {message}: {files[path][line - 1].text.strip()[:150]}"
                      if path in files else f"  {path}:{line}: {message}", flush=True)
            if not found or not compiler.apply(found, files, known, kinds):
                return module
            # A run that is interrupted goes on from here.
            (PACKAGE / "Data" / f"{name}.fixes.tsv").write_text(fixes.text(known))
    raise SystemExit(f"missing-names: {name} does not come to an end")


def _command(name, folder, files):
    for other in ("AbsenceRuntime", "MissingPlaceholder",
                  *(MODULES[beside].product for beside in MODULES[name].beside)):
        _emit(other, folder)
    return [*_compiler(MODULES[name].product, folder), "-typecheck", "-diagnostic-style", "llvm",
            *files, *_own_files(MODULES[name].product)]


def _emit(product, folder):
    """Compiles a module of the package, for others that import it."""
    if (folder / f"{product}.swiftmodule").exists():
        return
    for name, entry in MODULES.items():
        if entry.product == product:
            for other in entry.beside:
                _emit(MODULES[other].product, folder)
    subprocess.run(
        [*_compiler(product, folder), "-emit-module", "-suppress-warnings", "-wmo",
         "-emit-module-path", str(folder / f"{product}.swiftmodule"), *_own_files(product),
         *map(str, sorted((PACKAGE / "Sources" / product / "Generated").glob("*.swift")))],
        check=True)


def _compiler(product, folder):
    is_made = any(entry.product == product for entry in MODULES.values())
    return ["swiftc", "-swift-version", "5" if is_made else "6", "-module-name", product, "-I", str(folder),
            "-I", str(PACKAGE / "Sources/CAbsence/include"),
            *one_build.compiler_arguments(ROOT)]


def _own_files(product):
    return [str(path) for path in sorted((PACKAGE / "Sources" / product).glob("*.swift"))]


def _own_types(product):
    """The types that a module has beside those of its tables."""
    text = "\n".join(Path(file).read_text() for file in _own_files(product))
    return re.findall(r"^public (?:struct|enum|class|protocol|typealias) (\w+)", text, re.M)


# MARK: What is declared

def shares(model):
    """How many rows are in the stage, in the module, and left out (as a list)."""
    left_out = [(row, model.reasons[row.key]) for row in model.rows
                if row.key in model.reasons
                and not model.reasons[row.key].startswith(("stage: ", "module: "))]
    there = sum(model.reasons.get(row.key, "").startswith("stage: ") for row in model.rows)
    return there, len(model.rows) - there - len(left_out), left_out


def summary(name, model):
    there, missing, left_out = shares(model)
    share = 100 * (1 - len(left_out) / len(model.rows))
    return (f"{name}: {len(model.rows)} rows, {there} in the stage, {missing} in the module, "
            f"{len(left_out)} left out: {share:.1f} % are declared")


def _check(name, module, target, data, known):
    problems = []
    texts = _texts(module)
    there = {path.name for path in target.glob("*.swift")}
    for file in sorted(there | set(texts)):
        if file not in there or (target / file).read_text() != texts.get(file):
            problems.append(f"{target / file} is not what the table and the stage make of it")
    problems += [f"{name}: {text} does not report" for text in silent(module)]
    if (data / f"{name}.names.tsv").read_text() != _catalogue(module):
        problems.append(f"{data / name}.names.tsv is out of date")
    if (data / f"{name}.fixes.tsv").read_text() != fixes.text(known):
        problems.append(f"{data / name}.fixes.tsv is not sorted, or has rows twice")
    stale = sorted(key for key in known.rows if key not in module.model.by_key)
    problems += [f"{name}.fixes.tsv names {key}, which is no row" for key in stale]
    harmless = [line.split("\t")[0] for line in
                (data / "harmless.tsv").read_text().splitlines()[1:]]
    every = {row.name for row in module.model.rows}
    problems += [f"harmless.tsv names {entry}, which is no row" for entry in harmless
                 if name == "UIKit" and entry not in every]
    _, _, left_out = shares(module.model)
    if name == "UIKit" and len(left_out) > (1 - GOAL) * len(module.model.rows):
        problems.append(f"{len(left_out)} rows of {name} are left out: more than "
                        f"{100 * (1 - GOAL):.0f} %")
    print(summary(name, module.model))
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        print("Run Scripts/missing-names and commit what it writes.", file=sys.stderr)
    return 1 if problems else 0
