import BenchmarkHarness
@_spi(Internal) import Hummingbird
import Storyline

extension Benchmark {
  /// The cost of finding the pattern of a link among 10,000, compared with Hummingbird's trie of
  /// the same routes. A place accepts one of a hundred words in the first benchmark, and one of ten
  /// in the second, where a list of words is faster than a table.
  ///
  /// Ours reads the text, decodes and bounds it, and asks whether the link is the app's; theirs divides a
  /// path that a server has read already. A hundred paths a run.
  static var routeMatches: [Benchmark] {
    let hundred = (0..<10_000).map { "store/shelf\($0 / 100)/:id/page\($0 % 100)" }
    let ten = (0..<10_000).map {
      "a\($0 / 1000)/b\($0 / 100 % 10)/:id/c\($0 / 10 % 10)/d\($0 % 10)"
    }
    return [
      routeMatch("route-match", among: hundred), routeMatch("route-match-ten", among: ten),
    ]
  }

  private static func routeMatch(_ name: String, among patterns: [String]) -> Benchmark {
    Benchmark(name, target: 1.0) {
      let ours = LinkTable<PatternFlow>(LinkOrigins()) {
        for pattern in patterns { Pattern(pattern) { _ in Link() } }
      }
      let builder = RouterPathTrieBuilder<Int>()
      for (index, pattern) in patterns.enumerated() {
        builder.addEntry(RouterPath(pattern), value: index)
      }
      let theirs = builder.build()
      let wanted = (0..<100).map { ($0 * 37 + 1) % 100 * 100 + $0 * 53 % 100 }
      let paths = wanted.enumerated().map { index, pattern in
        "/" + patterns[pattern].replacing(":id", with: "\(index)")
      }
      return Comparison(
        of: {
          for (path, pattern) in zip(paths, wanted) {
            guard try ours.match(path).pattern == patterns[pattern] else { throw WrongPattern() }
          }
        },
        with: {
          for (path, pattern) in zip(paths, wanted) {
            guard theirs.resolve(path)?.value == pattern else { throw WrongPattern() }
          }
        })
    }
  }
}

private struct WrongPattern: Error {}

private final class PatternFlow: Flow<Void> {}
