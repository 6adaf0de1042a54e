"""Blocks of code are found, and found again in sources."""

import tempfile
import unittest
from pathlib import Path

from documentation import snippets, wrong_calls


class Blocks(unittest.TestCase):
    def test_blocks_of_the_languages_are_found_with_their_line(self):
        text = "One\n\n```swift\n  a\n    b\n```\n```sh\nls\n```\n"
        self.assertEqual(snippets.blocks(text), [(3, ["a", "  b"])])

    def test_doc_comments_keep_their_lines(self):
        source = "  /// ```swift\n  /// a\n  /// ```\n  func f() {}\n"
        self.assertEqual(snippets.blocks(snippets.doc_comments(source)), [(1, ["a"])])

    def test_a_block_is_contained_with_any_indentation(self):
        source = ["x", "    a", "      b", "", "    c"]
        self.assertTrue(snippets.contains(source, ["a", "  b", "", "c"]))
        self.assertFalse(snippets.contains(source, ["a", "b"]))
        self.assertFalse(snippets.contains(source, ["a", "c"]))

    def test_a_block_that_is_nowhere_is_told(self):
        with tempfile.TemporaryDirectory() as directory:
            root = Path(directory)
            for folder in (snippets.CATALOGUE, *snippets.COMPILED, *snippets.DOC_COMMENTS,
                           "Documentation/Decisions"):
                (root / folder).mkdir(parents=True, exist_ok=True)
            for name in snippets.DECISIONS:
                (root / name).write_text("")
            (root / snippets.CATALOGUE / "A.md").write_text(
                "```swift\nknown()\n```\n```swift\nunknown()\n```\n")
            (root / snippets.COMPILED[0] / "A.swift").write_text("  known()\n")
            self.assertEqual(
                snippets.missing(root),
                [(Path(snippets.CATALOGUE) / "A.md", 4, "unknown()")])


class WrongCalls(unittest.TestCase):
    def test_marks_are_counted(self):
        self.assertEqual(wrong_calls.expected("a // error, but not here\nb  // error\nc // terror\n"), {2})

    def test_errors_are_read_by_line(self):
        output = "/x/A.swift:3:1: error: no\n/x/A.swift:4:1: warning: hm\n/x/B.swift:5:1: error: no\n"
        self.assertEqual(wrong_calls.reported(output, "/x/A.swift"), {3: "no"})
        self.assertEqual(
            wrong_calls.other_errors(output, "/x/A.swift"), ["/x/B.swift:5:1: error: no"])


if __name__ == "__main__":
    unittest.main()
