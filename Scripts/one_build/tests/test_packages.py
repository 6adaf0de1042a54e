import subprocess
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from one_build.build import workspace_text
from one_build.packages import EXCEPTIONS, ROOT, folders


class PackagesTests(unittest.TestCase):
    def test_every_package_is_found_the_root_first(self):
        with tempfile.TemporaryDirectory() as name:
            root = Path(name)
            subprocess.run(["git", "init", "--quiet", name], check=True)
            for folder in (".", "B", "A/C", "Fuzzing", "ignored"):
                (root / folder).mkdir(parents=True, exist_ok=True)
                (root / folder / "Package.swift").write_text("")
            (root / ".gitignore").write_text("ignored\n")
            self.assertEqual([str(each) for each in folders(root)], [".", "A/C", "B"])

    def test_exceptions_are_packages(self):
        for folder in EXCEPTIONS:
            self.assertTrue((ROOT / folder / "Package.swift").is_file(), folder)

    def test_a_workspace_names_all_packages(self):
        element = ElementTree.fromstring(workspace_text([Path("/a"), Path("/a/b & c")]))
        self.assertEqual([each.get("location") for each in element],
                         ["absolute:/a", "absolute:/a/b & c"])
