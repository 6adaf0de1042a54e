import SourceAdapter
import Testing

/// Tests for parts whose attributes, which the adapter takes away, stand on lines of their own.
@Suite struct AttributeLineTests {
  static let attributes = ["@objc", "@IBAction", "@objc(name)", "@objc @available(iOS 15, *)"]

  /// A class in which a word stands for an error.
  private func text(_ attribute: String, _ member: String) -> String {
    "\(attribute)\nclass Screen: NSObject {\n  \(attribute)\n  // A comment.\n  \(member)\n}\n"
  }

  @Test(arguments: attributes)
  func `a part is found where its attribute is gone`(attribute: String) throws {
    let members = [
      "func load(_ list: Here) {}", "func load() { here() }", "private var list: Here?",
      "init(list: Here) {}", "class Inner: Here {}",
    ]
    for member in members {
      let source = SourceParts(text(attribute, member))
      // The adapter leaves blanks, so that lines keep their numbers behind its own first line.
      let adapted = "//\n" + text(String(repeating: " ", count: attribute.count), member)
      let offset = try #require(adapted.utf8.firstRange(of: "ere".utf8)).lowerBound
      let parts = SourceParts(adapted, isAdapted: true)
        .around(adapted.utf8.distance(from: adapted.startIndex, to: offset))
      #expect(parts.count > 1, "\(member)")
      // Without its attribute a property may be an outlet.
      for part in parts where part.kind != .outlet {
        #expect(source.all.contains(part), "\(member): \(part)")
      }
    }
  }
}
