import Foundation
import RetainGraph
import Testing

@Suite struct LeakTests {
  @MainActor @Test(arguments: LeakCase.all.map(\.name))
  func `the verdict of a case is the recorded one`(name: String) async throws {
    let leak = try #require(LeakCase.all.first { $0.name == name })
    if let recording = LeakRecording.current {
      try recording.note(leak, await worstVerdict(of: leak))
      return
    }
    let expected = try #require(try LeakTable.recorded()[name], "Run Scripts/leaks.")
    var outcome = await leak.run()
    // The worst of several runs is recorded: one may be better by chance.
    for _ in 1..<Self.runs where outcome.verdict != expected { outcome = await leak.run() }
    #expect(outcome.isAlive)
    #expect(outcome.report.ending == .complete)
    #expect(
      outcome.verdict == expected || isUnknowable(outcome),
      "\(outcome.verdict)\n\(outcome.report.description)")
  }

  private static let runs = 5

  /// Returns the worst of several verdicts: leftovers in memory may look like a reference in one
  /// run and not in the next.
  @MainActor
  private func worstVerdict(of leak: LeakCase) async -> Verdict {
    var worst = Verdict.none
    for _ in 0..<Self.runs { worst = max(worst, await leak.run().verdict) }
    return worst
  }

  /// Elements that their buffer no longer counts, and what a task's frames held before, may be there
  /// or not, from run to run.
  private func isUnknowable(_ outcome: LeakCase.Outcome) -> Bool {
    let isHarmless = outcome.verdict == .none || outcome.verdict == .falseSuspicion
    return isHarmless
      && outcome.report.unread.keys.contains {
        $0.reason == .unknownCount || $0.reason == .frames
      }
  }

  @MainActor @Test(arguments: LeakCase.all.filter { !$0.isPlanted }.map(\.name))
  func `what is not planted is never called a fact`(name: String) async throws {
    let leak = try #require(LeakCase.all.first { $0.name == name })
    let outcome = await leak.run()
    #expect(outcome.report.ending == .complete)
    #expect(outcome.report.facts.isEmpty, "\(outcome.report.description)")
  }

  @Test func `there are many clean object graphs`() {
    let graphs = LeakCase.all.filter { $0.name.hasPrefix("graph: ") }
    #expect(graphs.count >= 40)
    #expect(graphs.allSatisfy { !$0.isPlanted })
  }

  @Test func `cases have names of their own`() {
    #expect(Set(LeakCase.all.map(\.name)).count == LeakCase.all.count)
  }

  @Test func `the table lists exactly the cases there are`() throws {
    guard LeakRecording.current == nil else { return }
    #expect(try Set(LeakTable.recorded().keys) == Set(LeakCase.all.map(\.name)))
  }
}
