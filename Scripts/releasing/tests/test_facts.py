import tempfile
import unittest
from pathlib import Path

from releasing import facts

CHANGELOG = """# Changelog

## Unreleased

## 0.2.0 – 2027-01-02

### Added

- A [guide](Documentation/Guide.md) for flows.

## 0.1.0 – 2026-12-01

- All.
"""


class FactsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        program = self.root / facts.VERSION_FILE
        program.parent.mkdir(parents=True)
        program.write_text('  static let version = "0.2.0"\n')
        (self.root / "CHANGELOG.md").write_text(CHANGELOG)

    def test_files_that_fit_are_no_problem(self):
        self.assertEqual(facts.problems(self.root, "0.2.0"), [])

    def test_another_version_of_the_program_is_named(self):
        self.assertEqual(
            facts.problems(self.root, "0.1.0"), [f"{facts.VERSION_FILE} has the version 0.2.0: write 0.1.0"])

    def test_a_version_without_a_section_is_named(self):
        self.assertIn("has no section", facts.problems(self.root, "0.3.0")[1])

    def test_an_empty_section_is_a_problem(self):
        (self.root / "CHANGELOG.md").write_text("## 0.2.0 – 2027-01-02\n\n## 0.1.0 – 2026-12-01\n\n- All.\n")
        self.assertEqual(facts.problems(self.root, "0.2.0"), ["the section of 0.2.0 in CHANGELOG.md is empty"])

    def test_what_is_no_version_is_refused(self):
        self.assertEqual(facts.problems(self.root, "v1"), ["v1 is no semantic version: write it as 1.2.3"])

    def test_the_tag_has_the_section_as_plain_text(self):
        self.assertEqual(
            facts.tag_text(self.root, "0.2.0"), "Storyline 0.2.0\n\nAdded:\n\n- A guide for flows.\n")


if __name__ == "__main__":
    unittest.main()
