"""Runs over some folders, or over what is new, bring only their rows of the table up to date."""

import unittest

from statements.mutants import Mark
from statements.mutate import Mutant, brought_up_to_date, not_recorded, with_new_rows

HEAD = "statements\tresult\tfile\tcode"
TABS = "6.1.1\tkilled\tSources/UIKitCore/Tabs/A.swift\tone"
STACK = "4.1.1\tkilled\tSources/UIKitCore/Navigation/B.swift\ttwo"
OLD = "6.1.2\tsurvived\tSources/UIKitCore/Tabs/A.swift\tthree"
NEW = "6.1.2\tkilled\tSources/UIKitCore/Tabs/A.swift\tfour"
UNPROVEN = "3.7\tunproven\t\t"


def table(*rows):
    return "\n".join([HEAD, *rows]) + "\n"


def mutant(line):
    """The mutant that a row of the table tells of."""
    statements, result, file, code = line.split("\t")
    mark = Mark(tuple(statements.split(", ")), file, 1, code, [], range(1, 2))
    return Mutant(1, mark, [], result=result)


class RecordingTests(unittest.TestCase):
    def test_rows_of_the_folder_are_replaced(self):
        recorded = table(STACK, TABS, OLD, UNPROVEN)
        self.assertEqual(
            brought_up_to_date(recorded, [TABS, NEW], ["Sources/UIKitCore/Tabs"]),
            table(STACK, TABS, NEW, UNPROVEN))

    def test_rows_stand_in_the_order_of_the_statements(self):
        self.assertEqual(
            brought_up_to_date(table(TABS), [STACK], ["Sources/UIKitCore/Navigation"]),
            table(STACK, TABS))

    def test_what_is_killed_now_is_proven(self):
        killed = "3.7\tkilled\tSources/UIKitCore/Tabs/A.swift\tfive"
        self.assertEqual(
            brought_up_to_date(table(STACK, UNPROVEN), [killed], ["Sources/UIKitCore/Tabs/"]),
            table(killed, STACK))

    def test_a_folder_is_no_beginning_of_a_name(self):
        self.assertEqual(
            brought_up_to_date(table(TABS), [], ["Sources/UIKitCore/Tab"]), table(TABS))

    def test_code_that_the_table_does_not_have_is_new(self):
        mutants = [mutant(line) for line in (STACK, TABS, NEW)]
        self.assertEqual(not_recorded(mutants, table(STACK, OLD, TABS)), mutants[2:])

    def test_of_equal_code_one_more_makes_all_new(self):
        mutants = [mutant(TABS), mutant(TABS), mutant(STACK)]
        self.assertEqual(not_recorded(mutants, table(STACK, TABS)), mutants[:2])

    def test_rows_of_code_that_is_gone_are_dropped(self):
        mutants = [mutant(line) for line in (STACK, TABS, NEW)]
        self.assertEqual(
            with_new_rows(table(STACK, TABS, OLD, UNPROVEN), mutants, mutants[2:], ["4.1.1", "3.7"]),
            table(STACK, TABS, NEW, UNPROVEN))

    def test_a_statement_whose_code_is_gone_is_unproven(self):
        self.assertEqual(
            with_new_rows(table(STACK, TABS), [mutant(TABS)], [], ["4.1.1", "6.1.1"]),
            table(TABS, "4.1.1\tunproven\t\t"))


if __name__ == "__main__":
    unittest.main()
