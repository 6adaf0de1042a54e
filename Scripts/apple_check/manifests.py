"""Modules of the repository, as their manifests describe them on Apple's systems."""

import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from . import data_models

# Packages, by part.
PACKAGES = {"library": ["."], "examples": ["Examples", "Examples/News"]}
# Apps without a package: Swift 5, as Xcode builds them.
PLAIN = "Examples/Plain"
# The app whose project is made by XcodeGen: with the settings of its project.yml.
IOS = "Examples/iOS"
STAND_INS = pathlib.Path(__file__).resolve().parent / "stand_ins"
# What the rules of `storyline lint` are made of; they run on a Mac, too, and have no part that is Linux's.
LINT = ("SourceFacts", "Lint")
# Where a build of this repository has the sources of swift-syntax.
SYNTAX = (".build/shared/build/checkouts/swift-syntax/Sources",
          ".build/shared/whole/checkouts/swift-syntax/Sources",
          "Tools/.build/checkouts/swift-syntax/Sources")
# Targets that need packages which are not fetched here: these files are checked, a stand-in replaces the rest.
IN_PART = {
    "PhoneServer": ["ServerMood.swift"],
    "NewsServer": ["ServerMood.swift"],
    "NewsStore": ["Article.swift", "ArticleStore.swift", "StoreProblem.swift"],
}


class Problem(Exception):
    """A fault of the repository's layout or of the SDK that has to be fixed first."""


@dataclasses.dataclass
class Module:
    name: str
    files: list
    flags: list
    needs: list = dataclasses.field(default_factory=list)
    linux_only: bool = False
    is_test: bool = False
    # Others' modules are only imported.
    is_ours: bool = True


def as_seen_on(text, system, host=sys.platform):
    """A manifest's text that evaluates on this machine as the original does on `system`.

    `#if os(…)` in a manifest reads the machine that runs it, so the two names are exchanged.
    """
    here = "macOS" if host == "darwin" else "Linux"
    if system == here:
        return text
    other = {"macOS": "Linux", "Linux": "macOS"}[system]
    text = re.sub(rf"\bos\({other}\)", "os(Windows)", text)
    return re.sub(rf"\bos\({system}\)", f"os({here})", text)


def manifest(root, package, system):
    """The contents of a Package.swift as JSON, as they are on `system`: macOS or Linux."""
    path = root / package / "Package.swift"
    if not path.is_file():
        raise Problem(f"{path.relative_to(root)} is missing: is {root} the repository?")
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "Package.swift").write_text(as_seen_on(path.read_text(), system))
        dump = subprocess.run(
            ["swift", "package", "--package-path", folder, "dump-package"],
            capture_output=True, text=True)
    if dump.returncode:
        raise Problem(f"{path.relative_to(root)} could not be read: {(dump.stderr or dump.stdout).strip()[-400:]}")
    return json.loads(dump.stdout)


def flags(target, package, where):
    """The compiler's flags for a target's settings."""
    result = ["-package-name", package["name"].lower()]
    if not any("swiftLanguageMode" in setting["kind"] for setting in target["settings"]):
        result += ["-swift-version", "6"]
    for setting in target["settings"]:
        platforms = setting.get("condition", {}).get("platformNames", [])
        if setting["tool"] != "swift" or platforms and "ios" not in platforms:
            continue
        for kind, value in setting["kind"].items():
            value = value.get("_0")
            known = {
                "swiftLanguageMode": ["-swift-version", value],
                "enableUpcomingFeature": ["-enable-upcoming-feature", value],
                "enableExperimentalFeature": ["-enable-experimental-feature", value],
                "defaultIsolation": ["-default-isolation", value],
                "define": ["-D", value],
                "strictMemorySafety": ["-strict-memory-safety"],
                "treatAllWarnings": ["-warnings-as-errors"] if value == "error" else [],
            }
            if kind not in known:
                raise Problem(f"{where}: the setting “{kind}” is unknown. Add it to `flags` in {__name__}.")
            result += known[kind]
    return result


def sources(root, folder, excluded, where, named=None):
    """The Swift files in a folder, or those that the target names there, without those that it excludes."""
    base = root / folder
    if not base.is_dir():
        raise Problem(f"{where}: the folder {folder} is missing. Was it renamed?")
    for name in named or []:
        if not (base / name).exists():
            raise Problem(f"{where}: {folder}/{name} is named and missing. Was it renamed?")
    for name in excluded:
        if not (base / name).exists():
            raise Problem(f"{where}: {folder}/{name} is excluded and missing. Was it renamed?")
    files = [file for file in sorted(base.rglob("*.swift"))
             if not any(file.relative_to(base).is_relative_to(name) for name in excluded)
             and (not named or any(file.relative_to(base).is_relative_to(name) for name in named))]
    if not files:
        raise Problem(f"{where}: the folder {folder} contains no Swift file.")
    return files


def module(root, package, target, contents, linux_only):
    where = f"{os.path.normpath(f'{package}/Package.swift')}, target {target['name']}"
    is_test = target["type"] == "test"
    usual = ("Tests/" if is_test else "Sources/") + target["name"]
    folder = os.path.normpath(f"{package}/{target.get('path') or usual}")
    files = sources(root, folder, target["exclude"], where, target.get("sources"))
    if target["name"] in IN_PART:
        kept = IN_PART[target["name"]]
        for name in sorted(set(kept) - {file.name for file in files}):
            raise Problem(f"{where}: {folder}/{name} is missing; `IN_PART` in {__name__} names it.")
        files = [file for file in files if file.name in kept]
        files.append(STAND_INS / f"{target['name']}.swift")
    needs = [(need.get("byName") or need.get("target") or need.get("product"))[0]
             for need in target["dependencies"]]
    return Module(
        target["name"], files, flags(target, contents, where), needs, linux_only, is_test)


def read(root, package):
    """The modules of a package, and the version of iOS that it is for.

    Apps that an example package has on Linux only are checked too; their tests, and all that tests
    share there, are not.
    """
    apple = manifest(root, package, "macOS")
    targets = [(target, False) for target in apple["targets"]]
    if package != ".":
        names = {target["name"] for target in apple["targets"]}
        targets += [
            (target, True) for target in manifest(root, package, "Linux")["targets"]
            if target["name"] not in names and target["type"] != "test"
            and not (target.get("path") or "").startswith("Tests/")]
    modules = [module(root, package, target, apple, linux) for target, linux in targets]
    version = next((each["version"] for each in apple["platforms"] if each["platformName"] == "ios"), None)
    if version is None:
        raise Problem(f"{os.path.normpath(f'{package}/Package.swift')} names no version of iOS.")
    return modules, version


def read_plain(root, work):
    """The apps without a package; classes of data models are written to `work`."""
    yield Module(
        "ReadingList", sources(root, IOS, ["Tests"], IOS),
        ["-swift-version", "6", "-default-isolation", "MainActor", "-warnings-as-errors"],
        needs=["Storyline"])
    base = root / PLAIN
    if not base.is_dir():
        raise Problem(f"The folder {PLAIN} is missing. `PLAIN` in {__name__} names it.")
    for app in sorted(path for path in base.iterdir() if path.is_dir()):
        tests = [path.name for path in app.iterdir() if path.is_dir() and path.name.endswith("Tests")]
        generated = data_models.classes(app, work)
        yield Module(
            f"Plain{app.name}", sources(root, f"{PLAIN}/{app.name}", tests, PLAIN) + generated,
            ["-swift-version", "5"])


def read_lint(root):
    """The modules of `storyline lint`, with those of swift-syntax; none before these were fetched."""
    folder = next((root / path for path in SYNTAX if (root / path).is_dir()), None)
    if folder is None:
        return []
    include = ["-I", str(folder / "_SwiftSyntaxCShims" / "include")]
    versions = sorted(path for path in (folder / "VersionMarkerModules").iterdir() if path.is_dir())
    found = [syntax_module(path, include, []) for path in versions]
    names = [path.name for path in versions]
    found.append(syntax_module(folder / "SwiftSyntax", include, names))
    found.append(syntax_module(folder / "SwiftParser", include, ["SwiftSyntax"]))
    contents = manifest(root, "Tools", "macOS")
    for target in contents["targets"]:
        if target["name"] in LINT:
            ours = module(root, "Tools", target, contents, False)
            ours.flags += include
            found.append(ours)
    return found


def syntax_module(folder, include, needs):
    files = [file for file in sorted(folder.rglob("*.swift")) if "Documentation.docc" not in file.parts]
    return Module(folder.name, files, ["-swift-version", "5", *include], needs, is_ours=False)
