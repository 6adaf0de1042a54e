import Storyline
import StorylineTesting
import Testing
import UIKit

/// Rules 1, 3, 4 and 6 for what stands beside others: every way in which a tab, a column or a page can
/// go, and every way that is none.
@MainActor @Suite(.stage) struct SlotMatrixTests {
  struct Cell: CustomTestStringConvertible {
    let showing: SlotShowing
    let ground: SlotShowing.Ground
    let leaving: SlotLeaving

    static let all = SlotShowing.allCases.flatMap { showing in
      SlotShowing.Ground.allCases.flatMap { ground in
        SlotLeaving.allCases.map { Cell(showing: showing, ground: ground, leaving: $0) }
      }
    }

    var testDescription: String { "\(showing), \(ground), \(leaving)" }
  }

  @Test(arguments: Cell.all, [false, true])
  func `what stands beside others ends once, for the right reason, and is released`(
    cell: Cell, isFluid: Bool
  ) async throws {
    if isFluid { Stage.shared.transitionPolicy = .fluid }
    let scenario = try await SlotScenario(cell.showing, on: cell.ground)
    #expect(scenario.subject.handle.receipt == .performed)
    let titles = scenario.titles
    #expect(titles.contains("One") && titles.count == cell.showing.besideCount + 1)
    let besides = scenario.beside.count
    try await scenario.perform(cell.leaving)
    #expect(scenario.subject.outcomes.isEmpty, "nothing is told before it has settled")
    try await settle()
    switch cell.leaving.fate(cell.showing, on: cell.ground) {
    case .stays:
      #expect(scenario.subject.outcomes.isEmpty && scenario.subject.flow != nil)
      #expect(scenario.parentOutcomes.isEmpty)
      #expect(scenario.titles == titles)
      #expect(scenario.beside.allSatisfy { $0.outcomes.isEmpty })
    case .ends(let outcome, let parent, _):
      #expect(scenario.subject.outcomes == [outcome])
      #expect(scenario.parentOutcomes == (parent.map { [$0] } ?? []))
      if parent == nil {
        #expect(scenario.beside.filter { $0.outcomes.isEmpty }.count == besides)
        #expect(scenario.titles == titles.subtracting(["One"]))
        #expect(scenario.isGone)
      } else {
        #expect(scenario.beside.allSatisfy { $0.outcomes.count == 1 })
      }
    case .endsKept(let reason):
      #expect(scenario.subject.outcomes == [.cancelled(reason)])
      #expect(scenario.parentOutcomes == [.cancelled(reason)])
      return
    case .endsInSight: Issue.record("there is always another one")
    }
    guard let window = scenario.window else { return }
    #expect(try Replay(window.storyLog).isConsistent)
    window.show(OtherFlow(), as: .root)
    try await settle()
    #expect(scenario.isGone && scenario.holder == nil && scenario.parent == nil)
    #expect(scenario.beside.allSatisfy { $0.outcomes.count == 1 && $0.flow == nil })
  }
}
