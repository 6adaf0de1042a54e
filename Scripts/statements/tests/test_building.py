"""A mutant that does not compile is found by what the compiler says."""

import contextlib
import io
import unittest
from unittest import mock

from statements import building
from statements.mutants import Edit, Mark
from statements.mutate import KILLED, Mutant, NO_MUTANT, unproven
from statements.building import MODULE, SCRATCH, blame, compile_mutants, errors_in, told
from statements.document import ROOT, read_document
from statements.tests_of import Test

# Any file of the module will do: only the numbers of its lines count.
FILE = str(next((ROOT / "Sources" / MODULE).rglob("UIView.swift")).relative_to(ROOT))


def output(line, message, file=FILE):
    return f"[1/2] Compiling\n{SCRATCH / file}:{line}:7: error: {message}\n 1 | a\n"


def mutant(number, line, ways=2, length=3, text=""):
    """A mutant in some lines of a file, with an edit in the first of them."""
    place = sum(len(text) for text in (ROOT / FILE).read_text().splitlines(True)[:line - 1])
    alternatives = [[Edit(place, place, text)]] * ways
    lines = range(line, line + length)
    return Mutant(number, Mark(("1.1.1",), FILE, line, "a()", alternatives, lines), [])


class BlameTests(unittest.TestCase):
    def test_an_error_is_the_mutants_whose_edit_is_in_its_line(self):
        mutants = [mutant(1, 10, length=20), mutant(2, 12)]
        self.assertEqual(blame(mutants, errors_in(output(12, "no"))), {1: "no"})

    def test_an_error_between_edits_is_everybodys_around_it(self):
        mutants = [mutant(1, 10, length=20), mutant(2, 12)]
        self.assertEqual(blame(mutants, errors_in(output(20, "no"))), {0: "no"})

    def test_an_error_elsewhere_is_nobodys(self):
        self.assertEqual(blame([mutant(1, 10)], errors_in(output(30, "no"))), {})
        self.assertEqual(blame([mutant(1, 10)], errors_in(output(10, "no", "Other.swift"))), {})

    def test_a_body_that_does_not_return_is_the_fault_of_the_mutant_above_its_end(self):
        left_out = "if !mutant(1) { "
        mutants = [
            mutant(1, 10, text=left_out), mutant(2, 20, text=left_out), mutant(3, 23, length=1),
            mutant(4, 40, text=left_out)]
        message = "missing return in getter expected to return 'Bool'"
        self.assertEqual(blame(mutants, errors_in(output(25, message))), {1: message})
        self.assertEqual(blame(mutants, errors_in(output(5, message))), {})

    def test_errors_are_told_once_and_without_what_surrounds_them(self):
        self.assertEqual(told(output(3, "no") * 2), f"{SCRATCH / FILE}:3: no")
        self.assertEqual(told("killed"), "killed")


class CompileTests(unittest.TestCase):
    """With a compiler that refuses some ways of some mutants."""

    def compile(self, mutants, refused, line=None):
        """Compiles while `refused` holds pairs of number and way; errors are in `line`, if given,
        instead of in the mutant."""
        def attempt(mutants, without=()):
            for one in mutants:
                if one.edits and one not in without and (one.number, one.way) in refused:
                    return output(line or one.mark.line, "no")
            return None
        with mock.patch.object(building, "_attempt", attempt):
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                compile_mutants(mutants)
        return printed.getvalue()

    def test_what_does_not_compile_is_disabled_in_its_next_way(self):
        mutants = [mutant(1, 10), mutant(2, 20)]
        self.compile(mutants, {(2, 0)})
        self.assertEqual([one.way for one in mutants], [0, 1])
        self.assertEqual([one.why for one in mutants], ["", ""])

    def test_what_has_no_way_left_is_dropped_for_a_reason(self):
        mutants = [mutant(1, 10), mutant(2, 20)]
        printed = self.compile(mutants, {(2, 0), (2, 1)})
        self.assertIsNone(mutants[1].edits)
        self.assertEqual(mutants[1].why, "no")
        self.assertIn(f"dropped 1.1.1 {FILE}:20: no", printed)

    def test_an_error_elsewhere_costs_only_the_mutant_that_makes_it(self):
        mutants = [mutant(number, 10 * number) for number in range(1, 10)]
        self.compile(mutants, {(4, 0), (4, 1), (7, 0)}, line=200)
        self.assertEqual([one.way for one in mutants], [0, 0, 0, 2, 0, 0, 1, 0, 0])

    def test_a_copy_that_is_broken_without_mutants_ends_the_run(self):
        with mock.patch.object(building, "_attempt", lambda *_, **__: output(200, "broken")):
            with self.assertRaises(SystemExit) as ended:
                compile_mutants([mutant(1, 10)])
        self.assertIn("broken", str(ended.exception))


class UnprovenTests(unittest.TestCase):
    def test_a_tested_statement_without_a_mutant_is_unproven(self):
        statements = read_document()
        tests = [Test("Target", "Suite", "name", "File.swift", ("1.1.1", "1.1.2", "1.1.3"))]
        tried, refused = mutant(1, 10), mutant(2, 20)
        tried.result, refused.result = KILLED, NO_MUTANT
        refused.mark.numbers = ("1.1.2",)
        self.assertEqual(unproven(statements, tests, [tried, refused]), ["1.1.2", "1.1.3"])


if __name__ == "__main__":
    unittest.main()
