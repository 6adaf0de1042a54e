"""The scratch copy of the package, with all mutants compiled into it."""

import re
import subprocess
import sys
from pathlib import Path

from .document import ROOT
from .mutants import apply

SCRATCH = ROOT / ".build" / "mutation"
MODULE = "UIKitCore"


def prepare():
    """A copy of the package in which warnings are no errors, for a mutant leaves things unused."""
    manifest = (ROOT / "Package.swift").read_text()
    manifest = manifest.replace(".treatAllWarnings(as: .error),", "")
    files = {SCRATCH / "Package.swift": manifest.encode()}
    for folder in ("Sources", "Tests"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file():
                files[SCRATCH / path.relative_to(ROOT)] = path.read_bytes()
    helper = Path(__file__).with_name("Mutants.swift.txt")
    files[SCRATCH / "Sources" / MODULE / "Mutants.swift"] = helper.read_bytes()
    for folder in ("Sources", "Tests"):
        for path in (SCRATCH / folder).rglob("*"):
            if path.is_file() and path not in files:
                path.unlink()
    for path, content in files.items():
        _write(path, content)


def _write(path, content):
    """What is the same stays untouched, and need not be compiled again."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _build_in(mutants, without=()):
    """Writes the files with all mutants built in, but for those `without`."""
    by_file, left_out = {}, {mutant.number for mutant in without}
    for mutant in mutants:
        edits = by_file.setdefault(mutant.mark.file, [])
        if mutant.edits and mutant.number not in left_out:
            edits.append((mutant.number, mutant.edits))
    for file, edits in by_file.items():
        _write(SCRATCH / file, apply((ROOT / file).read_text(), edits).encode())


def swift_build(*arguments):
    # An object that was compiled for another layout of a class is worse than a slow build.
    for module in (SCRATCH / ".build" / "debug").glob(f"{MODULE}*.build/*.swiftdeps"):
        module.unlink()
    command = ["swift", "build", "--package-path", str(SCRATCH), "-j", "2", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def compile_mutants(mutants):
    """Builds the module until it compiles: what does not is disabled in its next way, and what has
    no way left is dropped."""
    attempt = 0
    while True:
        attempt += 1
        output = _attempt(mutants)
        if output is None:
            return
        blamed = blame(mutants, errors_in(output)) or _search(mutants, output)
        print(f"Attempt {attempt}: {len(blamed)} mutants do not compile", flush=True)
        for mutant, error in blamed.items():
            mutants[mutant].errors.append(error)
            mutants[mutant].way += 1
            if not mutants[mutant].edits:
                mark = mutants[mutant].mark
                print(f"  dropped {', '.join(mark.numbers)} {mark.file}:{mark.line}: {error}",
                      flush=True)


def _attempt(mutants, without=()):
    """What the compiler says to the mutants; None when they compile."""
    _build_in(mutants, without)
    done = swift_build("--target", MODULE)
    return None if done.returncode == 0 else done.stdout + done.stderr


def errors_in(output):
    """Errors with their places: file, line and message."""
    found = re.findall(r"^(/\S+\.swift):(\d+):\d+: error: (.*)", output, re.MULTILINE)
    return sorted({(Path(file), int(line), message) for file, line, message in found})


def told(output):
    """What is worth reading of what a build printed: its errors, else its end."""
    errors = [f"{file}:{line}: {message}" for file, line, message in errors_in(output)]
    return "\n".join(errors) or output[-4000:]


def blame(mutants, errors):
    """The errors of the mutants that they are in, by the index of the mutant."""
    blamed = {}
    for file, line, message in errors:
        here = [(index, mutant) for index, mutant in enumerate(mutants)
                if mutant.edits and SCRATCH / mutant.mark.file == file]
        source = (ROOT / here[0][1].mark.file).read_text() if here else ""
        exact = [index for index, mutant in here if line in _lines(source, mutant.edits)]
        inside = [index for index, mutant in here if line in mutant.mark.lines]
        for index in exact or inside or _left_open(here, line, message):
            blamed[index] = message
    return blamed


# What the compiler says of code below one that a mutant leaves out.
_OPEN_END = re.compile(
    "missing return|must not fall through|uninhabited return type|used before being initialized")


def _left_open(here, line, message):
    """The mutant next above the code that lacks what it leaves out."""
    if not _OPEN_END.search(message):
        return []
    above = [(mutant.mark.lines.stop, index) for index, mutant in here
             if mutant.mark.lines.stop <= line + 1 and _leaves_out(mutant)]
    return [max(above)[1]] if above else []


def _leaves_out(mutant):
    return any(edit.text.startswith("if !mutant") for edit in mutant.edits)


def _lines(text, edits):
    return {text.count("\n", 0, edit.start) + 1 for edit in edits}


def _search(mutants, output):
    """The mutant that breaks what stands elsewhere, as one does that gives a name another type.

    The fewest of the mutants, in their order, that do not compile end with it.
    """
    messages = [message for _, _, message in errors_in(output)]
    plain = _attempt(mutants, without=mutants)
    if plain is not None:
        sys.exit(f"mutate: the scratch copy does not build without mutants\n{told(plain)}")
    low, high = 0, len(mutants)
    while high - low > 1:
        middle = (low + high) // 2
        failed = _attempt(mutants, without=mutants[middle:])
        if failed is None:
            low = middle
        else:
            high = middle
            messages = [message for _, _, message in errors_in(failed)] or messages
    if not mutants[high - 1].edits:
        sys.exit(f"mutate: the scratch copy does not build\n{told(output)}")
    return {high - 1: messages[0] if messages else output.strip().splitlines()[-1]}
