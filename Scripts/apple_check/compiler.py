"""The compiler with Apple's interfaces of iOS."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from .manifests import STAND_INS, Module, Problem

HERE = pathlib.Path(__file__).resolve().parent
# Replaced for every module: not part of the SDK, or not of each.
FOR_ALL = ["Testing", "_Testing_Foundation", "XCTest", "GRDB"]
# Replaced for the apps that exist on Linux only.
FOR_LINUX_ONLY = "ObjCNames"
# A fault of checking with interfaces alone: the compiler cannot evaluate messages of os.Logger there.
ARTEFACT = "string interpolation cannot be used in this context; if you are calling an os_log function"
# Seconds for one module.
LIMIT = 300
FOUND = re.compile(r"^(/[^:]+|<unknown>):(\d+)(?::\d+)?: (?:fatal )?error: (.*)$", re.M)


def find_sdk(environment=os.environ):
    """The folder that `STORYLINE_IOS_SDK` names; without it, Xcode's SDK of the simulator; else `None`."""
    named = environment.get("STORYLINE_IOS_SDK")
    if named:
        return pathlib.Path(named).expanduser().resolve()
    if not shutil.which("xcrun"):
        return None
    found = subprocess.run(
        ["xcrun", "--sdk", "iphonesimulator", "--show-sdk-path"], capture_output=True, text=True)
    return pathlib.Path(found.stdout.strip()) if found.returncode == 0 else None


def find_compiler():
    if shutil.which("xcrun"):
        found = subprocess.run(["xcrun", "--find", "swiftc"], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.strip()
    return shutil.which("swiftc") or "swiftc"


def sdk_flags(folder):
    """The flags for an SDK, or for a folder that holds one as `sdk` beside the compiler's `resources`."""
    if not (folder / "sdk").is_dir():
        if not (folder / "usr/lib/swift").is_dir():
            raise Problem(f"{folder} is not an SDK of iOS. Point STORYLINE_IOS_SDK at one.")
        return ["-sdk", str(folder)]
    found = ["-sdk", str(folder / "sdk")]
    if (folder / "resources").is_dir():
        if not (folder / "resources" / "clang").exists():
            raise Problem(f"{folder}/resources belongs to another compiler. Prepare the folder again.")
        found += ["-resource-dir", str(folder / "resources")]
    return found


class Compiler:
    def __init__(self, sdk, version, work):
        self.modules, self.linux_modules = work / "modules", work / "linux"
        self.modules.mkdir(parents=True)
        self.linux_modules.mkdir()
        cache = sdk / "cache"
        if not cache.is_dir() or not os.access(cache, os.W_OK):
            cache = pathlib.Path(tempfile.gettempdir()) / f"storyline-apple-check-{os.getuid()}"
        simulator = "-simulator" if "Simulator" in sdk.name else ""
        self.base = [
            find_compiler(), "-frontend", "-target", f"arm64-apple-ios{version}{simulator}", *sdk_flags(sdk),
            "-module-cache-path", str(cache), "-I", str(self.modules),
            "-load-plugin-executable", f"{HERE / 'macros'}#StandInMacros"]

    def compile(self, module, *mode):
        library = [] if any(file.name == "main.swift" for file in module.files) else ["-parse-as-library"]
        linux = ["-I", str(self.linux_modules)] if module.linux_only else []
        command = [*self.base, *linux, *library, *mode, "-module-name", module.name, *map(str, module.files)]
        try:
            run = subprocess.run(
                command, capture_output=True, text=True, errors="replace", timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return 1, f"the compiler did not end within {LIMIT} s"
        return run.returncode, run.stderr + run.stdout

    def check(self, module):
        """The errors of a module as (file, line, text), including those found by following values."""
        status, output = self.compile(module, *module.flags, "-emit-sil", "-o", os.devnull)
        found = [(file, int(line), text) for file, line, text in FOUND.findall(output)]
        if status and not found:
            found = [(str(module.files[0]), 1, f"{module.name}: {output.strip()[-300:]}")]
        return found

    def emit(self, module, folder=None):
        """Writes what other modules import: no bodies, and regardless of availability."""
        plain = [flag for flag in module.flags if flag != "-warnings-as-errors"]
        file = (folder or self.modules) / f"{module.name}.swiftmodule"
        status, _ = self.compile(
            module, *plain, "-emit-module", "-experimental-skip-all-function-bodies", "-enable-testing",
            "-disable-availability-checking", "-o", str(file))
        return status == 0

    def stand_in(self, name):
        module = Module(name, [STAND_INS / f"{name}.swift"], ["-swift-version", "6"])
        if not self.emit(module, self.linux_modules if name == FOR_LINUX_ONLY else None):
            raise Problem(f"The stand-in {name} does not compile: {self.check(module)[:1]}")

    def check_planted(self):
        """Expects exactly the planted mistakes. Otherwise the SDK or the compiler cannot be relied on."""
        for file in sorted((HERE / "planted").glob("*.swift")):
            lines = enumerate(file.read_text().splitlines(), 1)
            wanted = {number: line.split("// finds: ")[1] for number, line in lines if "// finds: " in line}
            flags = ["-swift-version", "6", "-warnings-as-errors"]
            found = self.check(Module(f"Planted{file.stem}", [file], flags))
            missed = [f"{file.name}:{line}: not found: {text}" for line, text in wanted.items()
                      if not any(at == line and text in said for _, at, said in found)]
            more = [f"{pathlib.Path(at).name}:{line}: found: {said}" for at, line, said in found
                    if line not in wanted]
            if missed or more:
                raise Problem("\n  ".join(["The SDK cannot be relied on:", *missed, *more]))
