import Foundation

/// Which test has ended its process.
extension TestOutcomes {
  /// The processes of the two testing libraries that ran to their end.
  struct Ends: Equatable {
    var xcTest: Bool
    var swiftTesting: Bool

    var areAll: Bool { xcTest && swiftTesting }
  }

  /// Finds the tests that ended their processes among those that did not end.
  ///
  /// - Parameters:
  ///   - xcTest: The crash of XCTest's process.
  ///   - swiftTesting: The crash of Swift Testing's process, in which several tests may run at once.
  ///   - isSerial: `true` if its tests ran one after another.
  /// - Returns: The processes that ran to their ends.
  mutating func blame(xcTest: Crash?, swiftTesting: Crash?, isSerial: Bool) -> Ends {
    let all = unfinished.union(trapped)
    let (ours, theirs) = (all.filter { places[$0] != nil }, all.filter { places[$0] == nil })
    let ends = Ends(
      xcTest: theirs.isEmpty && xcTest == nil, swiftTesting: ours.isEmpty && swiftTesting == nil)
    if !ends.xcTest { blame(theirs, for: xcTest, isSerial: true) }
    if !ends.swiftTesting { blame(ours, for: swiftTesting, isSerial: isSerial) }
    return ends
  }

  private mutating func blame(_ tests: Set<String>, for crash: Crash?, isSerial: Bool) {
    if tests.isEmpty, let crash {
      if !crashesOutsideTests.contains(crash) { crashesOutsideTests.append(crash) }
      return
    }
    // The test in which the trap stood is known: it is not judged.
    guard trapped.isDisjoint(with: tests) else { return }
    let found =
      isSerial || tests.count == 1
      ? tests : Set([crash.flatMap { test(of: $0) }].compactMap(\.self)).intersection(tests)
    for test in found.sorted() {
      crashed.append(Crashed(test: test, crash: crash ?? .silent))
      unfinished.remove(test)
      failed.remove(test)
    }
  }

  /// The test whose lines are on the stack of a crash, or in its message.
  private func test(of crash: Crash) -> String? {
    // The outermost frame is the test itself; functions that several tests call are inside.
    for place in crash.frames.reversed() + [crash.named].compactMap(\.self) {
      let above = places.filter {
        ($0.value.path == place.file || $0.value.fileID == place.file)
          && $0.value.line <= place.line
      }
      if let nearest = above.max(by: { $0.value.line < $1.value.line }) { return nearest.key }
    }
    return nil
  }

  /// The patterns for names of tests that need not run again: one for each suite.
  var patternsOfFinished: [String] {
    Dictionary(grouping: finished) { $0.prefix { $0 != "/" } }.sorted { $0.key < $1.key }
      .map { suite, tests in
        let rest = tests.map { Self.escaped($0.dropFirst(suite.count)) }.sorted()
        return "^\(Self.escaped(suite))(?:\(rest.joined(separator: "|")))$"
      }
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    NSRegularExpression.escapedPattern(for: String(text))
  }
}
