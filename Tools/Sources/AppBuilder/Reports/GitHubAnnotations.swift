import Foundation

/// The outcomes of tests as commands of GitHub Actions, which mark the lines of a pull request.
public struct GitHubAnnotations: Sendable {
  private let outcomes: TestOutcomes
  private let root: String

  /// Annotations with paths relative to a repository's folder.
  public init(_ outcomes: TestOutcomes, relativeTo root: String) {
    self.outcomes = outcomes
    self.root = root.hasSuffix("/") ? root : root + "/"
  }

  /// The lines to print.
  public var lines: [String] {
    outcomes.failed.sorted().map { test in
      line(
        "error", JUnitReport.parts(of: test).name,
        outcomes.failures[test] ?? "\(TestName.shown(test)) failed")
    }
      + outcomes.crashed.map {
        line("error", JUnitReport.parts(of: $0.test).name, $0.crash.description)
      }
      + outcomes.notJudged.map { test in
        let name = JUnitReport.parts(of: test.test).name
        return "::warning title=\(Self.property("\(name) is not judged"))::"
          + Self.escaped(test.reasons.joined(separator: "; "))
      }
  }

  /// A command for a sentence that begins with a place: `/path/File.swift:12: failed`.
  private func line(_ level: String, _ title: String, _ sentence: String) -> String {
    let name = Self.property(title)
    guard let match = sentence.firstMatch(of: #/^(/[^\n]*?\.swift):(\d+): /#) else {
      return "::\(level) title=\(name)::\(Self.escaped(sentence))"
    }
    let path = String(match.output.1)
    let file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    let message = Self.escaped(String(sentence[match.range.upperBound...]))
    return "::\(level) file=\(Self.property(file)),line=\(match.output.2),title=\(name)::\(message)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
