/// How a pattern is written: `phones/:id`, `search/*`, `files/**path`.
///
/// - A word stands for itself, to the letter.
/// - `:name` stands for any one segment, which the link reads by that name.
/// - `*` stands for any one segment, which is ignored.
/// - `**name`, only at the end, stands for all segments that are left, at least one.
///
/// A query is not part of a pattern: the code that makes the link reads it.
package struct PatternText: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case word(String)
    case parameter(String)
    case any
    case rest(String)
  }

  package let text: String
  let parts: [Part]

  /// The names of what it reads, in order.
  package var names: [String] {
    parts.compactMap { part in
      switch part {
      case .parameter(let name), .rest(let name): name
      case .word, .any: nil
      }
    }
  }

  package init(_ text: String) throws(PatternProblem) {
    self.text = text
    var parts: [Part] = []
    let segments = text.split(separator: "/")
    for (index, segment) in segments.enumerated() {
      if segment.hasPrefix("**") {
        guard index == segments.count - 1 else {
          throw PatternProblem("in \(text.quoted) something follows \(String(segment).quoted)")
        }
        let name = segment.dropFirst(2)
        parts.append(.rest(name.isEmpty ? "**" : String(name)))
      } else if segment == "*" {
        parts.append(.any)
      } else if segment.hasPrefix(":") {
        guard segment.count > 1 else {
          throw PatternProblem("in \(text.quoted) a parameter has no name")
        }
        parts.append(.parameter(String(segment.dropFirst())))
      } else {
        parts.append(.word(String(segment)))
      }
    }
    self.parts = parts
    let names = names
    guard Set(names).count == names.count else {
      throw PatternProblem("\(text.quoted) uses a name twice")
    }
  }
}

/// Why a pattern cannot be part of a table.
package struct PatternProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
