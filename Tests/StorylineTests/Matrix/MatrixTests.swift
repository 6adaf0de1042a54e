import Storyline
import StorylineTesting
import Testing
import UIKit

/// Rules 1, 3, 4 and 6: every way in which a screen can go, for every way in which a flow can be
/// shown. Where a way does not lead away, it is taken all the same, and changes nothing.
@MainActor @Suite(.stage) struct MatrixTests {
  struct Cell: CustomTestStringConvertible {
    let showing: Showing
    let leaving: Leaving
    /// A Boolean value that indicates whether every gesture was begun and cancelled before.
    let afterCancelling: Bool

    static let all = Showing.allCases.flatMap { showing in
      Leaving.allCases.flatMap { leaving in
        [false, true].map { Cell(showing: showing, leaving: leaving, afterCancelling: $0) }
      }
    }

    var testDescription: String {
      let stays =
        if case .stays(let why) = showing.fate(of: leaving) { ", stays: \(why)" } else { "" }
      return "\(showing), \(leaving)\(afterCancelling ? ", after cancelling" : "")\(stays)"
    }
  }

  @Test(arguments: Cell.all, [false, true])
  func `a flow ends once, for the right reason, and is released`(
    cell: Cell, isFluid: Bool
  ) async throws {
    if isFluid { Stage.shared.transitionPolicy = .fluid }
    let scenario = try await Scenario(cell.showing)
    #expect(scenario.subject.handle.receipt == .performed)
    if cell.afterCancelling { try await cancelEverything(in: scenario) }
    let before = Picture(of: scenario)
    try await cell.leaving.perform(in: scenario)
    #expect(scenario.subject.outcomes.isEmpty, "nothing is told before it has settled")
    try await settle()
    switch cell.showing.fate(of: cell.leaving) {
    case .stays:
      #expect(Picture(of: scenario) == before)
    case .ends(let outcome, let parent, let home):
      await expectEnded(scenario.subject, outcome, isGone: true)
      await expect(scenario.parent, parent)
      await expect(scenario.home, home)
    case .endsKept(let reason):
      await expectEnded(scenario.subject, .cancelled(reason), isGone: false)
      await expect(scenario.parent, .cancelled(reason))
      await expect(scenario.home, .cancelled(reason))
      if scenario.window != nil {
        #expect(scenario.log.contains { $0.hasSuffix("is out of sight, and UIKit keeps it") })
      }
    case .endsInSight(let outcome, let parent):
      await expectEnded(scenario.subject, outcome, isGone: false)
      #expect(scenario.titles == ["One"])
      await expect(scenario.parent, parent)
      await expect(scenario.home, nil)
    }
    expectTree(of: scenario, after: cell.leaving)
    expectLog(of: scenario, after: cell.leaving)
    try await expectNothingLeft(of: scenario, after: cell)
  }

  /// Expects that the next root removes everything that is left on the screen.
  private func expectNothingLeft(of scenario: Scenario, after cell: Cell) async throws {
    if case .endsKept = cell.showing.fate(of: cell.leaving) { return }
    scenario.window?.isHidden = false
    try await settle()
    scenario.window?.show(OtherFlow(), as: .root)
    try await settle()
    scenario.window?.rootViewController = UIViewController()
    try await settle()
    #expect(scenario.subject.isGone)
    #expect(scenario.tree == "")
  }

  /// The state that stays the same when nothing leaves.
  private struct Picture: Equatable {
    let titles: [String]
    let tree: String
    let outcomes: Int

    @MainActor
    init(of scenario: Scenario) {
      titles = scenario.subject.screens.filter(scenario.controllers.contains).map {
        $0.title ?? "–"
      }
      tree = scenario.tree
      outcomes = [scenario.home, scenario.parent, scenario.subject].compactMap { $0 }
        .map(\.outcomes.count).reduce(0, +)
    }
  }

  /// Rule 4: a cancelled gesture changes nothing.
  private func cancelEverything(in scenario: Scenario) async throws {
    let before = Picture(of: scenario)
    let endings = scenario.endings
    try Hand().thinkBetterOfIt(pullingFrom: scenario.topOfSubject)
    try await settle()
    #expect(Picture(of: scenario) == before)
    #expect(scenario.endings == endings)
    #expect(scenario.subject.outcomes.isEmpty)
  }

  // MARK: Expecting

  private func expectEnded(_ role: Role, _ outcome: Outcome<Int>, isGone: Bool) async {
    #expect(role.outcomes == [outcome])
    // A late question gets the same outcome; without an outcome it would wait for good.
    if !role.outcomes.isEmpty { #expect(await role.handle.outcome == outcome) }
    #expect(role.flow == nil)
    #expect(role.isGone == isGone)
  }

  private func expect(_ role: Role?, _ outcome: Outcome<Int>?) async {
    guard let role else { return }
    if let outcome {
      await expectEnded(role, outcome, isGone: true)
    } else {
      #expect(role.outcomes.isEmpty)
      #expect(role.flow != nil)
    }
  }

  /// Expects the running flows in the tree, each below the one that shows it.
  private func expectTree(of scenario: Scenario, after leaving: Leaving) {
    var expected = leaving == .flowReplacedRoot ? "OtherFlow" : ""
    for (name, role) in scenario.roles.reversed() where role.outcomes.isEmpty {
      expected = name + (expected.isEmpty ? "" : "(\(expected))")
    }
    #expect(scenario.tree == expected)
  }

  /// The life of the subject: shown, perhaps finishing, ended, released.
  private func expectLog(of scenario: Scenario, after leaving: Leaving) {
    guard scenario.window != nil else { return }
    let name = scenario.subjectName
    let id = scenario.showing.hasParent ? "\(name)#3" : "\(name)#1"
    let log = scenario.log.filter { $0.hasPrefix("\(name)#") }
    let by = scenario.showing.hasParent ? " by ParentFlow#2" : ""
    var expected = ["\(id) \(scenario.showing.placement)\(by)"]
    expected += Array(repeating: "\(id) shows", count: scenario.showing.titles.count)
    // The root of a window stays in sight until there is another.
    let stays = scenario.showing.family == .root ? ["\(id) leaves"] : []
    switch scenario.subject.outcomes.first {
    case .finished: expected += ["\(id) finishes"] + stays + ["\(id) finished", "\(id) released"]
    case .cancelled(let reason):
      if leaving == .close || leaving == .removedByParent {
        expected += [leaving == .close ? "\(id) closes" : "\(id) closes: \(reason)"] + stays
      }
      expected += ["\(id) cancelled: \(reason)", "\(id) released"]
    case nil: break
    }
    #expect(log.map { withoutScreens($0, of: id) } == expected)
  }

  /// An event of the log without the names of screens, which differ from cell to cell.
  private func withoutScreens(_ event: String, of id: String) -> String {
    for verb in ["shows", "leaves"] where event.hasPrefix("\(id) \(verb) ") {
      return "\(id) \(verb)"
    }
    return event
  }
}
