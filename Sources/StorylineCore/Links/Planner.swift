// The computation of a plan.
extension LinkPlan {
  /// The difference between the present and the wanted screens of a window.
  ///
  /// The existing steps of the link are kept. Everything above the last of them is removed;
  /// everything below stays, because it is not in the way.
  package init(from snapshot: StorySnapshot, root: CoordinatorID, to target: StoryTarget) {
    self.init()
    let planner = Planner(snapshot: snapshot, root: root, target: target)
    planner.make(&self)
  }
}

extension StorySnapshot {
  /// The coordinator that shows the first missing step, and the position of that step; the coordinator of the
  /// last step, and `nil`, when no step is missing.
  package func fork(
    from root: CoordinatorID, to target: StoryTarget
  ) -> (at: CoordinatorID, step: Int?) {
    let planner = Planner(snapshot: self, root: root, target: target)
    var plan = LinkPlan()
    planner.findSteps(&plan)
    guard let index = target.steps.indices.first(where: { plan.found[$0] == nil }) else {
      return (planner.lastFound(plan), nil)
    }
    return (target.steps[index].parent.flatMap { plan.found[$0] } ?? root, index)
  }

  /// The coordinators of the existing steps, by the position of the step.
  package func found(from root: CoordinatorID, to target: StoryTarget) -> [Int: CoordinatorID] {
    var plan = LinkPlan()
    Planner(snapshot: self, root: root, target: target).findSteps(&plan)
    return plan.found
  }
}

private struct Planner {
  let snapshot: StorySnapshot
  let root: CoordinatorID
  let target: StoryTarget
  /// The lowest and the topmost place of each coordinator's own screens.
  private var places: [CoordinatorID: (first: Place, last: Place)] = [:]

  /// The position of a screen: its layer, and its index in the layer.
  struct Place: Comparable {
    let layer: Int
    let index: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.layer, one.index) < (other.layer, other.index)
    }
  }

  init(snapshot: StorySnapshot, root: CoordinatorID, target: StoryTarget) {
    self.snapshot = snapshot
    self.root = root
    self.target = target
    for (layer, screens) in snapshot.layers.enumerated() {
      for (index, owners) in screens.enumerated() {
        let place = Place(layer: layer, index: index)
        for owner in owners { places[owner] = (places[owner]?.first ?? place, place) }
      }
    }
  }

  func make(_ plan: inout LinkPlan) {
    findSteps(&plan)
    var cut = cut(for: plan)
    // A flow above the last step cannot be kept, though another step leads to it.
    let last = lastFound(plan)
    let covered = plan.found.filter { isAbove($0.value, cut) && !snapshot.isBelow(last, $0.value) }
    if !covered.isEmpty {
      forget(Set(covered.values), in: &plan)
      cut = self.cut(for: plan)
    }
    plan.cut = cut.map { ($0.layer, $0.index + 1) }
    plan.keeps = [root] + plan.found.sorted { $0.key < $1.key }.map(\.value)
    plan.shows = target.steps.indices.filter { plan.found[$0] == nil }
      .map { target.steps[$0].address }
    spare(&plan, cut)
    takeAway(&plan)
    reveal(&plan)
    collectObstacles(&plan)
  }

  // MARK: What is there

  func findSteps(_ plan: inout LinkPlan) {
    var byParent: [CoordinatorID: [StorySnapshot.Node]] = [:]
    for node in snapshot.nodes {
      guard let parent = node.parent, node.address != nil else { continue }
      byParent[parent, default: []].append(node)
    }
    var taken: Set<CoordinatorID> = []
    for (index, step) in target.steps.enumerated() {
      let parent = step.parent.map { plan.found[$0] } ?? root
      // Of several the one that was shown last, which lies above the others.
      guard let parent,
        let node = byParent[parent]?.last(where: {
          $0.address == step.address && !taken.contains($0.id)
        })
      else { continue }
      taken.insert(node.id)
      plan.found[index] = node.id
    }
  }

  private func forget(_ ids: Set<CoordinatorID>, in plan: inout LinkPlan) {
    var gone = Set(plan.found.filter { ids.contains($0.value) }.keys)
    for (index, step) in target.steps.enumerated() {
      if let parent = step.parent, gone.contains(parent) { gone.insert(index) }
    }
    for index in gone { plan.found[index] = nil }
  }

  // MARK: Where to cut

  /// The last place that stays; `nil` when everything is removed.
  private func cut(for plan: LinkPlan) -> Place? {
    let firstNew = target.steps.indices.first { plan.found[$0] == nil }
    let last = lastFound(plan)
    guard let firstNew else { return top(of: last) }
    let parent = target.steps[firstNew].parent.flatMap { plan.found[$0] } ?? root
    // Flows that were found after the parent lie above it, and stay in front.
    let base = standsElsewhere(last) ? top(of: parent) : max(top(of: last), top(of: parent))
    switch target.steps[firstNew].style {
    case .root: return nil
    case .push, .present, .child, .automatic: return base
    case .slot:
      // It covers none of the screens beside it.
      guard snapshot.layers.indices.contains(base.layer) else { return base }
      return Place(layer: base.layer, index: snapshot.layers[base.layer].count - 1)
    case .replace:
      guard let first = places[parent]?.first ?? places[lowestShower(parent) ?? parent]?.first
      else { return base }
      return Place(layer: first.layer, index: first.index - 1)
    }
  }

  /// The existing step that comes last in the target.
  func lastFound(_ plan: LinkPlan) -> CoordinatorID {
    plan.found.max { $0.key < $1.key }?.value ?? root
  }

  /// The topmost own screen; for a flow without one, that of the flow that replaces it.
  private func top(of id: CoordinatorID) -> Place {
    if let place = places[id]?.last { return place }
    if let lowest = lowestShower(id), let place = places[lowest]?.last { return place }
    // It has no screen anywhere: no existing screen is above it.
    guard let layer = snapshot.layers.indices.last else { return Place(layer: 0, index: -1) }
    return Place(layer: layer, index: snapshot.layers[layer].count - 1)
  }

  /// Returns a Boolean value that indicates whether a coordinator is beside the front, so that
  /// nothing in front lies above it.
  private func standsElsewhere(_ id: CoordinatorID) -> Bool {
    snapshot[id]?.isBeside == true && places[id] == nil && lowestShower(id) == nil
  }

  /// Returns the coordinator with the lowest screen among those below a coordinator.
  private func lowestShower(_ id: CoordinatorID) -> CoordinatorID? {
    for layer in snapshot.layers {
      for owners in layer {
        if let owner = owners.first(where: { snapshot.isBelow($0, id) }) { return owner }
      }
    }
    return nil
  }

  private func isAbove(_ id: CoordinatorID, _ cut: Place?) -> Bool {
    guard let place = cut else { return true }
    guard let first = places[id]?.first ?? lowestShower(id).flatMap({ places[$0]?.first }) else {
      return false
    }
    return first > place
  }

  // MARK: What goes

  private func goes(_ place: Place, _ plan: LinkPlan) -> Bool {
    guard let cut = plan.cut else { return true }
    if place.layer == cut.layer { return place.index >= cut.stays }
    return plan.firstLayerThatGoes.map { place.layer >= $0 } ?? false
  }

  /// Spares presented flows that survive links, as long as nothing below them has to be removed.
  private func spare(_ plan: inout LinkPlan, _ cut: Place?) {
    guard let place = cut else {
      plan.firstLayerThatGoes = snapshot.layers.isEmpty ? nil : 0
      return
    }
    var layer = place.layer + 1
    while layer < snapshot.layers.count, let owner = snapshot.layers[layer].first?.first,
      let survivor = survivor(above: owner)
    {
      plan.spares.append(survivor)
      layer += 1
    }
    plan.firstLayerThatGoes = layer < snapshot.layers.count ? layer : nil
  }

  private func survivor(above id: CoordinatorID) -> CoordinatorID? {
    var each: CoordinatorID? = id
    while let current = each, let node = snapshot[current] {
      if node.survives { return current }
      each = node.parent
    }
    return nil
  }

  private func takeAway(_ plan: inout LinkPlan) {
    var going: [CoordinatorID: Int] = [:]
    var staying: Set<CoordinatorID> = []
    var tops: [CoordinatorID: Place] = [:]
    for (layer, screens) in snapshot.layers.enumerated() {
      for (index, owners) in screens.enumerated() {
        let place = Place(layer: layer, index: index)
        let isGoing = goes(place, plan)
        if isGoing { plan.cutsScreens = true }
        for owner in owners {
          var each: CoordinatorID? = owner
          while let current = each {
            if isGoing {
              going[current, default: 0] += 1
              tops[current] = place
            } else if !staying.insert(current).inserted {
              // Flows above were here before.
              break
            }
            each = snapshot[current]?.parent
          }
        }
      }
    }
    for owner in snapshot.aside {
      var each: CoordinatorID? = owner
      while let current = each, staying.insert(current).inserted {
        each = snapshot[current]?.parent
      }
    }
    for owner in snapshot.replaced {
      var each: CoordinatorID? = owner
      while let current = each {
        going[current, default: 0] += 1
        each = snapshot[current]?.parent
      }
    }
    let kept = Set(plan.keeps)
    var ends: Set<CoordinatorID> = []
    // Parents come first: a flow without a screen of its own goes with the one that shows it.
    for node in snapshot.nodes where !kept.contains(node.id) {
      let goesWithParent = node.parent.map(ends.contains) ?? false
      let isEmptied = going[node.id] != nil && !staying.contains(node.id)
      if goesWithParent || isEmptied { ends.insert(node.id) }
    }
    let none = Place(layer: -1, index: 0)
    plan.takesAway = snapshot.nodes.reversed().filter { ends.contains($0.id) }
      .enumerated().sorted { one, other in
        let (first, second) = (
          tops[one.element.id] ?? none, tops[other.element.id] ?? none
        )
        return first == second ? one.offset < other.offset : first > second
      }
      .map(\.element.id)
    plan.cannotSpare = plan.takesAway.filter { snapshot[$0]?.survives == true }
  }

  /// Adds the steps that bring existing screens to the front.
  private func reveal(_ plan: inout LinkPlan) {
    for (index, id) in plan.found.sorted(by: { $0.key < $1.key }) {
      guard target.steps[index].comesToFront, snapshot[id]?.isRevealable == true else { continue }
      plan.reveals.append(id)
    }
  }

  // MARK: What stands in the way

  private func collectObstacles(_ plan: inout LinkPlan) {
    if !plan.isEmpty {
      let passed = passed(plan)
      for id in plan.keeps where passed.contains(id) {
        let gates = snapshot[id]?.closedGates ?? []
        addGates(gates, of: .flow(id), at: snapshot[id]?.address, &plan)
      }
    }
    for (index, step) in target.steps.enumerated() where plan.found[index] == nil {
      addGates(step.closedGates, of: .step(index), at: step.address, &plan)
    }
    if let index = target.steps.indices.first(where: { plan.found[$0] == nil }) {
      let step = target.steps[index]
      let parent = step.parent.flatMap { plan.found[$0] } ?? root
      let needsStack = step.style == .push || step.style == .replace
      if needsStack, snapshot[parent]?.hasStack == false {
        plan.obstacles.append(
          LinkPlan.Obstacle(.refuses(.noNavigationController), at: step.address))
      }
    }
    for id in plan.takesAway where snapshot[id]?.isGuarded == true {
      plan.obstacles.append(LinkPlan.Obstacle(.asks(id)))
    }
  }

  /// The coordinators on the way to the target: a step begins there. The target itself is not among
  /// them.
  private func passed(_ plan: LinkPlan) -> Set<CoordinatorID> {
    Set(target.steps.compactMap { step in step.parent.map { plan.found[$0] } ?? root })
  }

  private func addGates(
    _ names: [String], of owner: LinkPlan.ClosedGate.Owner, at address: Address?,
    _ plan: inout LinkPlan
  ) {
    for (position, name) in names.enumerated() {
      plan.obstacles.append(LinkPlan.Obstacle(.waits(.gate(name)), at: address))
      plan.closedGates.append(LinkPlan.ClosedGate(owner: owner, position: position))
    }
  }
}
