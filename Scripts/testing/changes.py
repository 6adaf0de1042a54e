"""Which tests a change touches: by target, from git."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from one_build.packages import ROOT, folders

from .selection import Selection, test_targets

# Files of the page, and the tests that see most of it.
_PAGE = PurePosixPath("Sources/UIKitSimulator/Web")
_PAGE_TESTS = ("test_page", "test_simulator")


@dataclass(frozen=True)
class Target:
    """A target of a manifest."""
    package: Path
    name: str
    folder: PurePosixPath
    is_test: bool
    dependencies: frozenset


def changed_files(since=None, root=ROOT):
    """Files that differ from a commit, the last one by default, and files that are not yet added."""
    def lines(*arguments):
        done = subprocess.run(["git", "-C", str(root), *arguments], check=True,
                              capture_output=True, text=True)
        return done.stdout.splitlines()

    return sorted({*lines("diff", "--name-only", since or "HEAD"),
                   *lines("ls-files", "--others", "--exclude-standard")})


def targets(root=ROOT):
    """The targets of all packages, as SwiftPM reads them from the manifests."""
    found = []
    for package in folders(root):
        done = subprocess.run(
            ["swift", "package", "--package-path", str(root / package), "dump-package"],
            check=True, capture_output=True, text=True)
        found += targets_in(json.loads(done.stdout), package)
    return found


def targets_in(manifest, package):
    """The targets in a manifest that SwiftPM has dumped."""
    for target in manifest["targets"]:
        is_test = target["type"] == "test"
        folder = target.get("path") or f"{'Tests' if is_test else 'Sources'}/{target['name']}"
        names = frozenset(
            (each.get("byName") or each.get("target") or each.get("product") or [""])[0]
            for each in target["dependencies"])
        yield Target(package, target["name"], PurePosixPath(package.as_posix()) / folder, is_test,
                     names)


def target_of(file, all_targets):
    """The target that a file belongs to: the one with the longest folder above it."""
    path = PurePosixPath(file)
    above = [target for target in all_targets if target.folder in path.parents]
    return max(above, key=lambda target: len(target.folder.parts), default=None)


def tests_of(target, all_targets):
    """The names of the test targets that are about a target.

    `StorylineTests` and `StorylineDocumentationTests` are both about `Storyline`; `UIKitCoreTests`
    only uses it, for there is a target that it is named after.
    """
    if target.is_test:
        return {target.name}
    names = {each.name for each in all_targets if not each.is_test}
    users = [each for each in all_targets if each.is_test and target.name in each.dependencies]
    own = {each.name for each in users
           if (stem := each.name.removesuffix("Tests")) == target.name or stem not in names}
    return own or {each.name for each in users}


def selection(since=None, root=ROOT):
    """The tests that a change touches."""
    files = changed_files(since, root)
    return selection_of(files, targets(root), test_targets(root))


def selection_of(files, all_targets, sources):
    """The tests that changed files touch."""
    names, pages = set(), set()
    for file in files:
        path = PurePosixPath(file)
        if path.parts[:2] == ("Tests", "Browser") and path.stem.startswith("test_"):
            pages.add(path.stem)
        if _PAGE in path.parents:
            pages.update(_PAGE_TESTS)
        if target := target_of(file, all_targets):
            names |= tests_of(target, all_targets)
    products = {sources[name].product for name in names if name in sources}
    return Selection(frozenset(names), frozenset(), frozenset(pages),
                     None if pages else tuple(sorted(products)))
