import unittest

from words_check.command import limits_text, problems
from words_check.comments import (begins_badly, comments, is_public, item_begins_badly, items,
                                  long_sentences, module)

TEXT = """
/// What it holds.
///
/// More of it.
public var value: Int

/// The items,
/// root first.
/// - Returns: nothing
var items: [Int]
"""


class CommentsTests(unittest.TestCase):
    def test_each_comment_has_its_first_paragraph_and_its_declaration(self):
        self.assertEqual(
            list(comments(TEXT)),
            [(2, "What it holds.", "public var value: Int"),
             (7, "The items, root first.", "var items: [Int]")])

    def test_words_that_only_begin_like_others_are_no_openings(self):
        self.assertTrue(begins_badly("Whether it ends."))
        self.assertTrue(begins_badly("As a tab."))
        self.assertFalse(begins_badly("Whereas it ends."))
        self.assertFalse(begins_badly("Assigns a value."))

    def test_parameters_and_results_begin_with_a_noun_as_well(self):
        text = "/// Ends it.\n///\n/// - Parameters:\n///   - way: whether\n/// - Returns: The end."
        self.assertEqual(list(items(text)), [(3, ""), (4, "whether"), (5, "The end.")])
        self.assertTrue(item_begins_badly("whether it ends"))
        self.assertFalse(item_begins_badly("`true` if it ends"))
        self.assertFalse(item_begins_badly(""))

    def test_code_counts_as_one_word_of_a_sentence(self):
        self.assertEqual(long_sentences("`a b c d e f g h` " + "word " * 28 + "end."), [])
        self.assertEqual(len(long_sentences("word " * 31 + "end. Short.")), 1)

    def test_members_are_public_by_their_keywords(self):
        self.assertTrue(is_public("open func show()"))
        self.assertFalse(is_public("var republic = 1"))

    def test_a_file_belongs_to_a_module(self):
        self.assertEqual(module("Sources/Storyline/Flows/Flow.swift"), "Sources/Storyline")
        self.assertEqual(module("Tools/Sources/Lint/Rule.swift"), "Tools/Sources/Lint")
        self.assertEqual(module("Tools/StandIns/Sources/A.swift"), "Tools/StandIns")


class LimitsTests(unittest.TestCase):
    def test_a_module_may_not_have_more_than_before(self):
        self.assertEqual(problems({"A": 2}, {"A": 2}), [])
        self.assertEqual(len(problems({"A": 3, "B": 1}, {"A": 2})), 2)

    def test_modules_without_such_comments_have_no_line(self):
        self.assertEqual(limits_text({"A": 2, "B": 0}), "module\tcomments that begin badly\nA\t2\n")


if __name__ == "__main__":
    unittest.main()
