import StorylineCore
import UIKit

/// A plan with what is needed to carry it out.
@MainActor
struct LinkDraft {
  var plan: LinkPlan
  /// The steps of the plan, and those that wait at a gate.
  var rest = LinkRest([])
  var root: CoordinatorID?
  /// The first closed gate on the way of a link.
  var firstGate: Gate?
  /// The layers of the plan.
  var layers: [LinkLayer] = []
  /// The positions in the rest of a restoration whose flows were removed, or would be shown by such
  /// a flow.
  var abandoned: Set<Int> = []

  /// The steps of the plan.
  var steps: ArraySlice<LinkStep> { rest.steps.prefix(rest.passed) }

  var waitsForFirstFlow: Bool {
    plan.obstacles.contains { if case .waits(.firstFlow) = $0.effect { true } else { false } }
  }

  /// The flows that are asked whether they may be left.
  var asked: [CoordinatorID] {
    plan.obstacles.compactMap { if case .asks(let id) = $0.effect { id } else { nil } }
  }
}

/// Makes the plan for a link. Nothing is changed by it.
@MainActor
struct LinkDraftMaker {
  private unowned let director: Director
  private let request: LinkRequest
  /// The closed gates of the flows that are there.
  private var flowGates: [CoordinatorID: [Gate]] = [:]
  /// The closed gates of the steps with existing flows, by position.
  private var stepGates: [Int: [Gate]] = [:]
  /// The styles of those steps.
  private var styles: [Int: FlowStyle] = [:]

  private init(_ director: Director, _ request: LinkRequest) {
    self.director = director
    self.request = request
  }

  /// The plan for a link, with what is needed to carry it out.
  static func makeDraft(_ request: LinkRequest, in director: Director) -> LinkDraft {
    var maker = LinkDraftMaker(director, request)
    return maker.makeDraft()
  }

  private mutating func makeDraft() -> LinkDraft {
    guard director.window != nil else {
      return LinkDraft(plan: LinkPlan(obstacle: .init(.refuses(.windowClosed))))
    }
    guard let root = director.runningRoot, let record = director.record(root),
      let flow = record.flow
    else { return LinkDraft(plan: LinkPlan(obstacle: .init(.waits(.firstFlow)))) }
    guard request.goal.root.fits(flow) else {
      let refusal = Refusal.otherRoot(request.goal.root.name, director.typeName(of: flow))
      return LinkDraft(plan: LinkPlan(obstacle: .init(.refuses(refusal))))
    }
    checkRoutes(below: flow)
    var draft = LinkDraft(plan: LinkPlan(), root: root)
    var snapshot = snapshot(of: root)
    choose(&draft, snapshot, root, flow)
    let steps = Array(draft.steps)
    lookAtSteps(steps, snapshot, root)
    let target = target(steps)
    let view = LinkView(director, snapshot.fork(from: root, to: target), target)
    draft.layers = view.layers
    view.complete(&snapshot, draft.layers, styles)
    draft.plan = LinkPlan(from: snapshot, root: root, to: target)
    draft.firstGate = draft.plan.closedGates.first.flatMap(gate)
    let problems = steps.compactMap { step in
      step.problem.map { LinkPlan.Obstacle(.refuses($0), at: step.address) }
    }
    let fronts = LinkFronts(director)
    let hidden = draft.plan.reveals.flatMap(fronts.guardedBehind) + view.guardedBeside(styles)
    var asked = Set(draft.plan.takesAway)
    let questions = hidden.filter { asked.insert($0).inserted }.map {
      LinkPlan.Obstacle(.asks($0))
    }
    draft.plan.add(problems + questions)
    return draft
  }

  // MARK: Steps

  /// Stops a debug build at a step whose route the root flow does not name for restoration. A dry run is
  /// enough to find it.
  private func checkRoutes(below root: any AnyFlow) {
    guard request.goal.restoration == nil else { return }
    for step in request.goal.steps(root) {
      RouteList.check(step.address.route, of: step.way.parent, below: root)
    }
  }

  /// Takes the steps of a link. Of a restoration, those behind a closed gate are put aside.
  private func choose(
    _ draft: inout LinkDraft, _ snapshot: StorySnapshot, _ root: CoordinatorID,
    _ flow: any AnyFlow
  ) {
    var steps: [LinkStep]
    if let (rest, oldRoot) = request.rest {
      let found = snapshot.found(from: root, to: plainTarget(rest.steps))
      // Flows that were shown and have ended since were left by the person.
      let gone = rest.steps.withDescendants { index in
        oldRoot != root || (index < rest.passed && found[index] == nil)
      }
      draft.abandoned = gone
      steps = rest.steps
      for index in steps.indices {
        if index < rest.passed { steps[index].comesToFront = false }
        steps[index].hold = nil
      }
      steps = steps.picking(steps.indices.filter { !gone.contains($0) })
    } else {
      steps = request.goal.steps(flow)
    }
    draft.rest = LinkRest(steps)
    guard request.goal.restoration != nil else { return }
    let found = snapshot.found(from: root, to: plainTarget(steps))
    for (index, step) in steps.enumerated() where found[index] == nil {
      guard let parent = shower(of: step, found, root),
        let gate = parent.closedGates(before: step).first
      else { continue }
      steps[index].hold = LinkHold(
        gate, asks: comesIntoSight(index, steps, found))
    }
    draft.rest = LinkRest(sorting: steps)
  }

  private func plainTarget(_ steps: [LinkStep]) -> StoryTarget {
    StoryTarget(steps.map { StoryTarget.Step($0.address, below: $0.parent) })
  }

  /// The flow that shows a step, if it is there.
  private func shower(
    of step: LinkStep, _ found: [Int: CoordinatorID], _ root: CoordinatorID
  ) -> FlowRecord? {
    (step.parent.map { found[$0] } ?? root).flatMap(director.record)
  }

  /// Returns a Boolean value that indicates whether a step would be in front, and not in a tab that
  /// is not selected.
  private func comesIntoSight(
    _ index: Int, _ steps: [LinkStep], _ found: [Int: CoordinatorID]
  ) -> Bool {
    guard let root = director.runningRoot else { return true }
    return LinkFronts.comesIntoSight(index, steps) { index in
      if let record = found[index].flatMap(director.record) { return record.style }
      return shower(of: steps[index], found, root).flatMap { parent in
        parent.flow.map { parent.style(of: steps[index], $0) }
      }
    }
  }

  /// Asks the flows that are there for the style and the gates of the steps that they show.
  private mutating func lookAtSteps(
    _ steps: [LinkStep], _ snapshot: StorySnapshot, _ root: CoordinatorID
  ) {
    let found = snapshot.found(from: root, to: plainTarget(steps))
    for (index, step) in steps.enumerated() {
      guard let parent = shower(of: step, found, root), let flow = parent.flow else { continue }
      styles[index] = parent.style(of: step, flow)
      stepGates[index] = step.way.gates(flow).filter { !$0.isOpen }
    }
  }

  private func target(_ steps: [LinkStep]) -> StoryTarget {
    StoryTarget(
      steps.enumerated().map { index, step in
        var copy = StoryTarget.Step(
          step.address, below: step.parent, as: styles[index]?.step ?? .automatic,
          closedGates: stepGates[index]?.map(\.name) ?? [])
        copy.comesToFront = step.comesToFront
        return copy
      })
  }

  private func gate(_ closed: LinkPlan.ClosedGate) -> Gate? {
    let gates =
      switch closed.owner {
      case .flow(let id): flowGates[id]
      case .step(let index): stepGates[index]
      }
    return gates?[closed.position]
  }

  // MARK: Flows

  private mutating func snapshot(of root: CoordinatorID) -> StorySnapshot {
    var snapshot = StorySnapshot()
    let fronts = LinkFronts(director)
    var rest = [root]
    while let id = rest.popLast() {
      guard let node = director.tree[id], node.phase == .running,
        let record = director.record(id)
      else { continue }
      var copy = StorySnapshot.Node(
        id, parent: id == root ? nil : node.parent, address: director.links.address(of: record))
      if let flow = record.flow {
        copy.survives = flow.survivesLinks
        copy.isGuarded = flow.leaveGuard != nil
        let closed = flow.linkGates.filter { !$0.isOpen }
        flowGates[id] = closed
        copy.closedGates = closed.map(\.name)
      }
      copy.hasStack = director.navigation(for: record) != nil
      if let screen = node.screens.first.flatMap(director.screen) {
        copy.isBeside = fronts.isBeside(screen)
        copy.isRevealable = copy.isBeside && !director.isInFront(screen)
      }
      snapshot.append(copy)
      rest += director.tree.children(of: id).reversed()
    }
    return snapshot
  }
}

extension Director {
  /// The flow from which links begin.
  var runningRoot: CoordinatorID? { tree.rootIDs.last { tree[$0]?.phase == .running } }
}

extension FlowStyle {
  /// The kind of style that a plan distinguishes.
  var step: StepStyle {
    switch kind {
    case .automatic: .automatic
    case .push: .push
    case .root: .root
    case .replace: .replace
    case .present: .present
    case .child: .child
    case .slot: .slot
    }
  }
}
