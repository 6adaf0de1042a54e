"""The statements, the names of the tests and the notes are read as what they say."""

import unittest

from statements.document import read_document
from statements.parity import Contradiction, evaluate, page, read_notes, table
from statements.tests_of import numbers_of, read_file

DOCUMENT = """\
# Behaviour

**H** = seen. 1.1 is not a statement here.

## 1. Controllers: views

### 1.1 Loading
1.1.1 Reading `view` loads it. More is said. (H:UIViewController.h; H)
1.1.2 A push goes on:
 1 first, (inside the call) then;
 2 second. (1: B:one; 2: D:"two(_:)"; H except the end, L)
1.1.10 It stays (WK; M-H). A remark follows.

## 2. Flags
2.1 They are true inside. (D:"isMovingToParent"; H)
2.2 A header alone. (H:UIView.h)

## 14. Open points
14.1 what nobody knows (1.1.2).
"""

TESTS = """\
/// 1.1: a comment.
@MainActor @Suite(.stage) struct LoadingTests {
  private struct Helper {}
  @Test func `1.1.1 reading loads`() {}
  @Test(arguments: [true, false])
  func `1.1.1, 2.1 and 2.2 all at once`(animated: Bool) {}
  @Test func `without a number`() {}
  @Test func `3 of them`() {}
}

extension LoadingTests {
  @Test func `1.1.10 goes on`() {}
}

final class OtherTests {
  @Test func `2.1 elsewhere`() {}
}
"""


def statements():
    return read_document(DOCUMENT)


def tests():
    return read_file(TESTS, "Tests/Target/LoadingTests.swift", "Target")


class DocumentTests(unittest.TestCase):
    def test_every_statement_is_read(self):
        self.assertEqual(
            list(statements()), ["1.1.1", "1.1.2", "1.1.10", "2.1", "2.2", "14.1"])

    def test_confidence(self):
        self.assertEqual(
            {number: statement.confidence for number, statement in statements().items()},
            {"1.1.1": "H", "1.1.2": "H/L", "1.1.10": "H/M", "2.1": "H", "2.2": "", "14.1": ""})

    def test_the_text_is_without_sources(self):
        self.assertEqual(
            statements()["1.1.2"].text, "A push goes on: 1 first, (inside the call) then; 2 second.")
        self.assertEqual(statements()["1.1.10"].text, "It stays. A remark follows.")

    def test_the_summary_is_one_sentence(self):
        self.assertEqual(statements()["1.1.1"].summary, "Reading `view` loads it")

    def test_a_headline_stands_for_its_statement(self):
        statement = read_document("## 1. Views\n1.1 **A pop ends it.** One pops: end. (WK; L)\n")["1.1"]
        self.assertEqual((statement.headline, statement.summary), ("A pop ends it", "A pop ends it"))
        self.assertEqual((statement.text, statement.confidence), ("One pops: end.", "L"))

    def test_sections_say_what_they_are_part_of(self):
        self.assertEqual(statements()["1.1.1"].section.title, "Controllers: Loading")
        self.assertEqual(statements()["2.1"].section.title, "Flags")

    def test_a_number_that_is_there_twice(self):
        with self.assertRaises(ValueError):
            read_document(DOCUMENT + "\n1.1.1 Again. (H)\n")


class TestNamesTests(unittest.TestCase):
    def test_numbers(self):
        self.assertEqual(numbers_of("1.5.1 a push"), ("1.5.1",))
        self.assertEqual(numbers_of("1.5.1, 2.1 and 7.6 a push"), ("1.5.1", "2.1", "7.6"))
        self.assertEqual(numbers_of("1.6.1 1.6.3 a modal"), ("1.6.1", "1.6.3"))
        self.assertEqual(numbers_of("3 of 1.5.1"), ())
        self.assertEqual(numbers_of("1.5.1"), ())

    def test_tests_are_found_with_their_suites(self):
        self.assertEqual(
            [(test.suite, test.numbers) for test in tests()],
            [("LoadingTests", ("1.1.1",)), ("LoadingTests", ("1.1.1", "2.1", "2.2")),
             ("LoadingTests", ("1.1.10",)), ("OtherTests", ("2.1",))])


class ParityTests(unittest.TestCase):
    def rows(self, notes="", document_tests=None):
        notes = read_notes("statement\tstatus\treason\n" + notes)
        found = tests() if document_tests is None else document_tests
        return {row.statement.number: row for row in evaluate(statements(), found, notes)}

    def test_a_statement_with_a_test_is_kept(self):
        self.assertEqual(self.rows()["1.1.10"].status, "kept")

    def test_a_statement_without_a_test_is_open(self):
        row = self.rows()["1.1.2"]
        self.assertEqual((row.status, row.reason), ("open", "no test yet"))

    def test_a_note_says_why(self):
        self.assertEqual(self.rows("1.1.2\topen\tno time")["1.1.2"].reason, "no time")

    def test_a_note_speaks_for_a_section(self):
        rows = self.rows("1\topen\tno controllers\n1.1\topen\tno views\n")
        self.assertEqual(rows["1.1.2"].reason, "no views")
        self.assertEqual(rows["1.1.1"].status, "kept")

    def test_a_statement_that_is_partly_kept(self):
        row = self.rows("2.1\tpartly\tnot in tabs")["2.1"]
        self.assertEqual((row.status, row.reason), ("partly", "not in tabs"))

    def test_a_section_that_is_partly_kept(self):
        rows = self.rows("1.1\tpartly\tnot in tabs\n")
        self.assertEqual((rows["1.1.1"].status, rows["1.1.1"].reason), ("partly", "not in tabs"))
        self.assertEqual((rows["1.1.2"].status, rows["1.1.2"].reason), ("open", "not in tabs"))
        self.assertEqual(rows["2.1"].status, "kept")

    def test_what_nobody_knows_is_no_statement(self):
        self.assertNotIn("14.1", self.rows())

    def test_contradictions(self):
        stranger = read_file("struct A {\n  func `9.9.9 what`() {}\n}", "Tests/A.swift", "A")
        for notes, found in (
                ("1.1.2\tpartly\tno test", None), ("2.1\topen\thas a test", None),
                ("9.9\topen\tis not there", None), ("", stranger),
                ("2.1\tkept\tneeds no note", None), ("2.1\tpartly\t ", None)):
            with self.subTest(notes=notes), self.assertRaises(Contradiction):
                self.rows(notes, found)

    def test_the_table(self):
        lines = table(list(self.rows("1.1.2\topen\tno time").values())).splitlines()
        self.assertEqual(lines[1], "1.1.1\tH\tkept\tLoadingTests: 1.1.1 reading loads"
                         " | LoadingTests: 1.1.1, 2.1 and 2.2 all at once\t")
        self.assertEqual(lines[2], "1.1.2\tH/L\topen\t\tno time")

    def test_the_page(self):
        text = page(list(self.rows("1.1.2\topen\tno time").values()))
        self.assertIn("| 1.1 Controllers: Loading | 2 | 0 | 1 |", text)
        self.assertIn("- **1.1.2** (H/L) A push goes on: 1 first", text)
        self.assertIn("– *no time*", text)
        self.assertIn("  - [OtherTests](../Tests/Target/LoadingTests.swift): 2.1 elsewhere", text)


if __name__ == "__main__":
    unittest.main()
