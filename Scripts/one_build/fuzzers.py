"""Compiles the fuzzers against the modules of the one build, without linking them.

`Fuzzing` has the sources of the stage as its own, and builds them for libFuzzer: minutes, at night. That
the fuzzers still fit the stage is told in seconds.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from .build import compiler_arguments
from .packages import ROOT

SOURCES = ROOT / "Fuzzing" / "Sources"
_SETTINGS = [
    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
    *(argument for feature in
      ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")
      for argument in ("-enable-upcoming-feature", feature))]


def main():
    """`Scripts/fuzz --check`."""
    # What is `package` in our modules is so for the package of this name: its folder's, as SwiftPM has it.
    arguments = [*_SETTINGS, "-package-name", ROOT.name.lower(), *compiler_arguments()]
    fuzzers = sorted(folder for folder in SOURCES.iterdir()
                     if folder.name.startswith("Fuzz") and folder.name != "FuzzSupport")
    with tempfile.TemporaryDirectory() as modules:
        status = _compile(SOURCES / "FuzzSupport", arguments, [
            "-emit-module", "-module-name", "FuzzSupport", "-emit-module-path",
            str(Path(modules) / "FuzzSupport.swiftmodule")])
        for fuzzer in fuzzers:
            status |= _compile(fuzzer, [*arguments, "-I", modules],
                               ["-typecheck", "-module-name", fuzzer.name])
    print(f"{len(fuzzers)} fuzzers compile." if status == 0 else "Not all fuzzers compile.")
    return status


def _compile(folder, arguments, mode):
    files = [str(path) for path in sorted(folder.glob("*.swift"))]
    return subprocess.run(["swiftc", *mode, *arguments, *files]).returncode


if __name__ == "__main__":
    sys.exit(main())
