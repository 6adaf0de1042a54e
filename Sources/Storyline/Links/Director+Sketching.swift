import StorylineCore
import UIKit

/// A plan with what is needed to carry it out.
@MainActor
struct LinkSketch {
  var plan: LinkPlan
  var steps: [LinkStep] = []
  var root: CoordinatorID?
  /// The closed gates that the plan may name.
  var gates: [String: Gate] = [:]
  /// What the layers of the plan are.
  var layers: [LinkLayer] = []
  /// Who has a guard and goes out of sight because of what comes beside it.
  var hides: [CoordinatorID] = []
}

// Making plans: nothing is changed by it.
extension Director {
  func sketch(for request: LinkRequest) -> LinkSketch {
    guard window != nil else {
      return LinkSketch(plan: LinkPlan(obstacle: .init(.refuses(.windowClosed))))
    }
    let roots = tree.rootIDs.filter { tree[$0]?.phase == .running }
    guard let root = roots.last, let flow = record(root)?.flow else {
      return LinkSketch(plan: LinkPlan(obstacle: .init(.waits(.firstFlow))))
    }
    guard request.root.fits(flow) else {
      let refusal = Refusal.otherRoot(request.root.name, typeName(of: flow))
      return LinkSketch(plan: LinkPlan(obstacle: .init(.refuses(refusal))))
    }
    var sketch = LinkSketch(plan: LinkPlan(), steps: request.steps(flow), root: root)
    var snapshot = snapshot(of: root, &sketch)
    let target = target(&sketch)
    lookAround(&snapshot, &sketch, target, root)
    sketch.plan = LinkPlan(from: snapshot, root: root, to: target)
    let problems = sketch.steps.compactMap { step in
      step.problem.map { LinkPlan.Obstacle(.refuses($0), at: step.address) }
    }
    let hidden = sketch.plan.reveals.flatMap(coveredByRevealing) + sketch.hides
    var asked = Set(sketch.plan.takesAway)
    let questions = hidden.filter { asked.insert($0).inserted }.map {
      LinkPlan.Obstacle(.asks($0))
    }
    sketch.plan.add(problems + questions)
    return sketch
  }

  private func target(_ sketch: inout LinkSketch) -> StoryTarget {
    var steps: [StoryTarget.Step] = []
    for step in sketch.steps {
      let closed = step.gates.filter { !$0.isOpen }
      for gate in closed { sketch.gates[gate.name] = gate }
      var copy = StoryTarget.Step(
        step.address, below: step.parent, as: step.style.step, closedGates: closed.map(\.name))
      copy.comesToFront = step.comesToFront
      steps.append(copy)
    }
    return StoryTarget(steps)
  }

  // MARK: What is there

  private func snapshot(
    of root: CoordinatorID, _ sketch: inout LinkSketch
  ) -> StorySnapshot {
    var snapshot = StorySnapshot()
    var rest = [root]
    while let id = rest.popLast() {
      guard let node = tree[id], node.phase == .running, let record = record(id) else { continue }
      var copy = StorySnapshot.Node(
        id, parent: id == root ? nil : node.parent, address: record.address)
      if let flow = record.flow {
        copy.survives = flow.survivesLinks
        copy.isGuarded = flow.leaveGuard != nil
        let closed = flow.linkGates.filter { !$0.isOpen }
        for gate in closed { sketch.gates[gate.name] = gate }
        copy.closedGates = closed.map(\.name)
      }
      copy.hasStack = navigation(for: record) != nil
      if let screen = node.screens.first.flatMap(screen) {
        copy.isBeside = stands(screen)
        copy.isRevealable = copy.isBeside && !isInFront(screen)
      }
      snapshot.append(copy)
      rest += tree.children(of: id).reversed()
    }
    return snapshot
  }
}

extension FlowStyle {
  /// What a plan has to know of it.
  var step: StepStyle {
    switch kind {
    case .automatic: .automatic
    case .push: .push
    case .root: .root
    case .replace: .replace
    case .present: .present
    case .child: .child
    case .seat: .seat
    }
  }
}
