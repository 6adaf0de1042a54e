import Foundation

/// The build settings of a target, put together as Xcode does it for the simulator.
///
/// The settings of a target come first, then those of its configuration file, of the project, and
/// of the project's configuration file. `$(inherited)` is the value of the next level.
public struct XcodeSettings {
  /// The settings of each level, the strongest first.
  private let layers: [[String: String]]

  /// - Parameters:
  ///   - layers: The settings of each place, the strongest first, with names as they are written
  ///     there: `PRODUCT_NAME[sdk=iphonesimulator*]`.
  ///   - configuration: The name of the configuration that all are of.
  public init(layers: [[String: String]], configuration: String = "Debug") {
    self.layers = layers.map { Self.applying($0, in: configuration) }
  }

  /// Returns the value of a setting, with all references resolved; `nil` if it is not set.
  subscript(name: String) -> String? { value(of: name, from: 0, depth: 0) }

  /// Every setting with a value.
  var all: [String: String] {
    Set(layers.flatMap(\.keys)).reduce(into: [:]) { $0[$1] = self[$1] }
  }

  /// A text with values in the place of the names in it; what is not known stays as it is written.
  public func filling(_ text: String) -> String {
    expanding(text, of: "", in: 0, depth: 0) { self[$0] == nil }
  }

  /// Returns a Boolean value that indicates whether a setting is on.
  func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased()) }

  /// The words that a setting lists.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }
  }

  // MARK: Values

  private func value(of name: String, from layer: Int, depth: Int) -> String? {
    guard let place = layers[layer...].firstIndex(where: { $0[name] != nil }),
      let text = layers[place][name]
    else { return nil }
    return expanding(text, of: name, in: place, depth: depth)
  }

  /// Puts values in the place of names: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`, and names in names.
  private func expanding(
    _ text: String, of name: String, in layer: Int, depth: Int,
    leaving isLeft: (String) -> Bool = { _ in false }
  ) -> String {
    // Settings may refer to each other in a circle.
    guard depth < 50 else { return "" }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let start = rest.index(after: dollar)
      guard start < rest.endIndex, let end = Self.end(of: rest[start...]) else {
        result += "$"
        rest = rest[start...]
        continue
      }
      let inner = expanding(
        String(rest[rest.index(after: start)..<end]), of: name, in: layer, depth: depth + 1)
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      result +=
        isLeft(parts[0])
        ? String(rest[dollar...end]) : reference(parts, in: name, of: layer, depth: depth + 1)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the index of the bracket that closes the one at the beginning of a text.
  private static func end(of text: Substring) -> Substring.Index? {
    let brackets: (Character, Character) = text.first == "{" ? ("{", "}") : ("(", ")")
    guard text.first == brackets.0 else { return nil }
    var depth = 0
    return text.indices.first { index in
      if text[index] == brackets.0 { depth += 1 }
      if text[index] == brackets.1 { depth -= 1 }
      return depth == 0
    }
  }

  /// The value of a name, changed as the modifiers behind it say.
  private func reference(
    _ parts: [String], in name: String, of layer: Int, depth: Int
  ) -> String {
    let isInherited = parts[0] == "inherited" || parts[0] == name
    let value =
      isInherited
      ? value(of: name, from: layer + 1, depth: depth)
      : value(of: parts[0], from: 0, depth: depth)
    return parts.dropFirst().reduce(value ?? "", Self.modified)
  }

  /// A value after a modifier; unknown modifiers have no effect.
  private static func modified(_ value: String, by modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": return ProjectTarget.moduleName(value)
    case "rfc1034identifier":
      return String(
        value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-.".contains($0) ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "base":
      return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "file": return (value as NSString).lastPathComponent
    case "dir": return (value as NSString).deletingLastPathComponent
    default:
      guard modifier.hasPrefix("default="), value.isEmpty else { return value }
      return String(modifier.dropFirst("default=".count))
    }
  }

  // MARK: Conditions

  /// Returns the settings of a level whose conditions are met. Conditional values take precedence.
  private static func applying(
    _ layer: [String: String], in configuration: String
  ) -> [String: String] {
    var plain: [String: String] = [:]
    var conditional: [String: String] = [:]
    for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: "[")
      let name = String(parts[0])
      guard parts.count > 1 else {
        plain[name] = value
        continue
      }
      let conditions = parts.dropFirst().flatMap { $0.dropLast().split(separator: ",") }
      if conditions.allSatisfy({ isMet($0, in: configuration) }) { conditional[name] = value }
    }
    return plain.merging(conditional) { $1 }
  }

  private static func isMet(_ condition: Substring, in configuration: String) -> Bool {
    let sides = condition.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return false }
    let value =
      switch sides[0].trimmingCharacters(in: .whitespaces) {
      case "sdk": "iphonesimulator"
      case "arch": "arm64"
      case "config": configuration
      case "variant": "normal"
      default: ""
      }
    let pattern = sides[1].trimmingCharacters(in: .whitespaces)
    return pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
  }
}
