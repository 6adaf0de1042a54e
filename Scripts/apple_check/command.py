"""Type-checks library, examples, tests, lint and new apps against Apple's interfaces of iOS."""

import argparse
import concurrent.futures
import dataclasses
import pathlib
import sys
import tempfile
import time

from . import manifests, new_apps
from .compiler import ARTEFACT, FOR_ALL, FOR_LINUX_ONLY, Compiler, find_sdk
from .manifests import Problem

ROOT = pathlib.Path(__file__).resolve().parents[2]
PARTS = ("library", "examples", "tests", "lint", "new")
# The library is checked for these as well, unless `--ios` names one.
LATER = ("16.0", "18.0", "26.0")


def run(compiler, modules, jobs, done):
    """Checks modules, several at once; writes those first that others import."""
    ours = {module.name: module for module in modules}
    ready = {}  # name -> a future: whether the module could be written

    def failed(module):
        return [need for need in module.needs if need in ready and not ready[need].result()]

    def write(module):
        return not failed(module) and compiler.emit(module)

    def check(module):
        missing = failed(module)
        if missing:
            text = f"{module.name} is not checked: {', '.join(missing)} cannot be imported"
            return module, [(str(module.files[0]), 1, text)]
        return module, compiler.check(module)

    needed = {need for module in modules for need in module.needs} & set(ours)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = [module for module in modules if module.name in needed]
        while waiting:  # what a module needs is submitted before it, so that no worker waits in vain
            now = [module for module in waiting if all(need in ready for need in module.needs if need in ours)]
            if not now:
                raise Problem(f"These modules need one another: {', '.join(each.name for each in waiting)}")
            for module in now:
                ready[module.name] = pool.submit(write, module)
            waiting = [module for module in waiting if module not in now]
        for task in concurrent.futures.as_completed([pool.submit(check, module) for module in modules if module.is_ours]):
            done(*task.result())


def shown(path):
    path = pathlib.Path(path)
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def read(only, work):
    """The modules of each part, and the version of iOS that the manifests name."""
    library, version = manifests.read(ROOT, ".")
    modules = list(library)
    examples = []
    if only not in ("library", "lint", "new"):
        for package in manifests.PACKAGES["examples"]:
            found, least = manifests.read(ROOT, package)
            if least != version:
                raise Problem(f"{package}/Package.swift is for iOS {least}, Package.swift for iOS {version}.")
            examples += found
        examples += manifests.read_plain(ROOT, work)
    parts = {
        "library": [module for module in modules if not module.is_test],
        "examples": [module for module in examples if not module.is_test],
        "tests": [module for module in modules + examples if module.is_test],
        "lint": manifests.read_lint(ROOT) if only in (None, "lint") else [],
        "new": new_apps.read(ROOT, work) if only in (None, "new") and new_apps.program(ROOT) else [],
    }
    return parts, version


def check(parts, version, sdk, only, arguments):
    """Checks the parts for one version of iOS. Returns the number of errors."""
    with tempfile.TemporaryDirectory(prefix="apple-check-") as work:
        compiler = Compiler(sdk, version, pathlib.Path(work))
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            names = FOR_ALL + ([] if only == ["library"] else [FOR_LINUX_ONLY])
            for task in [pool.submit(compiler.stand_in, name) for name in names]:
                task.result()
        if version == "15.0":
            compiler.check_planted()
        errors, artefacts = {part: set() for part in parts}, set()
        part_of = {module.name: part for part in parts for module in parts[part]}

        def done(module, found):
            for error in found:
                if ARTEFACT in error[2]:
                    artefacts.add(error[:2])
                else:
                    errors[part_of[module.name]].add(error)
            if arguments.verbose:
                print(f"  {module.name}: {len(found)} errors", flush=True)

        # Tests import the library and the examples, so those are compiled with them.
        needed = [part for part in parts
                  if part in only or part == "library" or part == "examples" and "tests" in only]
        run(compiler, [module for part in needed for module in parts[part]], arguments.jobs, done)
    for part in only:
        for file, line, text in sorted(errors[part]):
            print(f"{shown(file)}:{line}: error: {text}")
        count = sum(module.is_ours for module in parts[part])
        print(f"{part}, iOS {version}: {count} modules, {len(errors[part])} errors", flush=True)
    for file, line in sorted(artefacts):
        print(f"not judged: {shown(file)}:{line}: a message of os.Logger; only Xcode can check it")
    return sum(len(errors[part]) for part in only)


def check_all(sdk, work, arguments):
    """Checks what the arguments ask for. Returns the number of errors."""
    parts, version = read(arguments.only, work)
    only = [arguments.only] if arguments.only else [part for part in PARTS if parts[part]]
    # Lint is a command of macOS 13, whose interfaces are those of iOS 16.
    lint, new = "lint" in only, "new" in only
    only = [part for part in only if part not in ("lint", "new")]
    named = f"{arguments.ios}.0" if arguments.ios else None
    count = check(parts, named or version, sdk, only, arguments) if only else 0
    if "library" in only and not named:
        library = {"library": parts["library"]}
        count += sum(check(library, later, sdk, ["library"], arguments) for later in LATER)
    if lint and not parts["lint"]:
        print("lint is not checked: the build of the tests fetches swift-syntax.")
    elif lint:
        count += check({"lint": parts["lint"]}, "16.0", sdk, ["lint"], arguments)
    if not parts["new"]:
        if arguments.only in (None, "new"):
            print("new apps are not checked: build storyline, which generates them.")
    elif new:
        # The library is only imported, and is not there for the apps that have no package.
        library = [dataclasses.replace(module, is_ours=False) for module in parts["library"]]
        with_library = [module for module in parts["new"] if "Storyline" in module.needs]
        alone = [module for module in parts["new"] if module not in with_library]
        for modules in ({"library": library, "new": with_library}, {"new": alone}):
            count += check(modules, named or version, sdk, ["new"], arguments)
    return count


def main():
    parser = argparse.ArgumentParser(prog="apple-check", description=__doc__)
    parser.add_argument("--ios", type=int, help="the deployment target; else the manifests' one, and later ones")
    parser.add_argument("--only", choices=PARTS, help="check one part; else all of them")
    parser.add_argument("--has-sdk", action="store_true", help="only say, by the exit status, whether there is an SDK")
    parser.add_argument("--jobs", type=int, default=2, help="how many compilers run at once")
    parser.add_argument("--verbose", action="store_true", help="name each module when it is done")
    arguments = parser.parse_args()
    sdk, start = find_sdk(), time.monotonic()
    if arguments.has_sdk:
        return 0 if sdk else 1
    if sdk is None:
        print("apple-check: no SDK of iOS. Point STORYLINE_IOS_SDK at one, or install Xcode.", file=sys.stderr)
        return 2
    try:
        with tempfile.TemporaryDirectory(prefix="apple-check-") as work:
            count = check_all(sdk, pathlib.Path(work), arguments)
    except Problem as problem:
        print(f"apple-check: {problem}", file=sys.stderr)
        return 1
    print(f"{time.monotonic() - start:.0f} s")
    return 1 if count else 0
