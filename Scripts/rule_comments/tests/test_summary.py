import unittest

from rule_comments.summary import summary
from statements.document import Section, Statement


def text_of(text, headline="", longest=76):
    return summary(Statement("1.1.1", Section("1", ""), text, "H", headline), longest)


class SummaryTests(unittest.TestCase):
    def test_the_headline_stands_for_the_statement(self):
        self.assertEqual(
            text_of("Presenting self: \"…\"", headline="A controller cannot present itself"),
            "a controller cannot present itself.")

    def test_without_a_headline_the_first_clause_does(self):
        self.assertEqual(text_of("Taps are counted. Drags are not."), "taps are counted.")
        self.assertEqual(text_of("Nothing is asked; nothing moves."), "nothing is asked.")

    def test_a_clause_does_not_end_inside_code(self):
        self.assertEqual(text_of("It logs `a; b` once. More."), "it logs `a; b` once.")

    def test_other_rules_and_texts_of_exceptions_are_left_out(self):
        self.assertEqual(text_of("A push raises (\"Pushing twice\")."), "a push raises.")
        self.assertEqual(text_of("It goes on as 1.4.6 (1.3.1)."), "it goes on.")

    def test_abbreviations_are_spelled_out(self):
        self.assertEqual(text_of("In wA the nav has no view."),
                         "in viewWillAppear the navigation controller has no view.")
        self.assertEqual(text_of("`wA` stays."), "`wA` stays.")

    def test_names_stay_capitalized(self):
        self.assertEqual(text_of("UIKit keeps it."), "UIKit keeps it.")
        self.assertEqual(text_of("Swift names it."), "Swift names it.")

    def test_what_is_too_long_ends_at_a_word(self):
        self.assertEqual(text_of("One two three four", longest=12), "one two…")
        self.assertEqual(text_of("One `two three` four", longest=12), "one…")


if __name__ == "__main__":
    unittest.main()
