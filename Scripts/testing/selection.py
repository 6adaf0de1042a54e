"""Which tests to run: all of them, or some by name."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from one_build.packages import ROOT, folders

from . import browser
from .results import suite_of

# The name of each package, which its test bundle has too.
_PACKAGE_NAME = re.compile(r'^let package = Package\(\s*name: "([^"]+)"', re.MULTILINE)


@dataclass(frozen=True)
class Selection:
    """Test targets, suites and files of browser tests; `None` stands for all of them."""
    targets: frozenset = None
    suites: frozenset = frozenset()
    browser_files: frozenset = None
    # The test bundles to build; `None` for everything.
    products: tuple = None

    @property
    def is_empty(self):
        return not (self.targets is None or self.targets or self.suites or self.browser_files)

    def includes_suite(self, suite):
        module = suite.partition(".")[0]
        return self.targets is None or module in self.targets or suite in self.suites

    def includes(self, name):
        return self.includes_suite(suite_of(name))

    def includes_package(self, bundle):
        return self.products is None or bundle.name in self.products

    def includes_browser(self, name):
        return self.browser_files is None or name in self.browser_files

    def described(self):
        """What will run, in a line."""
        parts = sorted(self.targets or []) + sorted(self.suites) + sorted(self.browser_files or [])
        return "Tests of " + ", ".join(parts) if parts else "Nothing that has tests has changed."


def everything():
    """All tests."""
    return Selection()


@dataclass(frozen=True)
class TestSource:
    """A test target, as its folder says."""
    target: str
    folder: Path
    product: str


def test_targets(root=ROOT):
    """The test targets of all packages, by name."""
    found, packages = {}, folders(root)
    for package in packages:
        match = _PACKAGE_NAME.search((root / package / "Package.swift").read_text())
        if match is None:
            continue
        for folder in sorted((root / package / "Tests").glob("*Tests")):
            if folder.is_dir():
                found[folder.name] = TestSource(
                    folder.name, folder, f"{match[1]}PackageTests")
    return found


_SUITE = r"^(?:@\w.*\s)?(?:public |package |private |final )*(?:struct|class|enum|actor) {}\b"


def named(names, root=ROOT):
    """The tests that names stand for; a name that fits nothing ends the program."""
    targets = test_targets(root)
    files = browser.files()
    chosen, suites, pages, products = set(), set(), set(), set()
    for name in names:
        if name in files or f"test_{name}" in files:
            pages.add(name if name in files else f"test_{name}")
        elif name in targets:
            chosen.add(name)
            products.add(targets[name].product)
        else:
            found = suites_named(name, targets)
            if not found:
                sys.exit(f"No suite, test target or file of Tests/Browser is called {name}."
                         " Scripts/test.sh --no-build --list prints the tests.")
            suites |= {suite for suite, _ in found}
            products |= {product for _, product in found}
    # Pages show apps of all packages.
    return Selection(frozenset(chosen), frozenset(suites), frozenset(pages),
                     None if pages else tuple(sorted(products)))


def suites_named(name, targets):
    """The suites of a name, with or without its target, each with the product that it is in."""
    module, _, suite = name.rpartition(".")
    pattern = re.compile(_SUITE.format(re.escape(suite)), re.MULTILINE)
    return {
        (f"{source.target}.{suite}", source.product)
        for source in targets.values() if module in ("", source.target)
        for path in source.folder.rglob("*.swift") if pattern.search(path.read_text())
    }
