import Foundation

/// How the tests of a run ended, and which of them cannot be judged.
public struct TestOutcomes: Equatable, Sendable {
  /// A test that reached something that is missing, or that was set aside.
  public struct NotJudged: Equatable, Sendable {
    public let test: String
    /// The missing names and set-aside parts that the test reached.
    public let reasons: [String]
  }

  /// A test that ended the process.
  public struct Crashed: Equatable, Sendable {
    public let test: String
    public let crash: Crash
  }

  public internal(set) var passed: Set<String> = []
  public internal(set) var failed: Set<String> = []
  public internal(set) var skipped: Set<String> = []
  public internal(set) var notJudged: [NotJudged] = []
  /// The tests that ended the process, in the order in which they did. They are not run again.
  public internal(set) var crashed: [Crashed] = []
  /// The crashes outside of any test, as while the app was launched or in a `tearDown()` of a class.
  public internal(set) var crashesOutsideTests: [Crash] = []
  /// The first failure of each test that has one: `/path/File.swift:12: XCTAssertTrue failed`.
  public internal(set) var failures: [String: String] = [:]
  /// The missing names and set-aside parts that were reached outside of tests, as during the
  /// launch.
  public internal(set) var outsideTests: [String] = []
  /// Missing names without effect on navigation, layout and data that were reached: tests that reach no
  /// others are judged.
  public internal(set) var withoutEffect: [String] = []
  /// The names and parts that were reached, with the number of uses and the tests.
  public internal(set) var reached = ReachedNames()

  /// The seconds that each test took, where a library has said it.
  public internal(set) var seconds: [String: Double] = [:]

  /// The tests that passed with failures that they expect.
  public internal(set) var failedAsExpected: Set<String> = []

  /// A Boolean value that indicates whether XCTest counted failures that do not count with Apple's XCTest:
  /// expected ones, and measurements whose times vary, which fail by their baseline alone.
  var hasExcusedFailures = false
  /// Tests that began and did not end, and are not known to have ended the process.
  public internal(set) var unfinished: Set<String> = []
  /// Tests that are not judged and did not end: a trap stood where no value could.
  var trapped: Set<String> = []
  /// The places of Swift Testing's tests in the sources.
  var places: [String: Place] = [:]

  /// The place of a test, as the compiler names the file and as it lies on disk.
  struct Place: Equatable, Sendable {
    let fileID: String
    let path: String?
    let line: Int
  }

  /// The tests that need not run again.
  var finished: Set<String> {
    passed.union(failed).union(skipped).union(notJudged.map(\.test)).union(crashed.map(\.test))
  }

  /// The status that the command ends with where tests were not judged and none failed.
  public static let notJudgedStatus: Int32 = 2

  /// Reads what the two testing libraries and the runtime have written.
  ///
  /// - Parameters:
  ///   - events: Swift Testing's events, a line of JSON each.
  ///   - outcomes: XCTest's outcomes, a line of JSON each.
  ///   - uses: The used missing declarations, a line of JSON each.
  ///   - harmless: Returns why a missing name has no effect.
  init(
    events: String, outcomes: String, uses: String,
    harmless: (String) -> String? = { _ in nil }
  ) {
    var places: [String: String] = [:]
    readEvents(events, &places)
    for line in Self.lines(of: outcomes, as: Outcome.self) {
      note(line.test, line.outcome)
      seconds[line.test] = line.seconds
      if let message = line.message {
        failures[line.test] = Self.sentence(message, line.file, line.line)
      }
    }
    readUses(uses, places, harmless)
    reached = ReachedNames(uses: uses, places: places, harmless: harmless)
  }

  /// A line of XCTest's outcomes.
  private struct Outcome: Decodable {
    let test: String
    let outcome: String
    let message: String?
    let file: String?
    let line: Int?
    let seconds: Double?
  }

  private static func sentence(_ message: String, _ file: String?, _ line: Int?) -> String {
    guard let file else { return message }
    let place = CopiedPlace(path: file, line: line ?? 0).original
    return "\(place.path):\(place.line): \(message)"
  }

  private mutating func note(_ test: String, _ outcome: String) {
    unfinished.remove(test)
    switch outcome {
    case "started": unfinished.insert(test)
    case "skipped": skipped.insert(test)
    case "passed": passed.insert(test)
    case "varied":
      passed.insert(test)
      hasExcusedFailures = true
    case "expected":
      passed.insert(test)
      failedAsExpected.insert(test)
      hasExcusedFailures = true
    default: failed.insert(test)
    }
  }

  // MARK: Swift Testing

  private struct Event: Decodable {
    struct Place: Decodable {
      let fileID: String
      let line: Int
      let column: Int
      let _filePath: String?
    }

    struct Message: Decodable {
      let symbol: String
      let text: String
    }

    struct Issue: Decodable {
      let isKnown: Bool?
      let isFailure: Bool?
      let sourceLocation: Place?
    }

    struct Payload: Decodable {
      let kind: String
      let id: String?
      let testID: String?
      let sourceLocation: Place?
      let issue: Issue?
      let messages: [Message]?
      let instant: Instant?
    }

    struct Instant: Decodable {
      let absolute: Double
    }

    let kind: String
    let payload: Payload
  }

  private mutating func readEvents(_ text: String, _ places: inout [String: String]) {
    var functions: Set<String> = []
    var failing: Set<String> = []
    var starts: [String: Double] = [:]
    for event in Self.lines(of: text, as: Event.self) {
      let payload = event.payload
      if event.kind == "test", payload.kind == "function", let id = payload.id {
        functions.insert(id)
        if let place = payload.sourceLocation {
          places["\(place.fileID):\(place.line):\(place.column)"] = id
          let original = CopiedPlace(path: place.fileID, line: place.line).original
          self.places[id] = Place(
            fileID: original.path,
            path: place._filePath.map { CopiedPlace(path: $0, line: place.line).original.path },
            line: original.line)
        }
      }
      guard event.kind == "event", let id = payload.testID, functions.contains(id) else { continue }
      switch payload.kind {
      case "testStarted":
        note(id, "started")
        starts[id] = payload.instant?.absolute
      case "issueRecorded":
        guard let issue = payload.issue, issue.isKnown != true, issue.isFailure != false else {
          continue
        }
        failing.insert(id)
        let texts = (payload.messages ?? []).map(\.text)
        guard failures[id] == nil, let first = texts.first else { continue }
        let place = issue.sourceLocation
        failures[id] = Self.sentence(
          ([first] + texts.dropFirst().prefix(1)).joined(separator: ": "),
          place?._filePath ?? place?.fileID, place?.line)
      case "testSkipped": note(id, "skipped")
      case "testEnded":
        note(id, failing.contains(id) ? "failed" : "passed")
        if let start = starts[id], let end = payload.instant?.absolute { seconds[id] = end - start }
      default: break
      }
    }
  }

  // MARK: What was reached

  private struct Use: Decodable {
    let name: String
    let kind: String
    let reason: String?
    let test: String?

    var sentence: String {
      let what = kind == "body" ? "was set aside" : "is missing"
      return "\(name) \(what)" + (reason.map { ": \($0)" } ?? "")
    }
  }

  private mutating func readUses(
    _ text: String, _ places: [String: String], _ harmless: (String) -> String?
  ) {
    var reasons: [String: [String]] = [:]
    for use in Self.lines(of: text, as: Use.self) {
      if use.kind == "name", let reason = harmless(use.name) {
        let sentence = "\(use.name): \(reason)"
        if !withoutEffect.contains(sentence) { withoutEffect.append(sentence) }
        continue
      }
      guard let tests = use.test else {
        if !outsideTests.contains(use.sentence) { outsideTests.append(use.sentence) }
        continue
      }
      for test in tests.split(separator: "\n").map(String.init) {
        let name = places[test] ?? test
        if reasons[name]?.contains(use.sentence) != true {
          reasons[name, default: []].append(use.sentence)
        }
      }
    }
    for (test, reasons) in reasons.sorted(by: { $0.key < $1.key }) {
      // Suites run as long as their tests do, and have no outcome of their own.
      guard finished.union(unfinished).contains(test) else { continue }
      if unfinished.contains(test) { trapped.insert(test) }
      for set in [\TestOutcomes.passed, \.failed, \.skipped, \.unfinished, \.failedAsExpected] {
        self[keyPath: set].remove(test)
      }
      notJudged.append(NotJudged(test: test, reasons: reasons))
    }
  }

  /// Adds those of another run.
  mutating func formUnion(_ other: TestOutcomes) {
    passed.formUnion(other.passed)
    failed.formUnion(other.failed)
    skipped.formUnion(other.skipped)
    let known = Set(notJudged.map(\.test))
    notJudged += other.notJudged.filter { !known.contains($0.test) }
    outsideTests += other.outsideTests.filter { !outsideTests.contains($0) }
    withoutEffect += other.withoutEffect.filter { !withoutEffect.contains($0) }
    reached.formUnion(other.reached)
    crashed += other.crashed
    crashesOutsideTests += other.crashesOutsideTests.filter { !crashesOutsideTests.contains($0) }
    failedAsExpected.formUnion(other.failedAsExpected)
    hasExcusedFailures = hasExcusedFailures || other.hasExcusedFailures
    failures.merge(other.failures) { $1 }
    seconds.merge(other.seconds) { $1 }
    places.merge(other.places) { $1 }
    unfinished = unfinished.union(other.unfinished).subtracting(finished)
    trapped = other.trapped
  }

  /// Counts the tests that are not judged as failed, as strict runs do.
  mutating func failNotJudged() {
    for test in notJudged {
      let sentences = [failures[test.test]].compactMap(\.self) + test.reasons
      failures[test.test] = sentences.joined(separator: "; ")
      failed.insert(test.test)
    }
    notJudged = []
  }

  /// The status of the command: 0 where all passed, 1 where something failed, 2 where nothing failed and
  /// something was not judged.
  ///
  /// - Parameter isOtherwiseWrong: `true` if a run failed for another reason than its tests.
  /// - Returns: The status.
  func status(isOtherwiseWrong: Bool) -> Int32 {
    let isWrong =
      !failed.isEmpty || !crashed.isEmpty || !crashesOutsideTests.isEmpty || !unfinished.isEmpty
    if isWrong || isOtherwiseWrong { return 1 }
    return notJudged.isEmpty ? 0 : Self.notJudgedStatus
  }

  /// The last line of the command: `3 tests passed, 1 failed, 1 crashed, 2 not judged, in 4.2 seconds`.
  public func summary(seconds: Double) -> String {
    let counts = [
      (crashed.count + crashesOutsideTests.count, "crashed"), (unfinished.count, "did not end"),
      (skipped.count, "skipped"), (notJudged.count, "not judged"),
    ]
    let parts =
      [
        "\(passed.count == 1 ? "1 test" : "\(passed.count) tests") passed",
        "\(failed.count) failed",
      ]
      + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.joined(separator: ", ") + ", in \(String(format: "%.1f", seconds)) seconds"
  }

  private static func lines<Value: Decodable>(of text: String, as type: Value.Type) -> [Value] {
    text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(type, from: Data($0.utf8))
    }
  }
}
