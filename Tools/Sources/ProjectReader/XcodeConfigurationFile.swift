import Foundation

/// A file with build settings, `.xcconfig`.
enum XcodeConfigurationFile {
  /// Returns the settings of a file and of those that it includes, unresolved. Missing files have
  /// none: those of pods are made when pods are installed.
  static func read(_ file: URL) -> [String: String] { read(file, depth: 0) }

  private static func read(_ file: URL, depth: Int) -> [String: String] {
    // Files may include each other in a circle.
    guard depth < 20, let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = withoutComment(line)
      if let include = line.firstMatch(of: /^#include\??\s*"([^"]+)"/) {
        let path = String(include.1)
        let included =
          path.hasPrefix("/")
          ? URL(filePath: path) : file.deletingLastPathComponent().appending(path: path)
        settings.merge(read(included, depth: depth + 1)) { $1 }
      } else if let setting = line.firstMatch(of: /^(\w+(?:\[[^\]]*\])*)\s*=\s*(.*)$/) {
        settings[String(setting.1)] = setting.2.trimmingCharacters(in: endOfValue)
      }
    }
    return settings
  }

  private static let endOfValue = CharacterSet.whitespaces.union(CharacterSet(charactersIn: ";"))

  private static func withoutComment(_ line: Substring) -> String {
    let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return text.trimmingCharacters(in: .whitespaces)
  }
}
