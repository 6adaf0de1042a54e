import shutil
import tempfile
import unittest
from pathlib import Path

from one_build import fetched


class FetchedTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scratch, self.kept = Path(folder.name) / "build", Path(folder.name) / "kept"
        (self.scratch / "checkouts/one/Sources").mkdir(parents=True)
        self.file = self.scratch / "checkouts/one/Sources/One.swift"
        self.file.write_text("let one = 1\n")
        self.state = self.scratch / "workspace-state.json"
        self.state.write_text("one")
        self.before = self.file.stat()

    def assert_unchanged(self):
        now = self.file.stat()
        self.assertEqual((now.st_ino, now.st_mtime_ns), (self.before.st_ino, self.before.st_mtime_ns))

    def test_what_another_build_removes_comes_back_as_it_was(self):
        fetched.keep(self.scratch, self.kept)
        shutil.rmtree(self.scratch / "checkouts/one")
        self.state.write_text("none")
        fetched.restore(self.scratch, self.kept)
        self.assert_unchanged()
        self.assertEqual(self.state.read_text(), "one")

    def test_what_is_in_place_is_left_alone(self):
        fetched.keep(self.scratch, self.kept)
        new = self.scratch / "checkouts/new"
        new.mkdir()
        fetched.restore(self.scratch, self.kept)
        self.assertTrue(new.exists())

    def test_what_another_build_adds_goes(self):
        fetched.keep(self.scratch, self.kept)
        (self.scratch / "checkouts/two").mkdir()
        self.state.write_text("one, two")
        fetched.restore(self.scratch, self.kept)
        self.assertFalse((self.scratch / "checkouts/two").exists())

    def test_a_first_build_has_nothing_to_restore(self):
        fetched.restore(self.scratch, self.kept)
        self.assert_unchanged()
