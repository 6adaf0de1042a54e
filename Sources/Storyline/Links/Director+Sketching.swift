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
  var layers: [UIViewController] = []
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
    let snapshot = snapshot(of: root, &sketch)
    sketch.plan = LinkPlan(from: snapshot, root: root, to: target(&sketch))
    let problems = sketch.steps.compactMap { step in
      step.problem.map { LinkPlan.Obstacle(.refuses($0), at: step.address) }
    }
    sketch.plan.add(problems)
    return sketch
  }

  private func target(_ sketch: inout LinkSketch) -> StoryTarget {
    var steps: [StoryTarget.Step] = []
    for step in sketch.steps {
      let closed = step.gates.filter { !$0.isOpen }
      for gate in closed { sketch.gates[gate.name] = gate }
      steps.append(
        StoryTarget.Step(
          step.address, below: step.parent, as: step.style.step, closedGates: closed.map(\.name)))
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
      snapshot.append(copy)
      rest += tree.children(of: id).reversed()
    }
    sketch.layers = layers
    snapshot.layers = sketch.layers.map(layer)
    return snapshot
  }

  /// What covers the window, the lowest first.
  private var layers: [UIViewController] {
    guard let window, let root = window.rootViewController else { return [] }
    return [root] + window.presentedChain
  }

  private func layer(_ root: UIViewController) -> StorySnapshot.Layer {
    func owners(_ controller: UIViewController) -> [CoordinatorID] {
      screens(in: controller).compactMap(tree.owner)
    }
    guard let navigation = root as? UINavigationController else { return [owners(root)] }
    var layer = navigation.viewControllers.map(owners)
    // The stack may be a screen itself.
    if let id = id(of: navigation), let owner = tree.owner(of: id) {
      if layer.isEmpty { layer.append([]) }
      layer[0].insert(owner, at: 0)
    }
    return layer
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
    }
  }
}
