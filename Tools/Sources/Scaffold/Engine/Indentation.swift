/// The unit of indentation of a project. Templates have four spaces.
package struct Indentation: Codable, Hashable, Sendable {
  package let unit: String

  package init(unit: String) { self.unit = unit }

  package static let fourSpaces = Indentation(unit: "    ")

  func apply(to text: String) -> String {
    guard unit != Self.fourSpaces.unit else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: spaces / 4) + String(repeating: " ", count: spaces % 4)
        + String(line.dropFirst(spaces))
    }.joined(separator: "\n")
  }
}
