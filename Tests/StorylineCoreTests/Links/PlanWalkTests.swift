import SeededNumbers
import StorylineCore
import Testing

/// Plans between random trees and random targets, carried out on paper.
@Suite struct PlanWalkTests {
  @Test(arguments: [31, 32, 33, 34] as [UInt64])
  func `a plan that is carried out leaves nothing to plan`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<250 {
      var world = PaperWorld(&random)
      let target = world.target(&random)
      let plan = LinkPlan(from: world.snapshot, root: world.root, to: target)
      let context = Comment(rawValue: "number \(number): \(plan)")
      try check(plan, in: world, context)
      world.carryOut(plan, target)
      let again = LinkPlan(from: world.snapshot, root: world.root, to: target)
      try #require(again.isEmpty, context)
      try #require(again.found.count == target.steps.count, context)
    }
  }

  private func check(_ plan: LinkPlan, in world: PaperWorld, _ context: Comment) throws {
    let kept = Set(plan.keeps)
    try #require(kept.isDisjoint(with: plan.takesAway), context)
    try #require(Set(plan.takesAway).count == plan.takesAway.count, context)
    // A kept flow has all its ancestors kept.
    for id in plan.keeps {
      if let parent = world.snapshot[id]?.parent {
        try #require(kept.contains(parent), context)
      }
    }
    // A flow does not stay without its parent.
    let goes = Set(plan.takesAway)
    for node in world.snapshot.nodes {
      if let parent = node.parent, goes.contains(parent) {
        try #require(goes.contains(node.id), context)
      }
    }
    // A flow that is to survive is either spared, or named, or not in the way.
    for id in plan.cannotSpare { try #require(goes.contains(id), context) }
    for id in plan.spares { try #require(!goes.contains(id), context) }
  }
}

/// A window as a model: flows, their parents, and the order of screens.
private struct PaperWorld {
  private(set) var snapshot = StorySnapshot()
  private var count = 0
  let root = CoordinatorID(number: 1, name: "Root")

  init(_ random: inout SeededGenerator) {
    count = 1
    snapshot.append(StorySnapshot.Node(root, parent: nil))
    snapshot.layers = [[[root]]]
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let parent = snapshot.nodes.randomElement(using: &random)?.id ?? root
      switch Int.random(in: 0..<8, using: &random) {
      case 0: push(parent)
      case 1:
        let id = add(below: parent, at: nil)
        if Bool.random(using: &random) { present(id) } else { push(id) }
      case 2: present(add(below: parent, at: Self.place(&random), survives: true))
      case 3, 4: present(add(below: parent, at: Self.place(&random)))
      default: push(add(below: parent, at: Self.place(&random)))
      }
    }
  }

  private static func place(_ random: inout SeededGenerator) -> Address? {
    Address(route: ["a", "b", "c"].randomElement(using: &random) ?? "a")
  }

  mutating func target(_ random: inout SeededGenerator) -> StoryTarget {
    var steps: [StoryTarget.Step] = []
    for index in 0..<Int.random(in: 0...4, using: &random) {
      guard let address = Self.place(&random) else { continue }
      let style: StepStyle = Int.random(in: 0..<3, using: &random) == 0 ? .present : .push
      steps.append(StoryTarget.Step(address, below: index == 0 ? nil : index - 1, as: style))
    }
    return StoryTarget(steps)
  }

  private mutating func add(
    below parent: CoordinatorID, at address: Address?, survives: Bool = false
  ) -> CoordinatorID {
    count += 1
    let id = CoordinatorID(number: count, name: "Flow")
    var node = StorySnapshot.Node(id, parent: parent, address: address)
    node.survives = survives
    snapshot.append(node)
    return id
  }

  private mutating func push(_ id: CoordinatorID) {
    snapshot.layers[snapshot.layers.count - 1].append([id])
  }

  private mutating func present(_ id: CoordinatorID) { snapshot.layers.append([[id]]) }

  // MARK: Carrying out

  mutating func carryOut(_ plan: LinkPlan, _ target: StoryTarget) {
    var layers = snapshot.layers
    if let first = plan.firstLayerThatGoes { layers.removeSubrange(first...) }
    if let cut = plan.cut { layers[cut.layer].removeSubrange(cut.stays...) }
    let goes = Set(plan.takesAway)
    let nodes = snapshot.nodes
    snapshot = StorySnapshot()
    for node in nodes where !goes.contains(node.id) { snapshot.append(node) }
    snapshot.layers = layers
    var there = plan.found
    var layer = plan.cut?.layer ?? 0
    for (index, step) in target.steps.enumerated() where there[index] == nil {
      let id = add(below: step.parent.flatMap { there[$0] } ?? root, at: step.address)
      there[index] = id
      if step.style == .present {
        present(id)
        layer = snapshot.layers.count - 1
      } else {
        snapshot.layers[layer].append([id])
      }
    }
  }
}
