import unittest

from missing_names.declaration import (generic_parameters, property_of, raw_type, signature, split,
                                       subscript_of, type_names)


class DeclarationTests(unittest.TestCase):
    def test_attributes_and_modifiers_are_split_off(self):
        parts = split("@MainActor @available(iOS 13, *) weak var owner: (any P)? { get set }")
        self.assertEqual(parts.modifiers, ("weak",))
        self.assertEqual(parts.rest, "var owner: (any P)? { get set }")
        self.assertTrue(parts.is_weak)

    def test_a_class_is_not_taken_for_a_class_member(self):
        self.assertTrue(split("class func make() -> Int").is_static)
        self.assertEqual(split("static let zero: Int").rest, "let zero: Int")

    def test_signatures_have_parameters_effects_and_a_result(self):
        found = signature("func f<T>(_ x: [Int: T], then: @escaping (Int, T) -> Void = { }) "
                          "async throws -> [T] where T : P")
        self.assertEqual(found.parameters,
                         ("_ x: [Int: T]", "then: @escaping (Int, T) -> Void = { }"))
        self.assertEqual(found.effects, "async throws")
        self.assertTrue(found.throws)
        self.assertEqual(found.result, "[T]")

    def test_accessors_say_whether_a_property_can_be_set(self):
        self.assertFalse(property_of("var a: Int { get }").is_settable)
        self.assertTrue(property_of("var a: Int { get set }").is_settable)
        self.assertTrue(property_of("var a: Int").is_settable)
        self.assertFalse(property_of("let a: Int").is_settable)
        self.assertEqual(property_of("var `in`: Int { get }").name, "`in`")
        self.assertIsNone(property_of("func f()"))

    def test_subscripts_lose_their_accessors(self):
        self.assertEqual(subscript_of("subscript(i: Int) -> Int { get set }"),
                         ("subscript(i: Int) -> Int", True))
        self.assertIsNone(subscript_of("subscript(i: Int) -> Int"))

    def test_raw_types_are_those_of_the_initializer(self):
        self.assertEqual(raw_type("init(rawValue: UInt)"), "UInt")
        self.assertEqual(raw_type("init?(rawValue: Int)"), "Int")
        self.assertIsNone(raw_type("init(value: Int)"))

    def test_generic_parameters_are_named(self):
        self.assertEqual(generic_parameters("func f<A, B : P<Int>>(a: A) -> B"), {"A", "B"})
        self.assertEqual(generic_parameters("class Box<Content> : Base"), {"Content"})
        self.assertEqual(generic_parameters("func f(a: Set<Int>)"), set())

    def test_types_are_found_and_labels_are_not(self):
        self.assertEqual(type_names("@MainActor func Make(Label: UIThing, x: Outer.Inner) -> [Z]"),
                         {"UIThing", "Outer", "Z"})


if __name__ == "__main__":
    unittest.main()
