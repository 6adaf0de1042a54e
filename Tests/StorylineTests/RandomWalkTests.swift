import Storyline
import StorylineTesting
import Testing
import UIKit

/// A generator that gives the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Commands and a person's actions in any order, with or without waiting for what they begin.
@MainActor
private final class Walk {
  let theatre = Theatre()
  var shown: [Shown] = []
  var random: SeededGenerator
  /// Screens of somebody else are called so.
  private static let foreign = "Foreign"

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  var running: [Shown] { shown.filter { $0.outcomes.isEmpty && $0.flow != nil } }

  func step() async throws {
    guard let navigation = theatre.navigation, let root = theatre.root else { return }
    let stack = navigation.viewControllers
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2:
      let parent = running.randomElement(using: &random)?.flow ?? root
      shown.append(Shown(["S\(shown.count)"], above: parent))
    case 3:
      let flow = running.randomElement(using: &random)?.flow ?? root
      flow.show(Screen("More"), animated: Bool.random(using: &random))
    case 4:
      running.randomElement(using: &random)?.flow?.finish(1)
    case 5:
      navigation.popViewController(animated: Bool.random(using: &random))
    case 6:
      navigation.popToRootViewController(animated: true)
    case 7:
      let kept = stack.dropFirst().filter { _ in Bool.random(using: &random) }
      navigation.setViewControllers([stack[0]] + kept, animated: Bool.random(using: &random))
    case 8:
      navigation.pushViewController(Screen(Self.foreign), animated: true)
    case 9:
      navigation.delegate = nil
    case 10:
      try settleNow()
    default:
      try await settle()
    }
  }

  /// What is wrong once everything has settled, in words.
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
    let held = theatre.titles.filter { $0 != Self.foreign }
    if screens.sorted() != held.sorted() { problems.append("tree \(screens), stack \(held)") }
    if flows != running.count + 1 { problems.append("\(flows) flows, \(running.count) running") }
    for each in shown {
      if each.outcomes.count > 1 { problems.append("two outcomes: \(each.outcomes)") }
      if each.outcomes.isEmpty != (each.flow != nil) { problems.append("an ended flow is alive") }
      if each.handle.receipt == .waiting { problems.append("a command has no receipt") }
    }
    return problems
  }
}

@MainActor @Suite(.stage) struct RandomWalkTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `a random walk keeps tree and stack together`(seed: UInt64) async throws {
    let walk = Walk(seed: seed)
    try await settle()
    for round in 0..<60 {
      for _ in 0..<6 { try await walk.step() }
      try await settle()
      // The app's own delegate, or none, may have been the only one to see the last change.
      walk.theatre.root?.show(Screen("More"), animated: false)
      try await settle()
      try #require(walk.problems() == [], "seed \(seed), round \(round)")
    }
    walk.theatre.window.rootViewController = UIViewController()
    try await settle()
    #expect(walk.shown.allSatisfy { $0.outcomes.count == 1 && $0.flow == nil })
    #expect(walk.theatre.root == nil)
    #expect(walk.shown.count > 60)
  }
}
