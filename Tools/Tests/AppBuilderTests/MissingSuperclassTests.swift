import Foundation
import SourceAdapter
import Testing

/// Tests for classes whose superclass is set aside, because a library is missing.
@Suite struct MissingSuperclassTests {
  /// The text after the supertype at a word is set aside.
  private func settingAside(
    _ word: String, in text: String, because reason: String = "cannot find type 'Row' in scope"
  ) throws -> String {
    let parts = SourceParts(text)
    let offset = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
    let part = try #require(parts.around(offset).first)
    #expect(part.kind == .conformance)
    return parts.settingAside(
      [AsidePart(part, reason: reason, line: 1, column: 1)], path: "/A.swift")
  }

  @Test(arguments: [
    "@objc dynamic var name = \"\"", "override func isEqual(_ other: Any?) -> Bool { true }",
    "init(name: String) { super.init() }",
  ])
  func `a class whose members need a superclass has that of Objective-C`(member: String) throws {
    #expect(
      try settingAside("Row", in: "class Film: Row, Codable { \(member) }")
        == "class Film: AbsenceRuntime._Absence.Superclass, Codable { \(member) }")
  }

  @Test func `a class whose members need no superclass has none`() throws {
    #expect(
      try settingAside("Row", in: "class Film: Row { var name = \"\" }")
        == "class Film      { var name = \"\" }")
    #expect(
      try settingAside("Row", in: "class Film: Row { init() {}; @objc dynamic var name = \"\" }")
        == "class Film      { init() {}; @objc dynamic var name = \"\" }")
  }

  @Test func `a protocol that is set aside leaves the superclass`() throws {
    #expect(
      try settingAside("Row", in: "class Film: NSObject, Row { override init() {} }")
        == "class Film: NSObject      { override init() {} }")
    #expect(
      try settingAside(
        "Row", in: "class Film: Row { override init() {} }", because: "does not conform")
        == "class Film      { override init() {} }")
  }

  @Test(arguments: [
    ("MessagesViewController", "UIViewController"), ("SwipeTableViewCell", "UITableViewCell"),
    ("Kit.PillButton", "UIButton"), ("ChartView<Int>", "UIView"),
    ("SheetNavigationController", "UINavigationController"),
  ])
  func `a missing screen or view is a plain one, and says so when it is created`(
    missing: String, known: String
  ) throws {
    let text = "class Mine: \(missing) { override func f() {} }"
    let word = missing.split(separator: ".").last.map(String.init) ?? ""
    let result = try settingAside(
      word, in: text, because: "cannot find type '\(missing)' in scope")
    #expect(result.hasPrefix("class Mine: \(known) "))
    #expect(
      result.contains(
        "{ private let _missingSuperclass: Void = AbsenceRuntime._Absence.report(\"Mine: \(missing)\""
      ))
    #expect(result.hasSuffix("; override func f() {} }"))
  }

  @Test func `the members of such a class are tried again with the superclass`() throws {
    let text = """
      class Film: Row { @objc dynamic var one: Here1 = 1 }
      class Plain: Row { var two: Here2 = 2 }
      """
    let source = SourceParts(text)
    let asides = try ["Row {", "Here1", "Row { var", "Here2"].map { word in
      let offset = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
      let part = try #require(source.around(offset).first)
      return AsidePart(part, reason: "cannot find type 'Row' in scope", line: 1, column: 1)
    }
    #expect(
      source.withoutMembersOfOrphans(asides).map(\.part.name)
        == ["Film: Row", "Plain: Row", "Plain.two"])
  }
}
