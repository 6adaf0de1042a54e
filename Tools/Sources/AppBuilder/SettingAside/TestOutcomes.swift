import Foundation

/// How the tests of a run ended, and which of them cannot be judged.
public struct TestOutcomes: Equatable, Sendable {
  /// A test that reached something that is missing, or that was set aside.
  public struct NotJudged: Equatable, Sendable {
    public let test: String
    /// What it reached.
    public let reasons: [String]
  }

  public internal(set) var passed: Set<String> = []
  public internal(set) var failed: Set<String> = []
  public internal(set) var skipped: Set<String> = []
  public internal(set) var notJudged: [NotJudged] = []
  /// What was reached outside of any test, as while the app was launched.
  public internal(set) var outsideTests: [String] = []
  /// Missing names without effect on navigation, layout and data that were reached: tests that reach no
  /// others are judged.
  public internal(set) var withoutEffect: [String] = []
  /// The names and parts that were reached, with the number of uses and the tests.
  public internal(set) var reached = ReachedNames()

  /// Tests that began and did not end: the process ended in one of them.
  var unfinished: Set<String> = []

  /// The tests that need not run again.
  var finished: Set<String> { passed.union(failed).union(skipped).union(notJudged.map(\.test)) }

  /// The status that the command ends with where tests were not judged and none failed.
  public static let notJudgedStatus: Int32 = 2

  /// Whether the process ended in a test that is not judged: a trap stood where no value could.
  var endedInTrap = false

  /// Reads what the two testing libraries and the runtime have written.
  ///
  /// - Parameters:
  ///   - events: Swift Testing's events, a line of JSON each.
  ///   - outcomes: XCTest's outcomes, a line of JSON each.
  ///   - uses: What was reached, a line of JSON each.
  ///   - harmless: Returns why a missing name has no effect.
  init(
    events: String, outcomes: String, uses: String,
    harmless: (String) -> String? = { _ in nil }
  ) {
    var places: [String: String] = [:]
    readEvents(events, &places)
    for line in Self.lines(of: outcomes, as: [String: String].self) {
      guard let test = line["test"], let outcome = line["outcome"] else { continue }
      note(test, outcome)
    }
    readUses(uses, places, harmless)
    reached = ReachedNames(uses: uses, places: places, harmless: harmless)
  }

  private mutating func note(_ test: String, _ outcome: String) {
    unfinished.remove(test)
    switch outcome {
    case "started": unfinished.insert(test)
    case "skipped": skipped.insert(test)
    case "passed": passed.insert(test)
    default: failed.insert(test)
    }
  }

  // MARK: Swift Testing

  private struct Event: Decodable {
    struct Place: Decodable {
      let fileID: String
      let line: Int
      let column: Int
    }

    struct Issue: Decodable {
      let isKnown: Bool?
      let isFailure: Bool?
    }

    struct Payload: Decodable {
      let kind: String
      let id: String?
      let testID: String?
      let sourceLocation: Place?
      let issue: Issue?
    }

    let kind: String
    let payload: Payload
  }

  private mutating func readEvents(_ text: String, _ places: inout [String: String]) {
    var functions: Set<String> = []
    var failing: Set<String> = []
    for event in Self.lines(of: text, as: Event.self) {
      let payload = event.payload
      if event.kind == "test", payload.kind == "function", let id = payload.id {
        functions.insert(id)
        if let place = payload.sourceLocation {
          places["\(place.fileID):\(place.line):\(place.column)"] = id
        }
      }
      guard event.kind == "event", let id = payload.testID, functions.contains(id) else { continue }
      switch payload.kind {
      case "testStarted": note(id, "started")
      case "issueRecorded":
        if payload.issue?.isKnown != true, payload.issue?.isFailure != false { failing.insert(id) }
      case "testSkipped": note(id, "skipped")
      case "testEnded": note(id, failing.contains(id) ? "failed" : "passed")
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
      if unfinished.contains(test) { endedInTrap = true }
      for set in [\TestOutcomes.passed, \.failed, \.skipped, \.unfinished] {
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
    unfinished = other.unfinished
    endedInTrap = other.endedInTrap
  }

  /// The status of the command, when the run ended with another one.
  func status(of run: Int32) -> Int32 {
    if !failed.isEmpty || !unfinished.isEmpty { return run == 0 ? 1 : run }
    if !notJudged.isEmpty { return Self.notJudgedStatus }
    return run
  }

  private static func lines<Value: Decodable>(of text: String, as type: Value.Type) -> [Value] {
    text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(type, from: Data($0.utf8))
    }
  }
}
