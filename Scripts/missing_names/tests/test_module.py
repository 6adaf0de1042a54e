import unittest

from missing_names.members import Members
from missing_names.model import Fix, Fixes, Model
from missing_names.module import Module, catalogue

from .fixture import row, stage


def model(*rows, fixes=None):
    return Model(list(rows), stage(), fixes)


def text(*rows, fixes=None):
    files = Module(model(*rows, fixes=fixes), "UIKit", ["UIKitCore"]).files()
    return "\n".join(line.text for lines in files.values() for line in lines)


class SortingTests(unittest.TestCase):
    def test_what_the_stage_has_is_not_missing(self):
        found = model(row("UIView", "class", "class UIView"),
                      row("UIView.frame", "property", "var frame: CGRect { get set }"),
                      row("UILabel.frame", "property", "var frame: CGRect { get set }"))
        self.assertEqual(found.missing, [])
        self.assertEqual(found.reasons["UILabel.frame"], "stage: inherited")

    def test_a_case_cannot_be_added_to_the_stages_enumeration(self):
        found = model(row("UIStyle.fancy", "enum.case", "case fancy"))
        self.assertEqual(found.reasons["UIStyle.fancy"], "an extension cannot add a case")

    def test_what_speaks_of_a_type_that_is_nowhere_is_left_out_with_all_that_needs_it(self):
        found = model(row("UIBox", "class", "class UIBox", inherits="CIBox"),
                      row("UIBox.size", "property", "var size: Int { get }"),
                      row("UIView.box", "property", "var box: UIBox? { get }"))
        self.assertEqual(found.reasons["UIBox"], "CIBox is not there")
        self.assertIn("left out", found.reasons["UIBox.size"])
        self.assertEqual(found.reasons["UIView.box"], "UIBox is not there")

    def test_what_is_not_public_does_not_count(self):
        self.assertEqual(len(model(row("UIHidden", "class", "class UIHidden")).missing), 1)

    def test_an_asynchronous_form_counts_as_there(self):
        found = model(row("UIFinder.find(_:then:)", "method",
                          "func find(_ x: Int, then: () -> Void)"),
                      row("UIFinder.find(in:)", "method", "func find(in x: Int) async"))
        self.assertEqual([entry.name for entry in found.missing], ["UIFinder.find(_:then:)"])


class WritingTests(unittest.TestCase):
    def test_members_of_a_class_stand_behind_a_protocol(self):
        written = text(row("UIView.mood", "property", "var mood: Int { get set }"))
        self.assertIn("public protocol _Missing_UIView: UIView {}", written)
        self.assertIn("extension UIView: _Missing_UIView {}", written)
        self.assertIn('get { _Absence.value(of: self, "UIView.mood", else: 0) }', written)
        self.assertIn('set { _Absence.keep(newValue, of: self, "UIView.mood") }', written)

    def test_a_generic_class_is_extended_plainly(self):
        written = text(row("UIList.mood", "property", "var mood: Int { get }"))
        self.assertIn("extension UIList {", written)
        self.assertNotIn("_Missing_UIList", written)

    def test_every_member_reports(self):
        rows = [row("UIView.f()", "method", "func f()"),
                row("UIView.g()", "method", "func g() -> Bool"),
                row("UIView.h()", "method", "func h() throws -> UIPoint"),
                row("UIView.i()", "method", "func i() -> any Sequence"),
                row("UIView.p", "property", "var p: UIView? { get }"),
                row("UIView.s", "type.property", "class var s: Int { get }"),
                row("UIView.init(x:)", "init", "convenience init(x: Int)"),
                row("UIPoint.q", "property", "var q: Int { get set }"),
                row("UINew", "class", "class UINew", inherits="UIView"),
                row("UINew.t()", "method", "func t() -> [Int: Int]"),
                row("UIRecord", "struct", "struct UIRecord"),
                row("UIRecord.q", "property", "var q: Int { get set }"),
                row("UIWeight", "enum", "enum UIWeight"),
                row("UIWeight.light", "enum.case", "case light"),
                row("UIWeight.init(rawValue:)", "init", "init?(rawValue: Int)")]
        for line in text(*rows).splitlines():
            if " { " in line and not line.startswith(("extension", "public protocol")):
                if line.strip() not in ("init() {}",) and "open class" not in line:
                    self.assertRegex(line, r"_Absence\.|_MissingPlaceholder", line)

    def test_where_no_answer_is_neutral_it_traps_by_name(self):
        written = text(row("UIView.i()", "method", "func i() -> any Sequence"))
        self.assertIn('{ _Absence.trap("UIView.i()") }', written)

    def test_throwing_members_throw(self):
        written = text(row("UIView.h()", "method", "func h() throws -> UIPoint"))
        self.assertIn('throw _Absence.Failure(name: "UIView.h()")', written)

    def test_notifications_have_apples_names(self):
        written = text(row("UIView.didJumpNotification", "type.property",
                           "class let didJumpNotification: NSNotification.Name"),
                       row("NSNotification", "class", "class NSNotification", inherits="NSObject"),
                       row("NSNotification.Name", "struct", "struct Name"),
                       row("NSNotification.Name.init(rawValue:)", "init",
                           "init(rawValue: String)"))
        self.assertIn('rawValue: "UIViewDidJumpNotification"', written)

    def test_an_initializer_that_would_call_itself_traps(self):
        written = text(row("UINew", "class", "class UINew", inherits="NSObject"),
                       row("UINew.init(_:)", "init", "convenience init(_ x: [Int: Int] = [:])"))
        self.assertIn('_Absence.trap("UINew.init(_:)")', written)

    def test_a_missing_screen_shows_its_name(self):
        written = text(row("UIPicker", "class", "class UIPicker", inherits="UIViewController"))
        self.assertIn('_MissingPlaceholder.fill(self, "UIPicker")', written)

    def test_what_the_compiler_wants_is_written(self):
        fixes = Fixes()
        fixes.rows["UIView.g()"] = Fix(traps=True)
        fixes.rows["UIView.f()"] = Fix(left_out="no good")
        written = text(row("UIView.f()", "method", "func f()"),
                       row("UIView.g()", "method", "func g() -> Bool"), fixes=fixes)
        self.assertNotIn("func f()", written)
        self.assertIn('_Absence.trap("UIView.g()")', written)

    def test_the_catalogue_has_each_name_with_its_answer(self):
        found = Module(model(row("UIView.f()", "method", "func f()"),
                             row("UIView.g()", "method", "func g() -> Bool"),
                             row("UINew", "class", "class UINew", inherits="NSObject")),
                       "UIKit", [])
        found.files()
        self.assertEqual(catalogue(found), [("UINew", "class", "declaration", "own"),
                                            ("UIView.f()", "method", "nothing", "own"),
                                            ("UIView.g()", "method", "false", "own")])

    def test_an_unknown_kind_is_not_written(self):
        self.assertEqual(Members(model()).text(row("a", "macro", "macro a"), 0, "", ""), [])


if __name__ == "__main__":
    unittest.main()
