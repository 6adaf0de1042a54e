"""A run over some folders brings only their rows of the table up to date."""

import unittest

from statements.mutate import brought_up_to_date

HEAD = "statements\tresult\tfile\tcode"
TABS = "6.1.1\tkilled\tSources/UIKitCore/Tabs/A.swift\tone"
STACK = "4.1.1\tkilled\tSources/UIKitCore/Navigation/B.swift\ttwo"
OLD = "6.1.2\tsurvived\tSources/UIKitCore/Tabs/A.swift\tthree"
NEW = "6.1.2\tkilled\tSources/UIKitCore/Tabs/A.swift\tfour"
UNPROVEN = "3.7\tunproven\t\t"


def table(*rows):
    return "\n".join([HEAD, *rows]) + "\n"


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


if __name__ == "__main__":
    unittest.main()
