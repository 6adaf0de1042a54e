"""Tests of reading manifests and finding SDKs; they need no SDK and no compiler."""

import pathlib
import tempfile
import unittest

from apple_check import manifests
from apple_check.compiler import FOUND, find_sdk, sdk_flags
from apple_check.manifests import Problem

MANIFEST = "#if os(Linux)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n"


class AsSeenOnTests(unittest.TestCase):
    def test_a_manifest_is_unchanged_on_its_own_system(self):
        self.assertEqual(manifests.as_seen_on(MANIFEST, "Linux", host="linux"), MANIFEST)
        self.assertEqual(manifests.as_seen_on(MANIFEST, "macOS", host="darwin"), MANIFEST)

    def test_linux_reads_what_a_mac_would(self):
        text = manifests.as_seen_on(MANIFEST, "macOS", host="linux")
        self.assertIn("os(Windows)\nlet a = 1", text)
        self.assertIn("os(Linux)\nlet a = 2", text)

    def test_a_mac_reads_what_linux_would(self):
        text = manifests.as_seen_on(MANIFEST, "Linux", host="darwin")
        self.assertIn("os(macOS)\nlet a = 1", text)


class FlagTests(unittest.TestCase):
    def flags(self, *settings):
        target = {"settings": [{"tool": "swift", "kind": kind} for kind in settings]}
        return manifests.flags(target, {"name": "Storyline"}, "here")

    def test_warnings_are_errors_where_the_manifest_says_so(self):
        flags = self.flags({"swiftLanguageMode": {"_0": "6"}}, {"treatAllWarnings": {"_0": "error"}})
        self.assertEqual(flags, ["-package-name", "storyline", "-swift-version", "6", "-warnings-as-errors"])

    def test_a_setting_that_is_unknown_is_named(self):
        with self.assertRaisesRegex(Problem, "here: the setting “new”"):
            self.flags({"new": {"_0": "x"}})


class SourceTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in ("A/One.swift", "A/Linux/Two.swift", "A/read.me"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).touch()

    def test_excluded_folders_are_left_out(self):
        files = manifests.sources(self.root, "A", ["Linux"], "here")
        self.assertEqual([file.name for file in files], ["One.swift"])

    def test_only_named_sources_are_read(self):
        files = manifests.sources(self.root, "A", [], "here", ["Linux"])
        self.assertEqual([file.name for file in files], ["Two.swift"])

    def test_a_missing_folder_is_a_problem(self):
        with self.assertRaises(Problem):
            manifests.sources(self.root, "B", [], "here")

    def test_an_exclusion_without_a_file_is_a_problem(self):
        with self.assertRaises(Problem):
            manifests.sources(self.root, "A", ["Mac"], "here")


class SDKTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()

    def test_the_variable_names_the_sdk(self):
        self.assertEqual(find_sdk({"STORYLINE_IOS_SDK": str(self.root)}), self.root)

    def test_a_folder_without_interfaces_is_no_sdk(self):
        with self.assertRaises(Problem):
            sdk_flags(self.root)

    def test_a_prepared_folder_brings_its_resources(self):
        (self.root / "sdk").mkdir()
        (self.root / "resources/clang").mkdir(parents=True)
        self.assertEqual(
            sdk_flags(self.root),
            ["-sdk", str(self.root / "sdk"), "-resource-dir", str(self.root / "resources")])

    def test_resources_of_another_compiler_are_a_problem(self):
        (self.root / "sdk").mkdir()
        (self.root / "resources").mkdir()
        with self.assertRaises(Problem):
            sdk_flags(self.root)


class OutputTests(unittest.TestCase):
    def test_errors_are_read_and_warnings_are_not(self):
        output = "/a/B.swift:3:7: error: no such module\n/a/B.swift:4:1: warning: unused\n"
        self.assertEqual(FOUND.findall(output), [("/a/B.swift", "3", "no such module")])


if __name__ == "__main__":
    unittest.main()
