/// Finds the pattern that a path fits, in a time that does not depend on how many there are.
///
/// At each segment a word comes before a parameter, a parameter before `*`, and that before `**`; what
/// comes first is given up when the rest of the path does not fit behind it.
package struct PatternTrie: Sendable {
  /// A path that fits.
  package struct Match: Hashable, Sendable {
    /// Which pattern, counted from 0 in the order of adding.
    package let pattern: Int
    /// The path components that match the names of the pattern.
    package let values: [String]
  }

  private struct Node: Sendable {
    var words: [String: Int] = [:]
    var parameter: Int?
    var any: Int?
    /// The pattern that ends here with `**`.
    var rest: Int?
    /// The pattern that ends here.
    var end: Int?
  }

  package private(set) var patterns: [PatternText] = []
  private var nodes = [Node()]

  package init() {}

  /// Adds a pattern, unless there is one already that fits the same paths.
  package mutating func add(_ pattern: PatternText) throws(PatternProblem) {
    var node = 0
    for part in pattern.parts {
      switch part {
      case .word(let word):
        node = nodes[node].words[word] ?? makeNode { $0[node].words[word] = $1 }
      case .parameter: node = nodes[node].parameter ?? makeNode { $0[node].parameter = $1 }
      case .any: node = nodes[node].any ?? makeNode { $0[node].any = $1 }
      case .rest:
        if let other = nodes[node].rest { throw conflict(pattern, other) }
        nodes[node].rest = patterns.count
        patterns.append(pattern)
        return
      }
    }
    if let other = nodes[node].end { throw conflict(pattern, other) }
    nodes[node].end = patterns.count
    patterns.append(pattern)
  }

  private mutating func makeNode(_ link: (inout [Node], Int) -> Void) -> Int {
    nodes.append(Node())
    link(&nodes, nodes.count - 1)
    return nodes.count - 1
  }

  private func conflict(_ pattern: PatternText, _ other: Int) -> PatternProblem {
    PatternProblem("\(pattern.text.quoted) fits the same paths as \(patterns[other].text.quoted)")
  }

  // MARK: Finding

  /// The pattern that a path fits.
  package func match(_ segments: [String]) -> Match? {
    var search = Search(segments: segments)
    search.values.reserveCapacity(segments.count)
    guard let pattern = find(&search, node: 0, depth: 0) else { return nil }
    return Match(pattern: pattern, values: search.values)
  }

  private struct Search {
    let segments: [String]
    var values: [String] = []
    /// How many ways may still be tried. A table with many ways through the same words would otherwise
    /// let a long path take for ever.
    var patience = 10_000
  }

  private func find(_ search: inout Search, node index: Int, depth: Int) -> Int? {
    search.patience -= 1
    guard search.patience > 0 else { return nil }
    guard depth < search.segments.count else { return nodes[index].end }
    let segment = search.segments[depth]
    if !nodes[index].words.isEmpty, let next = nodes[index].words[segment],
      let found = find(&search, node: next, depth: depth + 1)
    {
      return found
    }
    if let next = nodes[index].parameter {
      search.values.append(segment)
      if let found = find(&search, node: next, depth: depth + 1) { return found }
      search.values.removeLast()
    }
    if let next = nodes[index].any, let found = find(&search, node: next, depth: depth + 1) {
      return found
    }
    guard let rest = nodes[index].rest else { return nil }
    if !patterns[rest].names.isEmpty {
      search.values.append(search.segments[depth...].joined(separator: "/"))
    }
    return rest
  }

  // MARK: Explaining

  /// Why no pattern fits a path.
  package func explain(_ segments: [String]) -> Refusal {
    var node = 0
    var depth = 0
    // As far as words and parameters lead.
    while depth < segments.count {
      let next = nodes[node].words[segments[depth]] ?? nodes[node].parameter ?? nodes[node].any
      guard let next else { break }
      node = next
      depth += 1
    }
    let begin = segments[..<depth].joined(separator: "/")
    guard depth < segments.count else {
      return .noPattern("ends with \((begin.isEmpty ? "nothing" : begin).quoted)")
    }
    let wrong = segments[depth]
    let place = depth == 0 ? "begins with" : "goes on behind \(begin.quoted) with"
    let hint = similar(to: wrong, in: node).map { "; did you mean \($0.quoted)?" } ?? ""
    return .noPattern("\(place) \(wrong.quoted)\(hint)")
  }

  /// The word in that place that differs least, if it is by little.
  private func similar(to wrong: String, in node: Int) -> String? {
    let wanted = Array(wrong.lowercased().utf8.prefix(64))
    let limit = max(1, min(2, wanted.count / 3))
    var best: (word: String, distance: Int)?
    for word in nodes[node].words.keys.prefix(2000) {
      let other = Array(word.lowercased().utf8.prefix(64))
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, other)
      guard distance <= limit else { continue }
      // Of two that are as good the first in the alphabet, so that the answer is always the same.
      if let best, (best.distance, best.word) <= (distance, word) { continue }
      best = (word, distance)
    }
    return best?.word
  }

  /// How many letters have to be added, removed, changed, or changed with the next one.
  private func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, another) in other.enumerated() {
        var best = min(
          last[column] + (letter == another ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == another {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, last) = (last, current)
    }
    return last[other.count]
  }
}
