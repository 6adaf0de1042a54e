import tempfile
import unittest
from pathlib import Path

from missing_names import compiler, fixes, table
from missing_names.model import Fix, Fixes
from missing_names.module import Line


class FixesTests(unittest.TestCase):
    def test_the_list_is_read_as_it_was_written(self):
        known = Fixes()
        known.rows["A.f()"] = Fix(traps=True, overrides=True)
        known.rows["A.g()#2"] = Fix(left_out="cannot find type 'B'")
        known.rows["A.h()"] = Fix()
        known.conformances[("A", "P")] = "type 'A' does not conform"
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "fixes.tsv"
            path.write_text(fixes.text(known))
            found = fixes.read(path)
        self.assertEqual(fixes.text(found), fixes.text(known))
        self.assertEqual(found.rows["A.f()"], known.rows["A.f()"])
        self.assertEqual(found.conformances, known.conformances)

    def test_a_member_that_does_not_compile_traps_and_then_is_left_out(self):
        known = Fixes()
        files = {"a.swift": [Line("func f()", "A.f()")]}
        found = [("a.swift", 1, "cannot convert return expression")]
        self.assertTrue(compiler.apply(found, files, known, {"A.f()": "method"}))
        self.assertEqual(known.rows["A.f()"], Fix(traps=True))
        compiler.apply(found, files, known, {"A.f()": "method"})
        self.assertEqual(known.rows["A.f()"].left_out, "cannot convert return expression")

    def test_an_override_is_tried(self):
        known = Fixes()
        files = {"a.swift": [Line("func f()", "A.f()")]}
        message = "overriding declaration requires an 'override' keyword"
        compiler.apply([("a.swift", 1, message)], files, known, {"A.f()": "method"})
        self.assertEqual(known.rows["A.f()"], Fix(overrides=True))

    def test_a_complaint_of_no_row_is_a_mistake(self):
        files = {"a.swift": [Line("import B")]}
        with self.assertRaises(compiler.Mistake):
            compiler.apply([("a.swift", 1, "no such module")], files, Fixes(), {})


class TableTests(unittest.TestCase):
    def test_overloads_have_keys_of_their_own(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "a.tsv"
            path.write_text("\t".join(table.COLUMNS) + "\n# a comment\n"
                            + "A.f(_:)\tmethod\t\t\t\tfunc f(_ x: Int)\n"
                            + "A.f(_:)\tmethod\t\t\t\tfunc f(_ x: Bool)\n"
                            + "A\tclass\t\tB\tP,Q\tclass A\n")
            rows = table.read(path)
        self.assertEqual([row.key for row in rows], ["A.f(_:)", "A.f(_:)#2", "A"])
        self.assertEqual([row.parent for row in rows], ["A", "A", ""])
        self.assertEqual(rows[0].member, "f(_:)")
        self.assertEqual(rows[2].conforms, ("P", "Q"))


if __name__ == "__main__":
    unittest.main()
