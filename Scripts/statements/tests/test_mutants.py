"""What is below a number is found, and disabled so that it still compiles."""

import textwrap
import unittest

from statements.mutants import apply, find_marks
from statements.mutate import (
    BROKEN, KILLED, Mutant, NO_MUTANT, REQUIRED, SURVIVED, choose, recorded_results, share, table,
    verdict)
from statements.swift_source import Source

KNOWN = {"1.1.1", "1.1.2", "2.1"}


def marks(text):
    return find_marks(textwrap.dedent(text), "File.swift", KNOWN)


def mutated(text, way=0):
    """The text with the way of its first mark built in as mutant 7."""
    text = textwrap.dedent(text)
    mark = find_marks(text, "File.swift", KNOWN)[0]
    return apply(text, [(7, mark.alternatives[way])])


class SourceTests(unittest.TestCase):
    def test_comments_and_strings_are_no_code(self):
        source = Source('let a = "{ \\(b("}")) }" // {\n/* { */ let c = #"\\"{"#')
        self.assertNotIn("{", source.code)
        self.assertIn("let c", source.code)
        self.assertEqual(len(source.code), len(source.text))

    def test_a_statement_goes_on(self):
        for text in ("a\n  .b()", "a =\n  b", "f(\n  a\n)", "if a {\n}\nelse {\n}", "a\n  ? b\n  : c",
                     "func f()\n  -> Int\n{\n}"):
            with self.subTest(text):
                self.assertEqual(Source(text + "\nnext()").end_of_statement(0), len(text))

    def test_a_statement_ends(self):
        for text in ("a()", "a = b", "if a { b }", "return"):
            with self.subTest(text):
                self.assertEqual(Source(text + "\nnext()").end_of_statement(0), len(text))
                self.assertEqual(Source(text + "\n\n.next()").end_of_statement(0), len(text))

    def test_the_statements_of_a_body(self):
        source = Source("{ a(); b\n  .c\n  d }")
        found = [source.text[start:end] for start, end in source.statements(1, 17)]
        self.assertEqual(found, ["a()", "b\n  .c", "d"])


class MarkTests(unittest.TestCase):
    def test_numbers_of_the_comment_above(self):
        found = marks("""\
            // 1.1.1, 2.1 – why
            // and 1.1.2 too, in iOS 13.4.
            a()
            b()  // 1.1.1
            // 9.9.9 is not known.
            c()
            """)
        self.assertEqual([(mark.numbers, mark.line, mark.snippet) for mark in found],
                         [(("1.1.1", "2.1", "1.1.2"), 3, "a()")])

    def test_attributes_are_skipped(self):
        found = marks("/// 2.1\n@discardableResult\n@available(*, x)\nfunc f() {}\n")
        self.assertEqual(found[0].snippet, "func f() {}")


class MutantTests(unittest.TestCase):
    def assert_mutated(self, text, expected, way=0):
        self.assertEqual(mutated("// 2.1\n" + text, way), "// 2.1\n" + expected)

    def test_statements(self):
        self.assert_mutated("a(b)", "if !mutant(7) { a(b) }")
        self.assert_mutated("a = b ?? c", "if !mutant(7) { a = b ?? c }")
        self.assert_mutated("a = b ?? c", "a = mutantValue(7, b ?? c)", way=1)
        self.assert_mutated("for a in b { c }", "if !mutant(7) { for a in b { c } }")
        self.assert_mutated("return a", "return mutantValue(7, a)")
        self.assert_mutated("return\n", "if !mutant(7) { return }\n")
        self.assert_mutated("let a = b.c", "let a = mutantValue(7, b.c)")
        self.assert_mutated("defer { a }", "defer { if !mutant(7) { a } }")

    def test_conditions(self):
        self.assert_mutated("if a, let b { c }", "if a, let b, !mutant(7) { c }")
        self.assert_mutated(
            "guard a == b, let c else { return }",
            "guard (a == b) || mutant(7), let c else { return }")
        self.assert_mutated(
            "guard let c else { return }", "guard let c, !mutant(7) else { return }")

    def test_functions(self):
        self.assert_mutated(
            "open func f(a: [Int] = []) { b() }",
            "open func f(a: [Int] = []) { if mutant(7) { return }; b() }")
        self.assert_mutated(
            "func f() -> Int { a }", "func f() -> Int { mutantValue(7, a) }")
        self.assert_mutated(
            "func f() -> Int { a()\n b() }",
            "func f() -> Int { if mutant(7) { return mutantDefault() }; a()\n b() }")

    def test_a_function_that_takes_a_closure_returns_nothing(self):
        self.assertEqual(
            mutated("// 1.1.1\nfunc a(\n  then: (() -> Void)?\n) {\n  b()\n}"),
            "// 1.1.1\nfunc a(\n  then: (() -> Void)?\n) { if mutant(7) { return };\n  b()\n}")

    def test_properties(self):
        self.assert_mutated("open var a: Bool { b }", "open var a: Bool { mutantValue(7, b) }")
        self.assert_mutated(
            "var a: Int {\nget { b }\nset { b = newValue }\n}",
            "var a: Int {\nget { mutantValue(7, b) }\n"
            "set { if mutant(7) { return }; b = newValue }\n}")
        self.assert_mutated(
            "open var a = false {\ndidSet { b() }\n}",
            "open var a = false {\ndidSet { if mutant(7) { return }; b() }\n}")
        self.assert_mutated("static let a = 7.5", "static let a = mutantValue(7, 7.5)")
        self.assert_mutated(
            "open weak var a: B?", "open weak var a: B? { didSet { mutantKeep(7, a) } }")
        self.assert_mutated(
            "open weak var a: B? {\ndidSet { b() }\n}",
            "open weak var a: B? {\ndidSet { mutantKeep(7, a); b() }\n}")

    def test_cases_of_a_switch(self):
        self.assert_mutated(
            "case .a:\n  b()\n  c()\ncase .d: e()",
            "case .a:\n  if !mutant(7) { b()\n  c() }\ncase .d: e()")

    def test_what_cannot_be_disabled(self):
        for text in ("class A {}", "case a", "func f()", "var a: Int { get }", "case a(b: Int)"):
            with self.subTest(text):
                self.assertEqual(marks("// 2.1\n" + text + "\n")[0].alternatives, [])

    def test_state_of_a_type_is_no_rule(self):
        text = "struct A {\n  // 2.1\n  var a = false\n}\n"
        self.assertEqual(marks(text)[0].alternatives, [])

    def test_mutants_inside_each_other(self):
        text = "// 2.1\nif a {\n  // 1.1.1\n  b = c }\n"
        outer, inner = marks(text)
        self.assertEqual(
            apply(text, [(1, outer.alternatives[0]), (2, inner.alternatives[1])]),
            "// 2.1\nif a, !mutant(1) {\n  // 1.1.1\n  b = mutantValue(2, c) }\n")


class ChoiceTests(unittest.TestCase):
    def setUp(self):
        text = "".join(f"// {number}\na()\n\n" for number in ("1.1.1", "1.1.2", "2.1", "2.1"))
        self.mutants = [Mutant(n, mark, []) for n, mark in enumerate(marks(text), 1)]

    def test_the_same_seed_chooses_the_same(self):
        chosen = [choose(self.mutants, 2, "a") for _ in range(2)]
        self.assertEqual(chosen[0], chosen[1])
        self.assertEqual(len(chosen[0]), 2)

    def test_a_statement_is_chosen_once(self):
        chosen = choose(self.mutants, 10, "a")
        self.assertEqual(
            sorted(mutant.mark.numbers[0] for mutant in chosen), ["1.1.1", "1.1.2", "2.1"])


class VerdictTests(unittest.TestCase):
    enough = [KILLED] * REQUIRED + [SURVIVED] * (100 - REQUIRED)
    too_few = [KILLED] * (REQUIRED - 1) + [SURVIVED] * (101 - REQUIRED)

    def test_only_what_was_tried_counts(self):
        self.assertEqual(share([KILLED, SURVIVED, NO_MUTANT, BROKEN]), 50)
        self.assertIsNone(share([NO_MUTANT]))

    def test_a_survivor_fails_the_run_once_the_full_run_is_good_enough(self):
        self.assertEqual(verdict([KILLED, SURVIVED], self.too_few)[1], 0)
        self.assertEqual(verdict([KILLED, SURVIVED], self.enough)[1], 1)
        self.assertEqual(verdict([KILLED, BROKEN], self.enough)[1], 1)
        self.assertEqual(verdict([KILLED, NO_MUTANT], self.enough)[1], 0)

    def test_a_full_run_has_to_kill_enough(self):
        self.assertEqual(verdict(self.too_few, None)[1], 1)
        self.assertEqual(verdict(self.enough, None)[1], 0)

    def test_a_run_that_tried_nothing_fails(self):
        self.assertEqual(verdict([NO_MUTANT], self.too_few)[1], 1)

    def test_the_table_is_read_as_it_is_written(self):
        found = marks("// 1.1.1\na()\n\n// 2.1\nb()\n")
        mutants = [Mutant(1, found[0], [], result=SURVIVED), Mutant(2, found[1], [], result=KILLED)]
        self.assertEqual(recorded_results(table(mutants)), [SURVIVED, KILLED])


if __name__ == "__main__":
    unittest.main()
