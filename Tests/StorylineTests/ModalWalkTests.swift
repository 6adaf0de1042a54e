import SeededNumbers
import Storyline
import StorylineTesting
import Testing
import UIKit

/// Commands, a person's actions and foreign code with modals, in any order, with or without waiting
/// for what they begin.
@MainActor
private final class ModalWalk {
  let fixture = Fixture()
  var shown: [Shown] = []
  var random: SeededGenerator
  /// The title of screens outside of flows.
  private static let foreign = "Foreign"

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  var running: [Shown] { shown.filter { $0.outcomes.isEmpty && $0.flow != nil } }

  private func flip() -> Bool { Bool.random(using: &random) }

  func step() async throws {
    guard let navigation = fixture.navigation, let root = fixture.root else { return }
    let parent = running.randomElement(using: &random)?.flow ?? root
    let name = "S\(shown.count)"
    // A walk asks for what is refused as well.
    defer { for each in shown { _ = each.handle.receipt } }
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1: shown.append(Shown([name], above: parent, as: .present))
    case 2, 3:
      shown.append(Shown([name, "\(name)+"], above: parent, as: .present(in: .navigation)))
    case 4: shown.append(Shown([name], above: parent, as: .present(.fullScreen)))
    case 5: shown.append(Shown([name], above: parent, as: .push))
    case 6: shown.append(Shown([name], above: parent, as: .replace))
    case 7: _ = parent.show(Screen("More"), as: .present(.automatic, in: .navigation)).receipt
    case 8, 9: running.randomElement(using: &random)?.flow?.finish(1, animated: flip())
    case 10: navigation.dismiss(animated: flip())
    case 11: fixture.topModal?.presentingViewController?.dismiss(animated: flip())
    case 12: fixture.topModal?.present(Screen(Self.foreign), animated: flip())
    case 13: navigation.popToRootViewController(animated: flip())
    case 14:
      try await settle()
      if let sheet = fixture.topModal, sheet.modalPresentationStyle == .pageSheet {
        Person.pull(sheet, by: flip() ? 0.9 : 0.2)
      }
    case 15: try settleNow()
    default: try await settle()
    }
  }

  /// Returns the faults after everything has settled, in words.
  func problems() -> [String] {
    var problems: [String] = []
    let rows = Stage.shared.panels.sources.first { $0.name == "coordinators" }?.rows() ?? []
    var screens: [String] = []
    var flows = 0
    func visit(_ row: PanelNode) {
      if row.title == "TestFlow" { flows += 1 } else { screens.append(row.title) }
      row.children.forEach(visit)
    }
    rows.forEach(visit)
    let modals = fixture.modals.flatMap { $0.split(separator: " ").map(String.init) }
    let held = (fixture.titles + modals).filter { $0 != Self.foreign }
    if screens.sorted() != held.sorted() { problems.append("tree \(screens), UIKit \(held)") }
    if flows != running.count + 1 { problems.append("\(flows) flows, \(running.count) running") }
    for each in shown {
      if each.outcomes.count > 1 { problems.append("two outcomes: \(each.outcomes)") }
      if each.outcomes.isEmpty != (each.flow != nil) { problems.append("an ended flow is alive") }
      if each.handle.receipt == .waiting { problems.append("a command has no receipt") }
    }
    return problems
  }
}

@MainActor @Suite(.stage) struct ModalWalkTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64], Stage.TransitionPolicy.allCases)
  func `a random walk with modals keeps tree and UIKit together`(
    seed: UInt64, policy: Stage.TransitionPolicy
  ) async throws {
    Stage.shared.transitionPolicy = policy
    let walk = ModalWalk(seed: seed)
    try await settle()
    for round in 0..<60 {
      for _ in 0..<6 { try await walk.step() }
      try await settle()
      try #require(walk.problems() == [], "seed \(seed), round \(round)")
    }
    walk.fixture.window.show(TestFlow("Last"), as: .root)
    try await settle()
    #expect(walk.shown.allSatisfy { $0.outcomes.count == 1 && $0.flow == nil })
    #expect(walk.fixture.root == nil)
    #expect(walk.shown.count > 60)
  }
}
