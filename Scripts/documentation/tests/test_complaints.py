"""The table of complaints and the tests are compared."""

import tempfile
import unittest
from pathlib import Path

from documentation import complaints

TESTS = """
  @Test func `1 one is held`() {}
  @Test(arguments: Stage.TransitionPolicy.allCases)
  func `2 two is held as well`(
    policy: Stage.TransitionPolicy
  ) {}
  func `no test of anything`() {}
"""


class Complaints(unittest.TestCase):
    def problems(self, held, count=3):
        rows = [f"| {n} | Complaint | {text} |" for n, text in enumerate(held, 1)]
        with tempfile.TemporaryDirectory() as directory:
            root = Path(directory)
            (root / complaints.TESTS).mkdir(parents=True)
            (root / "Documentation").mkdir()
            (root / complaints.TESTS / "A.swift").write_text(TESTS)
            (root / complaints.TABLE).write_text("\n".join(rows) + "\n")
            before, complaints.COUNT = complaints.COUNT, count
            try:
                return complaints.problems(root)
            finally:
                complaints.COUNT = before

    def test_a_table_that_is_right_has_no_problems(self):
        self.assertEqual(
            self.problems(["`1 one is held`", "`2 two is held as well`", "Open: not there"]), [])

    def test_a_test_that_does_not_exist_is_told(self):
        found = self.problems(["`1 one is held`<br>`1 gone`", "`2 two is held as well`", "Open: x"])
        self.assertEqual(found, [f"{complaints.TABLE}: 1: no such test: 1 gone"])

    def test_what_is_not_marked_as_a_test_is_none(self):
        found = self.problems(
            ["`1 one is held`", "`2 two is held as well`", "Cannot occur: `no test of anything`"])
        self.assertEqual(found, [f"{complaints.TABLE}: 3: no such test: no test of anything"])

    def test_a_test_that_is_not_named_is_told(self):
        found = self.problems(["`1 one is held`", "Open: not yet", "Cannot occur: because"])
        self.assertEqual(found, [f"{complaints.TABLE}: not named: 2 two is held as well"])

    def test_a_row_without_test_and_reason_is_told(self):
        found = self.problems(["`1 one is held`", "`2 two is held as well`", "Somehow"])
        self.assertEqual(
            found, [f"{complaints.TABLE}: 3: neither a test of that number nor a reason"])

    def test_a_row_that_is_missing_is_told(self):
        found = self.problems(["`1 one is held`", "`2 two is held as well`"])
        self.assertEqual(found, [f"{complaints.TABLE}: the rows are not 1 to 3"])
