"""The check can fail: each kind of difference is reported, and what is equal is not."""

import unittest

from api_diff.apple import AppleSurface, read_listing, read_supplement
from api_diff.compare import compare
from api_diff.ours import read_graphs

from .fixture import LISTING, SUPPLEMENT, view_graph


class CompareTests(unittest.TestCase):
    def setUp(self):
        self.graph = view_graph()

    def differences(self):
        apple = AppleSurface(
            read_listing(LISTING, {"UIView.anchor"}) + read_supplement(SUPPLEMENT),
            not_overridable={"UIView.popItem(animated:)"})
        findings = compare(read_graphs([self.graph.json]), apple)
        return [f"{finding.symbol}: {finding.difference}" for finding in findings]

    def difference(self, path, text, access="open"):
        """The only difference that a declaration in the class makes."""
        self.graph.add(path, text, access)
        differences = self.differences()
        self.assertEqual(len(differences), 1, differences)
        return differences[0]

    def assert_same(self, path, text, access="open"):
        self.graph.add(path, text, access)
        self.assertEqual(self.differences(), [])

    # MARK: What is equal

    def test_equal_declarations(self):
        view = [
            ("init(frame:)", "@MainActor init(frame: CGRect)", "public"),
            ("init(coder:)", "@MainActor required init?(coder: NSCoder)", "public"),
            ("alpha", "@MainActor var alpha: CGFloat", "open"),
            ("tintColor", "@MainActor var tintColor: UIColor! { get set }", "open"),
            ("delegate", "@MainActor weak var delegate: (any UIBarDelegate)?", "open"),
            ("layerClass", "@MainActor class var layerClass: AnyClass { get }", "open"),
            ("noIntrinsicMetric", "@MainActor static let noIntrinsicMetric: CGFloat", "public"),
            ("dismiss(animated:completion:)",
             "@MainActor func dismiss(animated: Bool, completion: (() -> Void)? = nil)", "open"),
            ("popItem(animated:)",
             "@discardableResult @MainActor func popItem(animated: Bool) -> UIView?", "open"),
            ("anchor(to:)", "@MainActor func anchor(to: UIView) -> UIView", "open"),
            ("scroll(to:)", "@MainActor func scroll(to path: Foundation.IndexPath)", "open"),
            ("action(_:)", "@MainActor func action(_ action: Selector?)", "open"),
            ("grouped(name:handler:)",
             "@MainActor func grouped(name: String = \"\", handler: @escaping UIHandler) -> UIView",
             "public"),
        ]
        for name, text, access in view:
            self.graph.add(f"UIView.{name}", text, access)
        self.assertEqual(self.differences(), [])

    def test_a_class_variable_may_stand_for_a_constant(self):
        self.assert_same(
            "UIView.noIntrinsicMetric", "class var noIntrinsicMetric: CGFloat { get }", "public")

    def test_a_computed_property_need_not_say_weak(self):
        self.assert_same(
            "UIView.delegate", "var delegate: (any UIBarDelegate)? { get set }")

    def test_a_reference_that_dangles_in_apples_may_be_weak(self):
        self.assert_same("UIView.owner", "weak var owner: (any UIBarDelegate)?")

    def test_a_reference_that_cannot_be_set_may_be_weak(self):
        self.assert_same("UIView.first", "weak var first: UIView? { get }")

    def test_members_of_other_modules_are_ignored(self):
        mine = self.graph.add("UIView.description", "override var description: String { get }")
        self.graph.relate("overrides", mine, "elsewhere", targetFallback="Foundation.NSObject")
        coding = self.graph.add("UIView.encode(with:)", "func encode(with coder: NSCoder)", "open")
        self.graph.relate(
            "memberOf", coding, "view", sourceOrigin={"identifier": "s:NSCoding.encode"})
        self.graph.relate("conformsTo", "view", "s:8NSCoding")
        # The override is in an open class, so it must be open as well.
        self.assertEqual(
            self.differences(), ["UIView.description: an override in an open class is not open"])

    # MARK: What is not Apple's

    def test_an_extra_symbol(self):
        self.assertEqual(
            self.difference("UIView.shake()", "@MainActor func shake()"),
            "UIView.shake(): not Apple's (@MainActor func shake())")

    def test_an_extra_type_is_told_once(self):
        self.graph.add("UIHelper.run()", "func run()")
        self.assertEqual(
            self.difference("UIHelper", "class UIHelper"),
            "UIHelper: not Apple's (class UIHelper)")

    def test_a_missing_label(self):
        self.assertEqual(
            self.difference("UIView.popItem(_:)", "func popItem(_ animated: Bool) -> UIView?"),
            "UIView.popItem(_:): its labels are not Apple's")

    # MARK: Signatures

    def test_a_lost_default(self):
        self.assertEqual(
            self.difference(
                "UIView.dismiss(animated:completion:)",
                "func dismiss(animated flag: Bool, completion: (() -> Void)?)"),
            "UIView.dismiss(animated:completion:): default of parameter completion: none"
            " instead of nil")

    def test_a_lost_discardable_result(self):
        self.assertEqual(
            self.difference("UIView.popItem(animated:)", "func popItem(animated: Bool) -> UIView?"),
            "UIView.popItem(animated:): lacks @discardableResult")

    def test_a_result_that_must_be_used(self):
        self.assertEqual(
            self.difference(
                "UIView.anchor(to:)", "@discardableResult func anchor(to: UIView) -> UIView"),
            "UIView.anchor(to:): is @discardableResult")

    def test_a_method_that_is_not_open(self):
        self.assertEqual(
            self.difference(
                "UIView.scroll(to:)", "func scroll(to indexPath: IndexPath)", "public"),
            "UIView.scroll(to:): access: public instead of open")

    def test_a_method_in_an_extension_is_not_open(self):
        self.graph.add(
            "UIView.scroll(to:)", "func scroll(to indexPath: IndexPath)", "public",
            in_extension=True)
        self.assertEqual(
            self.differences(), ["UIView.scroll(to:): access: public instead of open"])

    def test_a_method_that_nobody_overrides_may_be_in_an_extension(self):
        text = "@discardableResult func popItem(animated: Bool) -> UIView?"
        self.graph.add("UIView.popItem(animated:)", text, "public", in_extension=True)
        self.assertEqual(self.differences(), [])

    def test_a_method_that_nobody_overrides_is_open_in_the_class(self):
        text = "@discardableResult func popItem(animated: Bool) -> UIView?"
        self.assertEqual(
            self.difference("UIView.popItem(animated:)", text, "public"),
            "UIView.popItem(animated:): access: public instead of open")

    def test_a_final_method_is_not_open(self):
        self.assertEqual(
            self.difference("UIView.scroll(to:)", "final func scroll(to indexPath: IndexPath)"),
            "UIView.scroll(to:): access: public instead of open")

    def test_a_method_that_is_too_open(self):
        self.assertEqual(
            self.difference(
                "UIView.grouped(name:handler:)",
                "func grouped(name: String = \"\", handler: UIHandler) -> UIView"),
            "UIView.grouped(name:handler:): access: open instead of public")

    def test_an_implicitly_unwrapped_type(self):
        self.assertEqual(
            self.difference("UIView.tintColor", "var tintColor: UIColor? { get set }"),
            "UIView.tintColor: type: UIColor? instead of UIColor!")

    def test_a_lost_setter(self):
        self.assertEqual(
            self.difference("UIView.alpha", "var alpha: CGFloat { get }"),
            "UIView.alpha: accessors: get instead of get set")

    def test_a_strong_reference(self):
        self.assertEqual(
            self.difference("UIView.delegate", "var delegate: (any UIBarDelegate)?"),
            "UIView.delegate: reference: strong instead of weak")

    def test_static_instead_of_class(self):
        self.graph.add("UIView.layerClass", "static var layerClass: AnyClass { get }", "public")
        self.assertEqual(self.differences(), [
            "UIView.layerClass: access: public instead of open",
            "UIView.layerClass: level: static instead of class",
        ])

    def test_a_lost_effect(self):
        self.assertEqual(
            self.difference("UIView.open(_:)", "@discardableResult func open(_ url: URL) -> Bool"),
            "UIView.open(_:): effects: none instead of async")

    def test_an_initialiser_that_cannot_fail(self):
        self.assertEqual(
            self.difference("UIView.init(coder:)", "required init(coder: NSCoder)", "public"),
            "UIView.init(coder:): failable initialiser: none instead of ?")

    def test_an_initialiser_that_subclasses_may_leave_out(self):
        self.assertEqual(
            self.difference("UIView.init(coder:)", "init?(coder: NSCoder)", "public"),
            "UIView.init(coder:): not required of subclasses")

    def test_a_convenience_initialiser(self):
        self.assertEqual(
            self.difference("UIView.init(frame:)", "convenience init(frame: CGRect)", "public"),
            "UIView.init(frame:): designated or convenience: convenience instead of designated")

    def test_a_factory_may_be_a_convenience_initialiser(self):
        self.assert_same("UIView.init(style:)", "convenience init(style: Int)", "public")

    # MARK: Enums

    def test_an_imported_enum_has_raw_integers(self):
        self.graph.add("UIView.ContentMode.left", "case left")
        self.assertEqual(
            self.difference("UIView.ContentMode", "enum ContentMode", "public"),
            "UIView.ContentMode: raw type: none instead of Int")

    def test_a_cited_enum_has_the_raw_type_of_its_row(self):
        self.graph.add("UIEdge", "enum UIEdge")
        self.assertEqual(
            self.difference("UIEdge.init(rawValue:)", "init?(rawValue: Int)", "public"),
            "UIEdge: raw type: Int instead of UInt")

    # MARK: Protocols

    def add_requirement(self, name, text, default):
        identifier = self.graph.add(f"UIBarDelegate.{name}", text)
        self.graph.relate("requirementOf", identifier, "protocol")
        if default:
            other = self.graph.add(f"UIBarDelegate.{name}", text, identifier=f"default {name}")
            self.graph.relate("defaultImplementationOf", other, identifier)

    def test_an_optional_requirement_has_a_default(self):
        self.add_requirement("did(_:)", "func did(_ view: UIView) -> Bool", default=True)
        self.add_requirement("must(_:)", "func must(_ view: UIView) -> Bool", default=False)
        self.assertEqual(self.differences(), [])

    def test_a_requirement_cannot_give_an_argument_a_default(self):
        self.add_requirement(
            "launch(options:)", "func launch(options: [String : Any]?) -> Bool", default=True)
        self.assertEqual(self.differences(), [])

    def test_an_extension_may_give_a_default_by_leaving_it_out(self):
        self.assert_same("UIBarDelegate.launch()", "func launch() -> Bool", "public")

    def test_an_extension_may_leave_out_nothing_else(self):
        self.assertEqual(
            self.difference("UIBarDelegate.did()", "func did() -> Bool", "public"),
            "UIBarDelegate.did(): its labels are not Apple's")

    def test_an_optional_requirement_without_a_default(self):
        self.add_requirement("did(_:)", "func did(_ view: UIView) -> Bool", default=False)
        self.assertEqual(self.differences(), [
            "UIBarDelegate.did(_:): optional in Apple's protocol, but has no default"
            " implementation"])

    def test_a_class_that_adopts_a_requirement_lets_subclasses_override_it(self):
        self.add_requirement("must(_:)", "func must(_ view: UIView) -> Bool", default=False)
        for name, access in (("UIView", "open"), ("UISub", "public")):
            self.graph.add(name, f"class {name}", "open", name)
            mine = self.graph.add(
                f"{name}.must(_:)", "func must(_ view: UIView) -> Bool", access, f"{name} must")
            self.graph.relate(
                "memberOf", mine, name,
                sourceOrigin={"identifier": "UIBarDelegate.must(_:) func must(_ view: UIView)"
                              " -> Bool"})
        self.assertEqual(self.differences(), [
            "UISub: not Apple's (class UISub)", "UISub.must(_:): access: public instead of open"])

    def test_a_requirement_that_conformers_must_write(self):
        self.add_requirement("must(_:)", "func must(_ view: UIView) -> Bool", default=True)
        self.assertEqual(self.differences(), [
            "UIBarDelegate.must(_:): has a default implementation, but conformers must write it"])


class SupplementTests(unittest.TestCase):
    def test_a_row_without_a_citation_is_refused(self):
        with self.assertRaises(ValueError):
            read_supplement("symbol\tdeclaration\tcitation\twhy\nUIA\tpublic class UIA\t\twhy\n")

    def test_a_row_that_declares_something_else_is_refused(self):
        with self.assertRaises(ValueError):
            read_supplement(
                "symbol\tdeclaration\tcitation\twhy\nUIA\tpublic class UIB\tpage\twhy\n")

    def test_nothing_of_a_class_that_is_cited_as_final_is_open(self):
        symbols = AppleSurface.load().symbols
        self.assertEqual(symbols[("UIColor", "resolvedColor(with:)")][0].access, "public")
        self.assertEqual(symbols[("UIView", "alpha")][0].access, "open")

    def test_the_data_of_the_repository_can_be_read(self):
        self.assertGreater(len(AppleSurface.load().symbols), 3000)


if __name__ == "__main__":
    unittest.main()
