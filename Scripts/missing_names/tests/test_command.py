import unittest

from missing_names.command import MODULES, PACKAGE, shares, silent
from missing_names.model import Model
from missing_names.module import Line, Module

from .fixture import row, stage


def made(*rows):
    return Module(Model(list(rows), stage()), "UIKit", [])


class CommandTests(unittest.TestCase):
    def test_a_member_that_forgets_to_report_is_found(self):
        module = made(row("UIView.g()", "method", "func g() -> Bool"))
        self.assertEqual(list(silent(module)), [])
        module.files = lambda: {"a": [Line("  func g() -> Bool { return false }", "UIView.g()")]}
        self.assertEqual(list(silent(module)), ["func g() -> Bool { return false }"])

    def test_requirements_have_no_body_that_could_report(self):
        module = made(row("UIThing", "protocol", "protocol UIThing : NSObjectProtocol"),
                      row("UIThing.a", "property", "var a: Int { get set }", "required"))
        self.assertEqual(list(silent(module)), [])

    def test_every_row_is_there_missing_or_left_out(self):
        model = made(row("UIView", "class", "class UIView"),
                     row("UIView.g()", "method", "func g() -> Bool"),
                     row("UIView.h()", "method", "func h() -> CIThing")).model
        there, missing, left_out = shares(model)
        self.assertEqual((there, missing, [entry.name for entry, _ in left_out]),
                         (1, 1, ["UIView.h()"]))

    def test_each_module_has_a_table_and_what_it_speaks_of_stands_before_it(self):
        before = set()
        for name, entry in MODULES.items():
            self.assertTrue((PACKAGE / "Data" / f"{name}.tsv").is_file(), name)
            self.assertLessEqual(set(entry.beside), before, name)
            before.add(name)


if __name__ == "__main__":
    unittest.main()
