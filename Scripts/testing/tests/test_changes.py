import unittest
from pathlib import Path, PurePosixPath

from testing.changes import Target, selection_of, target_of, targets_in, tests_of
from testing.selection import TestSource


def target(name, *dependencies, package=".", folder=None):
    is_test = name.endswith("Tests")
    return Target(
        Path(package), name,
        PurePosixPath(package) / (folder or f"{'Tests' if is_test else 'Sources'}/{name}"),
        is_test, frozenset(dependencies))


TARGETS = [
    target("Core"), target("Kit", "Core"), target("App", "Kit", package="Apps", folder="App/All"),
    target("CoreTests", "Core"), target("KitTests", "Kit", "Core"),
    target("KitGuideTests", "Kit"), target("AppTests", "App", package="Apps"),
    target("WalkTests", "App", package="Apps"),
]
SOURCES = {each.name: TestSource(each.name, Path(), f"{each.package.name or 'Root'}PackageTests")
           for each in TARGETS if each.is_test}


class ManifestTests(unittest.TestCase):
    def test_targets_are_read(self):
        manifest = {"targets": [
            {"name": "A", "type": "regular", "dependencies": [
                {"byName": ["B", None]}, {"product": ["C", "P", None, None]},
                {"target": ["D", None]}]},
            {"name": "ATests", "type": "test", "path": "Elsewhere", "dependencies": []}]}
        one, two = targets_in(manifest, Path("Apps"))
        self.assertEqual((one.folder, one.dependencies),
                         (PurePosixPath("Apps/Sources/A"), {"B", "C", "D"}))
        self.assertEqual((two.folder, two.is_test), (PurePosixPath("Apps/Elsewhere"), True))


class TargetTests(unittest.TestCase):
    def test_a_file_belongs_to_the_nearest_target(self):
        self.assertEqual(target_of("Apps/App/All/Deep/File.swift", TARGETS).name, "App")
        self.assertIsNone(target_of("README.md", TARGETS))

    def test_tests_named_after_a_target_are_about_it_alone(self):
        core, kit = TARGETS[:2]
        self.assertEqual(tests_of(core, TARGETS), {"CoreTests"})
        self.assertEqual(tests_of(kit, TARGETS), {"KitTests", "KitGuideTests"})

    def test_a_test_target_is_about_itself(self):
        self.assertEqual(tests_of(TARGETS[3], TARGETS), {"CoreTests"})


class SelectionTests(unittest.TestCase):
    def test_changes_select_tests_and_the_bundles_to_build(self):
        chosen = selection_of(
            ["Sources/Core/File.swift", "Apps/Tests/WalkTests/File.swift"], TARGETS, SOURCES)
        self.assertEqual(chosen.targets, {"CoreTests", "WalkTests"})
        self.assertEqual(chosen.products, ("AppsPackageTests", "RootPackageTests"))
        self.assertTrue(chosen.includes("CoreTests.ASuite/`test`()"))
        self.assertFalse(chosen.includes("KitTests.ASuite/`test`()"))
        self.assertFalse(chosen.includes_browser("test_page"))

    def test_a_change_of_the_page_selects_its_tests(self):
        chosen = selection_of(["Sources/UIKitSimulator/Web/page.js"], TARGETS, SOURCES)
        self.assertTrue(chosen.includes_browser("test_page"))

    def test_a_change_of_a_document_selects_nothing(self):
        self.assertTrue(selection_of(["README.md"], TARGETS, SOURCES).is_empty)
