import Foundation
import SourceAdapter
import Testing

@Suite struct UIKitOptionalsTests {
  @Test func `the list of optional methods is that of the stage`() throws {
    try compare(
      UIKitOptionals.list, with: try StageProtocols.optionalMethods(), named: "list",
      in: "UIKitOptionals+List.swift",
      "The protocol, the method, and the default without an implementation.")
  }

  @Test func `the list of methods that are never called is that of the stage`() throws {
    let methods = UIKitOptionals.list.split(separator: "\n").map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    try compare(
      UIKitOptionals.uncalled,
      with: try StageCalls(of: methods).uncalled.joined(separator: "\n"), named: "uncalled",
      in: "UIKitOptionals+Uncalled.swift",
      "The protocol and the method, of those that the stage declares and never calls.")
  }

  /// Compares a list with the stage's. With `STORYLINE_REBASELINE=1` in the environment it writes the list instead.
  private func compare(
    _ list: String, with expected: String, named name: String, in file: String, _ comment: String
  ) throws {
    guard ProcessInfo.processInfo.environment["STORYLINE_REBASELINE"] == "1" else {
      #expect(list == expected)
      return
    }
    let text =
      "// Written by UIKitOptionalsTests with STORYLINE_REBASELINE=1: not by hand.\n\n"
      + "extension UIKitOptionals {\n"
      + "  /// \(comment)\n"
      + "  package static let \(name) = \"\"\"\n"
      + expected.split(separator: "\n").map { "    \($0)\n" }.joined() + "    \"\"\"\n}\n"
    let url = Repository.root.appending(path: "Tools/Sources/SourceAdapter/Names/\(file)")
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
