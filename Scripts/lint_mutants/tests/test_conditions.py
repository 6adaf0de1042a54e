import unittest

from lint_mutants.conditions import mutated


class ConditionsTests(unittest.TestCase):
    def mutants(self, source):
        return mutated(source, 0)[0]

    def test_a_condition_of_a_guard_may_always_hold(self):
        self.assertEqual(
            self.mutants("guard a.isEmpty, b == f(1, 2) else { return }"),
            "guard (mutant(0) || (a.isEmpty)), (mutant(1) || (b == f(1, 2))) else { return }")

    def test_a_condition_that_binds_a_name_stays(self):
        source = "guard let a = b, case .c = d else { return }"
        self.assertEqual(self.mutants(source), source)

    def test_another_statement_is_decided_in_both_ways(self):
        self.assertEqual(
            self.mutants("if a { b() }"), "if (mutant(0) || (!mutant(1) && (a))) { b() }")

    def test_the_right_side_of_a_conjunction_is_left_out(self):
        self.assertEqual(
            self.mutants("a.filter { $0.b\n  && $0.c == 1 && $0.d }"),
            "a.filter { $0.b\n  && mutant(0) ?| $0.c == 1 && mutant(1) ?| $0.d }")

    def test_a_filter_of_a_loop_lets_all_pass(self):
        self.assertEqual(
            self.mutants("for a in b where a.c { }"), "for a in b where (mutant(0) || (a.c)) { }")

    def test_strings_and_comments_are_no_code(self):
        source = '// if a { }\nlet b = """\n  guard c else { return }\n  """\nlet d = "if e { }"'
        self.assertEqual(self.mutants(source), source)

    def test_a_string_belongs_to_its_condition(self):
        self.assertEqual(
            self.mutants('guard a == "b" else { }'), 'guard (mutant(0) || (a == "b")) else { }')

    def test_places_have_the_line_and_the_condition(self):
        self.assertEqual(mutated("\nguard a else { return }", 7)[1], [(7, 2, "guard a → true")])


if __name__ == "__main__":
    unittest.main()
