import unittest

from rule_comments.comments import rewrite
from statements.document import Section, Statement

STATEMENTS = {
    number: Statement(number, Section("5", ""), "Something long.", "H", headline)
    for number, headline in (
        ("5.3.2", "A parent is in the way"), ("5.3.3", "A controller cannot present itself"))}


def written(text):
    return rewrite(text, STATEMENTS)[0]


def problems(text):
    return [problem.message for problem in rewrite(text, STATEMENTS)[1]]


class RewriteTests(unittest.TestCase):
    def test_a_number_gets_the_text_of_its_rule(self):
        self.assertEqual(written("  // 5.3.3\n  check()"),
                         "  // 5.3.3: a controller cannot present itself.\n  check()")
        self.assertEqual(written("/// 5.3.3"), "/// 5.3.3: a controller cannot present itself.")

    def test_a_list_becomes_a_comment_for_each_number(self):
        self.assertEqual(
            written("// 5.3.2, 5.3.3"),
            "// 5.3.2: a parent is in the way.\n// 5.3.3: a controller cannot present itself.")

    def test_a_text_that_is_written_is_in_step(self):
        text = written("// 5.3.2, 5.3.3")
        self.assertEqual(rewrite(text, STATEMENTS), (text, []))

    def test_an_old_text_is_replaced(self):
        self.assertEqual(written("// 5.3.2: once true."), "// 5.3.2: a parent is in the way.")
        self.assertEqual(problems("// 5.3.2: once true."),
                         ["is not the text of the rule: // 5.3.2: a parent is in the way."])

    def test_words_of_ones_own_follow_a_dash(self):
        text = "// 5.3.2 – only here.\n// 5.3.2, 5.3.3 – both."
        self.assertEqual(rewrite(text, STATEMENTS), (text, []))

    def test_a_number_that_ends_a_sentence_of_the_line_above_stays(self):
        text = "// Nothing is presented: see\n// 5.3.2"
        self.assertEqual(rewrite(text, STATEMENTS), (text, []))
        self.assertEqual(problems("// Nothing is presented.\n// 5.3.2"),
                         ["is not the text of the rule: // 5.3.2: a parent is in the way."])

    def test_a_number_without_a_statement_is_a_problem(self):
        self.assertEqual(problems("// 99.1.1"), ["99.1.1 is not a statement"])
        self.assertEqual(written("// 99.1.1"), "// 99.1.1")

    def test_other_numbers_are_no_rules(self):
        self.assertEqual(problems("// 100\nlet a = 1 // 5.3.2"), [])

    def test_a_comment_fits_into_the_columns(self):
        line = written(" " * 60 + "// 5.3.3")
        self.assertLessEqual(len(line), 100)
        self.assertTrue(line.endswith("…"))


if __name__ == "__main__":
    unittest.main()
