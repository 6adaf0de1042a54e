import unittest

from testing.portions import SECONDS_A_TEST, Suite, divide, suites


def named(**seconds):
    return [Suite(name, [], time) for name, time in seconds.items()]


class SuitesTests(unittest.TestCase):
    def test_tests_are_grouped_by_suite(self):
        one, two = suites(["M.A/`a`()", "M.B/`b`()", "M.A/Inner/`c`()"], {"M.A": 7})
        self.assertEqual((one.name, len(one.tests), one.seconds), ("M.A", 2, 7))
        self.assertEqual((two.name, two.seconds), ("M.B", SECONDS_A_TEST))


class DivideTests(unittest.TestCase):
    def test_every_suite_is_in_one_portion(self):
        all_suites = [Suite(f"S{number:02}", [], number % 7) for number in range(40)]
        for seed in (None, 1, 2):
            portions = divide(all_suites, 10, seed)
            names = sorted(suite.name for portion in portions for suite in portion)
            self.assertEqual(names, [suite.name for suite in all_suites])

    def test_no_portion_of_several_suites_takes_longer(self):
        all_suites = [Suite(f"S{number:02}", [], number % 7) for number in range(40)]
        for portion in divide(all_suites, 10):
            if len(portion) > 1:
                self.assertLessEqual(sum(suite.seconds for suite in portion), 10)

    def test_a_long_suite_has_a_process_of_its_own(self):
        portions = divide(named(A=1, B=50, C=1), 10)
        self.assertEqual(sorted([suite.name for suite in portion] for portion in portions),
                         [["A", "C"], ["B"]])

    def test_a_seed_shares_suites_out_by_chance_and_always_the_same(self):
        all_suites = [Suite(f"S{number:02}", [], 1) for number in range(40)]
        self.assertEqual(divide(all_suites, 10, 5), divide(all_suites, 10, 5))
        self.assertNotEqual(divide(all_suites, 10, 5), divide(all_suites, 10, 6))
