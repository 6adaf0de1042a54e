import Foundation
public import SourceAdapter

/// The messages about a project's sources, as lines to print.
public struct DiagnosticList {
  /// The lines. What is said of several files is printed once, with the names of some of the others.
  public let lines: [String]

  /// - Parameter diagnostics: The messages, in the order of the sources.
  public init(_ diagnostics: [Diagnostic]) {
    var groups: [Text: [Diagnostic]] = [:]
    var order: [Text] = []
    for diagnostic in diagnostics {
      let text = Text(severity: diagnostic.severity, message: diagnostic.message)
      if groups[text] == nil { order.append(text) }
      groups[text, default: []].append(diagnostic)
    }
    lines = order.flatMap { Self.lines(groups[$0] ?? []) }
  }

  private struct Text: Hashable {
    let severity: Diagnostic.Severity
    let message: String
  }

  private static let shown = 3

  private static func lines(_ group: [Diagnostic]) -> [String] {
    let files = group.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // In two files it is better to see both places.
    guard files.count > 2 else { return group.map(\.description) }
    let names = files.dropFirst().prefix(shown).map { URL(filePath: $0).lastPathComponent }
    let more = files.count - 1 - names.count
    let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return [group[0].description, "  the same in \(files.count - 1) other files: \(list)"]
  }
}
