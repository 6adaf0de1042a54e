import Foundation
import SeededNumbers
import Storyline
import StorylineTesting
import Testing
import UIKit

/// From random trees to random targets: the plan arrives, does what it said, touches nothing that was to
/// stay, and animates once.
@MainActor @Suite(.stage) struct LinkWalkTests {
  static let walks = 50

  @Test(arguments: [false, true], [1, 2] as [UInt64])
  func `a link arrives from anywhere, as planned and with one animation`(
    isFluid: Bool, seed: UInt64
  ) async throws {
    var followed = 0
    for number in 0..<UInt64(Self.walks) {
      Stage.shared.reset()
      if isFluid { Stage.shared.transitionPolicy = .fluid }
      let walkSeed = seed &* 1_000_000 &+ number
      var walk = LinkWalk(seed: walkSeed)
      let problems = try await walk.run()
      if walk.wasFollowed { followed += 1 }
      if !problems.isEmpty {
        let policy = isFluid ? "fluid" : "queued"
        Issue.record("Walk \(walkSeed), \(policy): \(problems.joined(separator: "\n"))")
        return
      }
    }
    #expect(followed > Self.walks * 2 / 3)
  }
}

@MainActor
private struct LinkWalk {
  let stage = LinkStage()
  private var random: SeededGenerator
  private var story: [String] = []
  /// A Boolean value that indicates whether the link was one that can be followed.
  private(set) var wasFollowed = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func run() async throws -> [String] {
    try await settle()
    for _ in 0..<Int.random(in: 0...7, using: &random) {
      grow()
      try await settle()
    }
    let (link, length) = makeLink()
    let plan = stage.window.plan(for: link)
    story.append("from \(stage.titles) to \(link): \(plan.description)")
    let before = stage.screens
    let lowestThatGoes = stage.titles
    let covered = self.covered
    for screen in before { screen.forget() }
    let count = stage.window.storyLog.count
    let handle = stage.window.open(link)
    try await settle()
    // The flows shown by the new ones are not known before these are made.
    if !plan.refusals.isEmpty || handle.receipt == .refused(.noNavigationController) {
      guard case .refused = handle.receipt, stage.titles == lowestThatGoes else {
        return story + ["it was to be refused: \(handle.receipt), \(stage.titles)"]
      }
      return before.flatMap(\.callbacks).isEmpty ? [] : story + ["a refused link touched screens"]
    }
    wasFollowed = true
    var problems: [String] = []
    if handle.receipt != .performed { problems.append("its receipt is \(handle.receipt)") }
    problems += arrival(handle, length)
    problems += changes(stage.events(after: count), plan)
    problems += movements(before, covered)
    if try !Replay(stage.window.storyLog).isConsistent { problems.append("the log diverges") }
    return problems.isEmpty ? [] : story + problems + ["now \(stage.titles)"]
  }

  // MARK: Growing

  private var flows: [PlaceFlow] {
    var result: [PlaceFlow] = []
    var rest: [any Coordinator] = [stage.root].compactMap { $0 }
    while let each = rest.popLast() {
      if let place = each as? PlaceFlow { result.append(place) }
      rest += each.childCoordinators
    }
    return result
  }

  /// The screens that others of the same stack lie over.
  private var covered: [PlaceScreen] {
    stage.layers.flatMap { $0.dropLast() }.compactMap { $0 as? PlaceScreen }
  }

  private mutating func grow() {
    guard let flow = flows.randomElement(using: &random) else { return }
    let id = Int.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: _ = flow.go(PlaceFlow.next, id).receipt
    case 3: _ = flow.go(PlaceFlow.sheet, id).receipt
    case 4: _ = flow.go(PlaceFlow.cover, id).receipt
    case 5: _ = flow.go(PlaceFlow.card).receipt
    case 6: _ = flow.show(PlaceFlow("plain"), as: .push).receipt
    case 7: _ = flow.show(PlaceScreen("own"), as: .push).receipt
    default: _ = flow.show(PlaceFlow("modal"), as: .present(in: .navigation)).receipt
    }
  }

  private mutating func makeLink() -> (link: Link<PlaceFlow, PlaceFlow>, length: Int) {
    let length = Int.random(in: 1...4, using: &random)
    var link = first(isLast: length == 1)
    for step in 1..<length {
      let id = Int.random(in: 0...1, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2: link = link.then(PlaceFlow.next, id)
      case 3: link = link.then(PlaceFlow.sheet, id)
      case 4: link = link.then(PlaceFlow.cover, id)
      // Nothing can be pushed on it.
      case 5 where step == length - 1: link = link.then(PlaceFlow.card)
      default: link = link.then(PlaceFlow.next, id)
      }
    }
    return (link, length)
  }

  private mutating func first(isLast: Bool) -> Link<PlaceFlow, PlaceFlow> {
    let id = Int.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2, 3: return Link(PlaceFlow.next, id)
    case 4, 5: return Link(PlaceFlow.sheet, id)
    case 6 where isLast: return Link(PlaceFlow.card)
    default: return Link(PlaceFlow.home)
    }
  }

  // MARK: Looking

  private func arrival(_ handle: LinkHandle<PlaceFlow>, _ length: Int) -> [String] {
    guard let leaf = handle.flow else { return ["it leads to no flow"] }
    var depth = 0
    var parent = leaf.parentCoordinator
    while let each = parent {
      depth += 1
      parent = each.parentCoordinator
    }
    var problems: [String] = []
    if depth != length { problems.append("the flow is \(depth) below the root, not \(length)") }
    // A screen of its own that it has pushed since is its as well.
    let top = stage.layers.last?.last?.title
    if top != leaf.name && top != "own" { problems.append("\(top ?? "nothing") is on top") }
    return problems
  }

  private func changes(_ events: [Event], _ plan: LinkPlan) -> [String] {
    var ended: [CoordinatorID] = []
    var located: [Address] = []
    var problems: [String] = []
    for event in events {
      switch event.content {
      case .cancelled(let id, let reason):
        ended.append(id)
        if reason != .link && reason != .parentEnded { problems.append("\(id) ended: \(reason)") }
      case .finished(let id): problems.append("\(id) finished")
      case .located(_, let address): located.append(address)
      default: break
      }
    }
    if Set(ended) != Set(plan.takesAway) || ended.count != plan.takesAway.count {
      problems.append("\(ended) ended, not \(plan.takesAway)")
    }
    if located != plan.shows { problems.append("\(located) came, not \(plan.shows)") }
    return problems
  }

  private func movements(_ before: [PlaceScreen], _ covered: [PlaceScreen]) -> [String] {
    let all = before + stage.screens.filter { new in !before.contains { $0 === new } }
    let callbacks = all.map(\.callbacks)
    let coming = callbacks.filter { $0.contains(.appears(animated: true)) }.count
    var problems: [String] = []
    if coming > 1 { problems.append("\(coming) screens appeared with an animation") }
    let twice = callbacks.filter { each in
      each.filter { if case .appears = $0 { true } else { false } }.count > 1
    }
    if !twice.isEmpty { problems.append("a screen appeared more than once") }
    // A screen that is covered before and after gets no calls.
    for screen in self.covered
    where covered.contains(where: { $0 === screen }) && !screen.callbacks.isEmpty {
      problems.append("\(screen.title ?? "") was covered, and heard \(screen.callbacks)")
    }
    return problems
  }
}
