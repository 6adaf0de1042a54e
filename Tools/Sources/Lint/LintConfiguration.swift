package import Foundation

/// The part `lint` of `.storyline.json`.
package struct LintConfiguration: Sendable, Equatable {
  package enum Setting: String, Sendable {
    case off, on, warning, error

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The settings of rules, by their identifiers.
  package var rules: [String: Setting] = [:]
  /// Patterns of paths without findings.
  package var exclude: [String] = []

  package init() {}

  /// Reads a configuration; a name that is not known is an error that names the nearest known one.
  package init(_ data: Data, file: String) throws {
    func fail(_ text: String) -> LintError { LintError("\(file): \(text)") }
    guard let object = try? JSONSerialization.jsonObject(with: data),
      let root = object as? [String: Any]
    else {
      throw fail("it is not valid JSON with an object at its top. Check the commas and quotes.")
    }
    func check(_ keys: Dictionary<String, Any>.Keys, _ known: [String]) throws {
      guard let unknown = keys.sorted().first(where: { !known.contains($0) }) else { return }
      let nearest = Rules.nearest(unknown, in: known) ?? ""
      throw fail("`\(unknown)` is not known. The nearest name is `\(nearest)`.")
    }
    try check(root.keys, ["lint", "map"])
    guard let value = root["lint"] else { return }
    guard let lint = value as? [String: Any] else { throw fail("`lint` has to be an object.") }
    try check(lint.keys, ["rules", "exclude"])
    if let value = lint["exclude"] {
      guard let exclude = value as? [String] else {
        throw fail("`exclude` has to be a list of paths.")
      }
      self.exclude = exclude
    }
    if let value = lint["rules"] {
      guard let rules = value as? [String: Any] else { throw fail("`rules` has to be an object.") }
      try check(rules.keys, Rules.all.map(\.page.id))
      for (id, value) in rules {
        guard let text = value as? String, let setting = Setting(rawValue: text) else {
          throw fail("`\(id)` has to be \"off\", \"on\", \"warning\" or \"error\".")
        }
        self.rules[id] = setting
      }
    }
  }

  /// Reads `.storyline.json` of a folder, where it exists.
  package static func read(in folder: URL) throws -> LintConfiguration {
    let url = folder.appending(path: ".storyline.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return LintConfiguration() }
    guard let data = try? Data(contentsOf: url) else {
      throw LintError("\(url.path) cannot be read.")
    }
    return try LintConfiguration(data, file: url.path)
  }
}

/// A mistake in what the command was given.
package struct LintError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
