package import Foundation
package import SourceFacts

/// The findings that a project lives with: those of a file are not reported again.
///
/// A finding is known by its rule, its path, its declaration and the text of its line, and not by the line's
/// number, which changes with every edit above it.
package struct Baseline: Codable, Equatable, Sendable {
  package struct Entry: Codable, Hashable, Sendable {
    package let rule: String
    package let path: String
    package let symbol: String
    package let line: String
  }

  private let findings: [Entry]

  package init(_ findings: [Finding], in files: [SourceFile]) {
    let lines = LineTexts(files)
    self.findings = findings.map { Self.entry($0, lines) }.sorted { one, other in
      (one.path, one.symbol, one.rule, one.line) < (
        other.path, other.symbol, other.rule, other.line
      )
    }
  }

  package init(contentsOf url: URL) throws {
    guard let data = try? Data(contentsOf: url) else {
      throw LintError("\(url.path) cannot be read. Write a baseline with --write-baseline.")
    }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
      throw LintError("\(url.path) is not a baseline. Write one with --write-baseline.")
    }
    self = baseline
  }

  package func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(self) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw LintError("\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Divides findings into new ones and those that the baseline has; two alike need two entries.
  package func divide(_ findings: [Finding], in files: [SourceFile]) -> (
    new: [Finding], known: [Finding]
  ) {
    let lines = LineTexts(files)
    var left = Dictionary(grouping: self.findings, by: \.self).mapValues(\.count)
    var (new, known) = ([Finding](), [Finding]())
    for finding in findings {
      let entry = Self.entry(finding, lines)
      if let count = left[entry], count > 0 {
        left[entry] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, known)
  }

  private static func entry(_ finding: Finding, _ lines: LineTexts) -> Entry {
    Entry(
      rule: finding.rule, path: finding.path, symbol: finding.symbol,
      line: lines.text(finding.place.line, of: finding.path))
  }
}

/// The texts of lines, without the spaces that formatters change.
final class LineTexts {
  private let files: [String: SourceFile]
  private var lines: [String: [Substring]] = [:]

  init(_ files: [SourceFile]) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func text(_ line: Int, of path: String) -> String {
    let lines = lines(of: path)
    guard lines.indices.contains(line - 1) else { return "" }
    return lines[line - 1].split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  /// The column of a place in UTF-16 code units, as SARIF counts; a place counts bytes of UTF-8.
  func columnInUTF16(of place: Place, in path: String) -> Int {
    let lines = lines(of: path)
    guard lines.indices.contains(place.line - 1) else { return place.column }
    let before = lines[place.line - 1].utf8.prefix(place.column - 1)
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }

  private func lines(of path: String) -> [Substring] {
    if let known = lines[path] { return known }
    let read = files[path]?.text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n"
    }
    lines[path] = read ?? []
    return read ?? []
  }
}

extension SourceFile {
  /// The text, without what is not valid UTF-8; empty where the file cannot be read.
  fileprivate var text: String {
    unsavedText ?? String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self)
  }
}
