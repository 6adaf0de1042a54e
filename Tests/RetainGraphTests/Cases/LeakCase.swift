import RetainGraph

/// Objects put together so that one of them keeps itself alive, or so that it does not.
struct LeakCase: Sendable {
  /// The question about the object.
  enum Question: Sendable { case cycles, holders }

  let name: String
  /// A Boolean value that indicates whether the object outlives its last use.
  let isPlanted: Bool
  let question: Question
  /// The path that a right finding has.
  let path: String
  /// Makes the object; nothing else may hold it when it returns.
  let body: @MainActor @Sendable () async -> AnyObject

  static func planted(
    _ name: String, _ path: String = "", asking question: Question = .cycles,
    _ body: @escaping @MainActor @Sendable () async -> AnyObject
  ) -> LeakCase {
    LeakCase(name: name, isPlanted: true, question: question, path: path, body: body)
  }

  static func clean(
    _ name: String, _ body: @escaping @MainActor @Sendable () async -> AnyObject
  ) -> LeakCase {
    LeakCase(name: name, isPlanted: false, question: .cycles, path: "", body: body)
  }

  static let all: [LeakCase] =
    screenCases + closureCases + referenceCases + enumCases + collectionCases + concurrencyCases
    + foundationCases + weakCases + zooOfTypes + zooOfFoundation + zooOfConcurrency
    + zooOfCollections
}

// MARK: - Verdicts

/// The quality of a report on a case, best first.
enum Verdict: String, CaseIterable {
  /// Not planted, and nothing found.
  case none
  /// All of the right path was read.
  case found
  /// The right path is there, with a guess in it.
  case suspected
  /// Planted, and not there.
  case missed
  /// Not planted, and a guess says otherwise.
  case falseSuspicion = "false suspicion"
  /// Not planted, and called a fact.
  case falseReport = "false report"
}

extension Verdict: Comparable {
  static func < (one: Verdict, other: Verdict) -> Bool {
    guard let place = allCases.firstIndex(of: one), let end = allCases.firstIndex(of: other) else {
      return false
    }
    return place < end
  }
}

extension LeakCase {
  /// The result of a case after its object was made and released.
  struct Outcome {
    let verdict: Verdict
    /// False when a planted object is gone, or was never held.
    let isAlive: Bool
    let report: RetainReport
  }

  @MainActor
  func run() async -> Outcome {
    weak var left: AnyObject?
    var held: AnyObject?
    do {
      let object = await body()
      left = object
      // An object without a planted leak must be alive to be examined.
      if !isPlanted { held = object }
    }
    defer { withExtendedLifetime(held) {} }
    guard let object = left else {
      return Outcome(verdict: .missed, isAlive: false, report: RetainReport())
    }
    let inspector = RetainInspector()
    let report =
      switch question {
      case .cycles: inspector.cycles(through: object)
      case .holders: inspector.holders(of: object)
      }
    return Outcome(verdict: verdict(report), isAlive: true, report: report)
  }

  private func verdict(_ report: RetainReport) -> Verdict {
    guard isPlanted else {
      if !report.facts.isEmpty { return .falseReport }
      return report.suspicions.isEmpty ? .none : .falseSuspicion
    }
    func shows(_ findings: [RetainFinding]) -> Bool {
      findings.contains { path.isEmpty || $0.description.contains(path) }
    }
    if shows(report.facts) { return .found }
    return shows(report.suspicions) ? .suspected : .missed
  }
}

/// Keeps a value alive up to here, so that closures have something to capture.
@inline(never)
nonisolated func use(_ value: Any?) { withExtendedLifetime(value) {} }

/// Lets tasks of the main actor run until they wait.
@MainActor
func letTasksRun() async {
  for _ in 0..<20 { await Task.yield() }
}
