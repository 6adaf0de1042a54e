"""No declaration forgets to report: one row for each kind that is written."""

import unittest

from missing_names.model import Fix, Fixes, Model
from missing_names.module import Module
from missing_names.reporting import silent

from .fixture import row, stage

ROWS = (
    row("UIView.run(_:)", "method", "func run(_ x: Int) -> Bool"),
    row("UIView.stop()", "method", "func stop()"),
    row("UIView.load()", "method", "func load() throws"),
    row("UIView.make()", "method", "func make() -> Self"),
    row("UIView.isNew", "property", "var isNew: Bool { get }"),
    row("UIView.size", "property", "var size: Int { get set }"),
    row("UIView.finder", "property", "var finder: UIFinder { get set }"),
    row("UIView.shared", "type.property", "class var shared: Int { get set }"),
    row("UIView.init(size:)", "init", "convenience init(size: Int)"),
    row("UIView.init(word:)", "init", "convenience init?(word: String)"),
    row("UIView.subscript(_:)", "subscript", "subscript(index: Int) -> Int { get set }"),
    row("UIBox", "class", "class UIBox", inherits="UIView"),
    row("UIBox.title", "property", "var title: String? { get set }"),
    row("UIBox.init(size:)", "init", "init(size: Int)"),
    row("UIArea", "struct", "struct UIArea"),
    row("UIArea.width", "property", "var width: Int { get set }"),
    row("UIArea.init(width:)", "init", "init(width: Int)"),
    row("UIArea.init(name:)", "init", "init?(name: String)"),
    row("UIMask", "struct", "struct UIMask", conforms="OptionSet,RawRepresentable"),
    row("UIMask.init(rawValue:)", "init", "init(rawValue: Int)"),
    row("UIMask.first", "type.property", "static var first: UIMask { get }"),
    row("UIKind", "enum", "enum UIKind", conforms="RawRepresentable"),
    row("UIKind.one", "enum.case", "case one"),
    row("UIKind.init(rawValue:)", "init", "init?(rawValue: Int)"),
    row("UIKeeper", "protocol", "protocol UIKeeper : NSObjectProtocol"),
    row("UIKeeper.keep()", "method", "func keep()", requirement="required"),
    row("UIKeeper.drop()", "method", "optional func drop()", requirement="optional"),
    row("UIStart(_:)", "func", "func UIStart(_ x: Int) -> Bool"),
    row("UILimit", "var", "var UILimit: Int { get set }"),
)


class ReportingTests(unittest.TestCase):
    def test_every_kind_of_declaration_reports(self):
        self.assertEqual(list(silent(Module(Model(list(ROWS), stage()), "UIKit", ("Foundation",)))), [])

    def test_a_class_with_the_initializers_of_its_superclass_reports_its_members(self):
        fixes = Fixes()
        fixes.rows["UIBox"] = Fix(traps=True)
        model = Model(list(ROWS), stage(), fixes)
        self.assertEqual(list(silent(Module(model, "UIKit", ("Foundation",)))), [])


if __name__ == "__main__":
    unittest.main()
