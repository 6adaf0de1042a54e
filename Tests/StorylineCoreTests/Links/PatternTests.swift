import SeededNumbers
import StorylineCore
import Testing

@Suite struct PatternTests {
  private func trie(_ patterns: String...) throws -> PatternTrie {
    var trie = PatternTrie()
    for pattern in patterns { try trie.add(PatternText(pattern)) }
    return trie
  }

  private func match(_ path: String, in trie: PatternTrie) -> String? {
    trie.match(path.split(separator: "/").map(String.init)).map { match in
      ([trie.patterns[match.pattern].text] + match.values)
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("phones", "phones"),
    ("phones/42", "phones/:id 42"),
    ("phones/new", "phones/new"),
    ("phones/42/reviews", "phones/:id/reviews 42"),
    ("phones/new/reviews", "phones/:id/reviews new"),
    ("phones/42/photos", "phones/*/photos"),
    ("phones/42/x/y", "phones/**rest 42/x/y"),
    ("", "/"),
  ])
  func `a word comes before a parameter, that before any, and that before the rest`(
    path: String, expected: String
  ) throws {
    // The order of adding does not matter.
    let patterns = [
      "phones/**rest", "phones/*/photos", "phones/:id/reviews", "phones/new", "phones/:id",
      "phones", "/",
    ]
    for order in [patterns, patterns.reversed()] {
      var trie = PatternTrie()
      for pattern in order { try trie.add(PatternText(pattern)) }
      #expect(match(path, in: trie) == expected)
    }
  }

  @Test func `what comes first is given up when the rest does not fit`() throws {
    let trie = try trie("a/b/c", ":x/b/d", "a/:y/e", "**all")
    #expect(match("a/b/c", in: trie) == "a/b/c")
    #expect(match("a/b/d", in: trie) == ":x/b/d a")
    #expect(match("a/b/e", in: trie) == "a/:y/e b")
    #expect(match("a/b/f", in: trie) == "**all a/b/f")
    #expect(match("", in: trie) == nil)
  }

  @Test(arguments: [
    (["a/:x", "a/:y"], "“a/:y” fits the same paths as “a/:x”"),
    (["a/b", "/a//b/"], "“/a//b/” fits the same paths as “a/b”"),
    (["a/**", "a/**x"], "“a/**x” fits the same paths as “a/**”"),
    (["a/*", "a/*"], "“a/*” fits the same paths as “a/*”"),
    ([":x/:x"], "“:x/:x” uses a name twice"),
    (["a/:"], "in “a/:” a parameter has no name"),
    (["**a/b"], "in “**a/b” something follows “**a”"),
  ])
  func `what cannot stand in one table is found when it is made`(
    patterns: [String], why: String
  ) {
    var trie = PatternTrie()
    var problems: [String] = []
    for pattern in patterns {
      do {
        try trie.add(PatternText(pattern))
      } catch {
        problems.append("\(error)")
      }
    }
    #expect(problems == [why])
  }

  @Test(arguments: [
    ("phonez/42", "no pattern begins with “phonez”; did you mean “phones”?"),
    ("Phones/42", "no pattern begins with “Phones”; did you mean “phones”?"),
    ("hpones/42", "no pattern begins with “hpones”; did you mean “phones”?"),
    ("tablets", "no pattern begins with “tablets”"),
    (
      "phones/42/review",
      "no pattern goes on behind “phones/42” with “review”; did you mean “reviews”?"
    ),
    ("phones/42/reviews/7", "no pattern goes on behind “phones/42/reviews” with “7”"),
    ("phones", "no pattern ends with “phones”"),
    ("", "no pattern ends with “nothing”"),
    ("\u{2028}", "no pattern begins with “\\u{2028}”"),
  ])
  func `a path that fits nothing is told where it goes wrong`(path: String, why: String) throws {
    let trie = try trie("phones/:id/reviews", "phones/:id", "search")
    let segments = path.split(separator: "/").map(String.init)
    #expect(trie.match(segments) == nil)
    #expect(trie.explain(segments).description == why)
  }

  @Test func `no table and no path take for ever`() throws {
    var trie = PatternTrie()
    // Every mixture of words and parameters: two ways at each segment, and none leads to the end.
    for number in 0..<(1 << 10) {
      let parts = (0..<10).map { number >> $0 & 1 == 0 ? "a" : ":p\($0)" }
      try trie.add(PatternText((parts + ["end"]).joined(separator: "/")))
    }
    let path = Array(repeating: "a", count: 128)
    #expect(trie.match(path) == nil)
    #expect(trie.match(Array(path.prefix(10) + ["end"])) != nil)
  }

  @Test func `values are read as what they should be`() throws {
    let match = LinkMatch(
      try LinkText("phones/42/red?sort=price&page=2&tag=1&tag=2&bad=x"),
      names: ["id", "colour"], values: ["42", "red"])
    let id: Int = try match["id"]
    #expect(id == 42)
    #expect(try match["colour"] as String == "red")
    #expect(try match.query("page") == 2)
    #expect(try match.query("none") as Int? == nil)
    #expect(try match.queries("tag") == [1, 2])
    #expect(throws: refusal("parameter colour: “red” is not an Int")) {
      try match["colour"] as Int
    }
    #expect(throws: refusal("parameter colour: “red” is not a Double")) {
      try match["colour"] as Double
    }
    #expect(throws: refusal("parameter bad: “x” is not an Int")) {
      try match.query("bad") as Int?
    }
    #expect(throws: refusal("parameter size: the pattern has none of that name")) {
      try match["size"] as Int
    }
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `a trie finds what trying every pattern finds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["a", "b", "c", ":x", "*"]
    for _ in 0..<60 {
      var trie = PatternTrie()
      for _ in 0..<Int.random(in: 1...25, using: &random) {
        var parts = (0..<Int.random(in: 0...4, using: &random)).map { index in
          let part = alphabet.randomElement(using: &random) ?? "a"
          return part == ":x" ? ":x\(index)" : part
        }
        if Int.random(in: 0..<6, using: &random) == 0 { parts.append("**") }
        // Two that fit the same are refused; that is not what is looked at here.
        try? trie.add(PatternText(parts.joined(separator: "/")))
      }
      for _ in 0..<40 {
        let path = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          ["a", "b", "c", "d"].randomElement(using: &random) ?? "a"
        }
        let found = trie.match(path).map { trie.patterns[$0.pattern].text }
        #expect(found == best(of: trie.patterns.map(\.text), for: path))
      }
    }
  }

  /// The pattern that fits and comes first by rank, found by trying all of them.
  private func best(of patterns: [String], for path: [String]) -> String? {
    func rank(_ pattern: String) -> [Int]? {
      let parts = pattern.split(separator: "/").map(String.init)
      var ranks: [Int] = []
      for (index, part) in parts.enumerated() {
        if part.hasPrefix("**") { return index < path.count ? ranks + [3] : nil }
        guard index < path.count else { return nil }
        if part.hasPrefix(":") {
          ranks.append(1)
        } else if part == "*" {
          ranks.append(2)
        } else {
          guard part == path[index] else { return nil }
          ranks.append(0)
        }
      }
      return parts.count == path.count ? ranks : nil
    }
    return patterns.compactMap { pattern in rank(pattern).map { (pattern, $0) } }
      .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }
}
