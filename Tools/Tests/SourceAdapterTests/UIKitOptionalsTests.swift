import Foundation
import SourceAdapter
import Testing

@Suite struct UIKitOptionalsTests {
  /// With `STORYLINE_REBASELINE=1` in the environment it writes the list instead.
  @Test func `the list of optional methods is that of the stage`() throws {
    let expected = try StageProtocols.optionalMethods()
    if ProcessInfo.processInfo.environment["STORYLINE_REBASELINE"] == "1" {
      let path = "Tools/Sources/SourceAdapter/Names/UIKitOptionals+List.swift"
      let text =
        "// Written by UIKitOptionalsTests with STORYLINE_REBASELINE=1: not by hand.\n\n"
        + "extension UIKitOptionals {\n"
        + "  /// The protocol, the method, and the default without an implementation.\n"
        + "  package static let list = \"\"\"\n"
        + expected.split(separator: "\n").map { "    \($0)\n" }.joined() + "    \"\"\"\n}\n"
      try text.write(to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
    } else {
      #expect(UIKitOptionals.list == expected)
    }
  }
}
