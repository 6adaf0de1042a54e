// The coverage of a map by a monkey.
extension MonkeyReport {
  /// The screens that were seen, and the ways that were gone. Printed, it is a literal for a test.
  public var map: MonkeyMap {
    MonkeyMap(screens: Set(screens.keys), ways: Set(ways.keys))
  }

  /// The number of times that each way was taken, by any action. Ways from a screen to itself are
  /// left out.
  public var ways: [MonkeyMap.Way: Int] {
    var ways: [MonkeyMap.Way: Int] = [:]
    for (edge, count) in edges where edge.origin != edge.destination {
      ways[MonkeyMap.Way(from: edge.origin, to: edge.destination), default: 0] += count
    }
    return ways
  }

  /// How much of a map was seen.
  public func coverage(of known: MonkeyMap) -> MonkeyCoverage {
    MonkeyCoverage(known: known, found: map)
  }

  /// Expects every screen of a map to have been seen, enough of its ways to have been gone, and nothing
  /// to have been found that is not on it.
  ///
  /// ```swift
  /// let report = try await Monkey.fromEnvironment(seed: 1, steps: 200).use(AppDelegate.self)
  /// report.expectVisited(Self.map, waysAtLeast: 0.95)
  /// ```
  ///
  /// - Parameters:
  ///   - known: The app as it should be.
  ///   - share: The part of the ways that is enough, between 0 and 1.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Returns: `true` if the expectation is met.
  @MainActor
  @discardableResult
  public func expectVisited(
    _ known: MonkeyMap, waysAtLeast share: Double = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    let coverage = coverage(of: known)
    if coverage.isEnough(share) { return true }
    let message = "With seed \(seed), in \(steps) steps, the monkey saw\n\(coverage)"
    return AppDriver().fail(message, at: TestLocation(file, line))
  }
}
