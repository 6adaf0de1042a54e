"""Compiles what apps ship with optimization.

The optimizer reports errors that the plain build accepts, data races above all. The stage stays as it was
built for the tests, so this takes seconds; `Scripts/nightly.sh` optimizes the stage too.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from apple_check import manifests

from .build import compiler_arguments
from .packages import ROOT

# The modules that apps ship, each after those that it imports.
SHIPPED = ["StorylineCore", "Storyline"]


def modules():
    """The shipped modules as the manifest describes them on this machine."""
    package = manifests.manifest(ROOT, ".", "Linux")
    targets = {target["name"]: target for target in package["targets"]}
    return [manifests.module(ROOT, ".", targets[name], package, False) for name in SHIPPED]


def package_name(root=ROOT):
    """The name with which SwiftPM compiled the stage: a root package has that of its folder."""
    return re.sub(r"\W", "_", root.name.lower())


def compile_optimized(module, folder, arguments):
    """Compiles a module into a folder, where the next one finds it; returns the exit status."""
    # Its own folder comes first: the one of the plain build has modules of the same names.
    command = [
        "swiftc", "-O", "-wmo", "-parse-as-library", "-I", str(folder), *arguments, *module.flags,
        "-package-name", package_name(),
        "-module-name", module.name, "-emit-module",
        "-emit-module-path", str(folder / f"{module.name}.swiftmodule"),
        "-c", "-o", str(folder / f"{module.name}.o"), *map(str, module.files)]
    return subprocess.run(command, check=False).returncode


def main():
    arguments = compiler_arguments()
    with tempfile.TemporaryDirectory() as folder:
        for module in modules():
            if status := compile_optimized(module, Path(folder), arguments):
                return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
