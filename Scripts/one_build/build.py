"""One build of all packages of this repository, in one folder.

SwiftPM takes a list of packages from a workspace, the way Xcode writes it, and builds them as one:
the stage is compiled once, and both cores have work to the end.
Documentation/Decisions/one-build.md says what else was tried.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import quoteattr

from .packages import ROOT, folders

# What `swift build` by hand leaves in `.build` stays untouched.
FOLDER = ROOT / ".build" / "shared"
# A clean build of modules as a whole takes a third less time, but each change compiles a whole module. It has a
# folder of its own, too.
IS_WHOLE = "STORYLINE_WHOLE_MODULES" in os.environ
SCRATCH = FOLDER / ("whole" if IS_WHOLE else "build")
WORKSPACE = FOLDER / "All.xcworkspace"
# Optimized builds have a folder of their own: neither waits for the other.
OPTIMIZED = FOLDER / "optimized"
# The cache of `storyline` in its tests. Apps see what lies beside them, so they have a folder of their own.
COMMANDS = FOLDER / "commands"

# Without information for a debugger, compilers take a fifth less time: a crash names functions, not lines. The
# toolchain's own linker takes a fraction of the time of the system's. (The index cannot be left out: SwiftPM
# finds the tests of XCTest in it.)
_LEAN = ["-debug-info-format", "none", "-Xswiftc", "-use-ld=lld"]

_WHOLE = ["-Xswiftc", "-wmo", "-Xswiftc", "-num-threads", "-Xswiftc", "4", "-Xswiftc", "-disable-batch-mode"]

_NOTICES = ("--multiroot-data-file is an *unsupported* option",
            "remark: Incremental compilation has been disabled")


def workspace_text(packages):
    """The list of packages as Xcode writes it."""
    lines = [f"   <FileRef location = {quoteattr(f'absolute:{package}')}></FileRef>"
             for package in packages]
    return "\n".join(
        ['<?xml version="1.0" encoding="UTF-8"?>', '<Workspace version = "1.0">', *lines,
         "</Workspace>", ""])


def write_workspace(packages, workspace=WORKSPACE):
    """Writes the list of packages, unless it is the same."""
    # SwiftPM writes the versions that it chose here.
    (workspace / "xcshareddata" / "swiftpm").mkdir(parents=True, exist_ok=True)
    path, text = workspace / "contents.xcworkspacedata", workspace_text(packages)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def command(*arguments):
    """The command line of `swift build` for all packages."""
    chosen = folders()
    if not has_sqlite():
        chosen = [folder for folder in chosen if not needs_sqlite(folder)]
    write_workspace([ROOT / folder for folder in chosen])
    modules = _WHOLE if scratch(arguments) == SCRATCH and IS_WHOLE else []
    return ["swift", "build", "--multiroot-data-file", str(WORKSPACE),
            "--scratch-path", str(scratch(arguments)), *_LEAN, *modules, *arguments]


def scratch(arguments=()):
    """The folder for a build with these arguments."""
    return OPTIMIZED if "release" in arguments else SCRATCH


def build(*arguments):
    """Builds what the arguments of `swift build` say; returns its exit status."""
    # The compiler's remarks are in the output, which stays as it is where a person sees it move.
    output = subprocess.STDOUT if IS_WHOLE else subprocess.PIPE
    process = subprocess.Popen(
        command(*arguments), cwd=ROOT, text=True, stderr=output,
        stdout=subprocess.PIPE if IS_WHOLE else None)
    for line in process.stdout if IS_WHOLE else process.stderr:
        if not any(notice in line for notice in _NOTICES):
            sys.stderr.write(line)
            sys.stderr.flush()
    return process.wait()


def bin_path(*arguments):
    """The folder of the products."""
    done = subprocess.run(
        command(*arguments, "--show-bin-path"), cwd=ROOT, check=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return Path(done.stdout.strip())


def compiler_arguments(root=ROOT):
    """The arguments with which a compiler finds the modules that were built, and those of C below."""
    products = bin_path()
    maps = list(products.glob("*.build/module.modulemap"))
    maps += Path(root).glob("Sources/*/include/module.modulemap")
    maps += (SCRATCH / "checkouts").glob("swift-*/Sources/*/include/module.modulemap")
    arguments = ["-I", str(products / "Modules")]
    for path in sorted(maps):
        arguments += ["-Xcc", f"-fmodule-map-file={path}"]
    return arguments


def needs_sqlite(folder):
    """Whether a package of this repository is built with SQLite's header."""
    return str(folder) in ("Examples/News", "Tools/CoreDataStandIn", "Tools/SQLiteStandIn")


def has_sqlite():
    """Whether the header of SQLite is installed."""
    clang = shutil.which("clang")
    if clang is None:
        return False
    done = subprocess.run(
        [clang, "-fsyntax-only", "-x", "c", "-"], input="#include <sqlite3.h>\n", text=True,
        capture_output=True)
    return done.returncode == 0


def main(arguments):
    """`Scripts/build`: what `swift build` does, for all packages at once."""
    if "--show-bin-path" in arguments:
        rest = [each for each in arguments if each != "--show-bin-path"]
        print(bin_path(*rest))
        return 0
    return build(*arguments)
