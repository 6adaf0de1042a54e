import StorylineCore

/// A reference model of the tree of coordinators, as simple as possible: arrays that are searched
/// from end to end, without counters and links.
///
/// A walk takes the same steps in both, and compares.
struct SlowTree {
  struct Node {
    let id: CoordinatorID
    let parent: CoordinatorID?
    var screens: [ScreenID] = []
    var isFinishing = false
    var wasShown = false
  }

  private(set) var nodes: [Node] = []
  private(set) var contents: [ScreenID?] = []
  private var placed: [ScreenID] = []
  private var untaken: [ScreenID] = []
  private(set) var endings: [Ending] = []

  // MARK: Asking

  private func index(_ id: CoordinatorID) -> Int? { nodes.firstIndex { $0.id == id } }

  func children(of id: CoordinatorID?) -> [CoordinatorID] {
    nodes.filter { $0.parent == id }.map(\.id)
  }

  /// Returns the subtree, descendants first.
  func subtree(_ id: CoordinatorID) -> [CoordinatorID] {
    children(of: id).flatMap(subtree) + [id]
  }

  func screens(below id: CoordinatorID) -> [ScreenID] {
    subtree(id).flatMap { each in nodes.first { $0.id == each }?.screens ?? [] }
  }

  private func owner(of screen: ScreenID) -> CoordinatorID? {
    nodes.first { $0.screens.contains(screen) }?.id
  }

  // MARK: Doing

  mutating func attach(_ id: CoordinatorID, below parent: CoordinatorID?) {
    nodes.append(Node(id: id, parent: parent))
  }

  mutating func place(_ screen: ScreenID, of id: CoordinatorID, isTaken: Bool) {
    guard let index = index(id) else { return }
    nodes[index].screens.append(screen)
    placed.append(screen)
    if !isTaken { untaken.append(screen) }
    var each: CoordinatorID? = id
    while let current = each, let index = self.index(current) {
      nodes[index].wasShown = true
      each = nodes[index].parent
    }
  }

  mutating func finish(_ id: CoordinatorID) {
    if let index = index(id) { nodes[index].isFinishing = true }
  }

  mutating func settle(_ new: [ScreenID?], because cause: Reason?) {
    let new = new.map { $0.flatMap { owner(of: $0) == nil ? nil : $0 } }
    untaken.removeAll { new.contains($0) }
    placed = placed.filter { owner(of: $0) != nil }
    let missing = placed.filter { !new.contains($0) && !untaken.contains($0) }
    let reason = cause ?? (contents.starts(with: new) ? .popped : .replaced)
    contents = new
    // Whose screen came first ends first.
    let losers = missing.compactMap(owner)
    for index in nodes.indices { nodes[index].screens.removeAll { missing.contains($0) } }
    sort()
    endFinished()
    endEmptied(losers, reason)
  }

  // The order is the container's; what it has not taken comes last.
  private mutating func sort() {
    for index in nodes.indices {
      let there = contents.compactMap { $0 }.filter { nodes[index].screens.contains($0) }
      nodes[index].screens = there + nodes[index].screens.filter { !there.contains($0) }
    }
  }

  mutating func lose(_ screen: ScreenID, because reason: Reason) {
    guard let id = owner(of: screen), let index = index(id) else { return }
    nodes[index].screens.removeAll { $0 == screen }
    endFinished()
    endEmptied([id], reason)
  }

  mutating func leave(_ id: CoordinatorID) {
    let parent = nodes.first { $0.id == id }?.parent
    for screen in screens(below: id) {
      for index in nodes.indices { nodes[index].screens.removeAll { $0 == screen } }
      if let parent, let index = index(parent) { nodes[index].screens.append(screen) }
    }
    sort()
  }

  mutating func endFinished() {
    // The first that called `finish` ends first.
    for id in finishers where index(id) != nil && screens(below: id).isEmpty {
      end(id, .parentEnded)
    }
    finishers = finishers.filter { index($0) != nil }
  }

  /// The coordinators that called `finish`, in that order; the walk appends them.
  var finishers: [CoordinatorID] = []

  mutating func refuse(of id: CoordinatorID, _ refusal: Refusal) {
    guard let node = nodes.first(where: { $0.id == id }), !node.isFinishing, !node.wasShown,
      screens(below: id).isEmpty
    else { return }
    end(id, .parentEnded, [id], .refused(refusal))
  }

  mutating func release(_ id: CoordinatorID) {
    if index(id) != nil { end(id, .parentEnded, [id], .released) }
  }

  // MARK: Ending

  // Of those that lost a screen and have none left, each ends with its ancestors that have none;
  // the reason of all of them is that of the lost screen.
  private mutating func endEmptied(_ losers: [CoordinatorID], _ reason: Reason) {
    let emptied = losers.filter { index($0) != nil && screens(below: $0).isEmpty }
    let named = losers + emptied.flatMap(emptiedParents)
    for id in emptied where index(id) != nil {
      end(emptiedParents(of: id).last ?? id, .parentEnded, named, reason)
    }
  }

  private func emptiedParents(of id: CoordinatorID) -> [CoordinatorID] {
    guard let parent = nodes.first(where: { $0.id == id })?.parent, screens(below: parent).isEmpty
    else { return [] }
    return [parent] + emptiedParents(of: parent)
  }

  private mutating func end(
    _ top: CoordinatorID, _ others: Reason, _ named: [CoordinatorID] = [],
    _ reason: Reason = .parentEnded
  ) {
    for id in subtree(top) {
      guard let index = index(id) else { continue }
      let node = nodes.remove(at: index)
      let why = named.contains(id) ? reason : others
      endings.append(Ending(id: id, result: node.isFinishing ? .finished : .cancelled(why)))
    }
  }
}
