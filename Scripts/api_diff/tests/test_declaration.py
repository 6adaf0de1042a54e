"""Declarations and types are read as the compiler means them."""

import unittest

from api_diff.declaration import parse


class TypeTests(unittest.TestCase):
    def assert_same_type(self, one, other, bridged=False):
        self.assertEqual(
            parse(f"var x: {one}").type, parse(f"var x: {other}", bridged=bridged).type)

    def test_modules_and_any_are_noise(self):
        self.assert_same_type("(any UIBarDelegate)?", "UIKit.UIBarDelegate?")
        self.assert_same_type("[String: Any]", "[Swift.String : Any]")

    def test_void_and_names_in_closures(self):
        self.assert_same_type("(Bool) -> ()", "(_ flag: Swift.Bool) -> Swift.Void")

    def test_concurrency_attributes_are_noise_and_escaping_is_not(self):
        self.assert_same_type("(@MainActor @Sendable () -> Void)?", "(() -> Void)?")
        self.assertNotEqual(
            parse("func f(_ a: @escaping () -> Void)").parameters,
            parse("func f(_ a: () -> Void)").parameters)

    def test_compositions_have_no_order(self):
        self.assert_same_type("any A & B", "any B & A")
        self.assert_same_type("(any A & B)?", "(any B & A)?")

    def test_objective_c_names_are_bridged(self):
        self.assert_same_type("[IndexPath]", "[NSIndexPath]", bridged=True)
        self.assert_same_type("CGFloat", "Double", bridged=True)
        self.assert_same_type("Selector?", "OpaquePointer?", bridged=True)
        self.assertNotEqual(parse("var x: CGFloat").type, parse("var x: Double").type)

    def test_generic_types(self):
        self.assertEqual(parse("var x: Set<UITouch>?").type, "Set<UITouch>?")
        self.assertEqual(
            parse("var x: NSLayoutAnchor<AnyObject>").type, "NSLayoutAnchor<AnyObject>")


class DeclarationTests(unittest.TestCase):
    def test_labels_make_the_name(self):
        text = "class func animate(withDuration d: Double, delay: Double = 0, _ c: (A, B) -> C)"
        declaration = parse(text)
        self.assertEqual(declaration.full_name, "animate(withDuration:delay:_:)")
        self.assertEqual(declaration.level, "class")
        self.assertEqual([p.default for p in declaration.parameters], [None, "0", None])

    def test_effects_result_and_requirements(self):
        declaration = parse("func f<T: P>(_ t: T) async throws -> [T]? where T.A == B")
        self.assertEqual(declaration.effects, {"async", "throws"})
        self.assertEqual(declaration.type, "[T]?")
        self.assertEqual(declaration.requirements, {"T:P", "T.A==B"})

    def test_attributes_with_arguments(self):
        declaration = parse("@available(iOS 15, *) @discardableResult func f() -> Int")
        self.assertEqual(declaration.attributes, {"available", "discardableResult"})

    def test_accessors(self):
        self.assertEqual(parse("let x: Int").accessors, {"get"})
        self.assertEqual(parse("var x: Int").accessors, {"get", "set"})
        self.assertEqual(parse("var x: Int { get }").accessors, {"get"})

    def test_subscripts_have_no_label_unless_two_names(self):
        self.assertEqual(parse("subscript(i: Int) -> Int { get set }").full_name, "subscript(_:)")
        self.assertEqual(parse("subscript(at i: Int) -> Int { get }").full_name, "subscript(at:)")

    def test_operators_keywords_and_cases(self):
        self.assertEqual(parse("static func == (a: A, b: A) -> Bool").name, "==")
        self.assertEqual(parse("static var `repeat`: A { get }").name, "repeat")
        self.assertEqual(parse("case some(Int)").full_name, "some(_:)")

    def test_unreadable_text_is_an_error(self):
        with self.assertRaises(ValueError):
            parse("something else")


if __name__ == "__main__":
    unittest.main()
