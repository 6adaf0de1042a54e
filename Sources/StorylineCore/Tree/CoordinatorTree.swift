/// The coordinators of one window, their parents, and the owners of the screens.
///
/// It is a value and independent of UIKit. The same calls give the same results. It gets the
/// contents of containers in settled states (``settle(_:contents:because:)``), and returns the
/// coordinators that have ended.
package struct CoordinatorTree: Sendable {
  /// One coordinator.
  package struct Node: Sendable {
    package enum Phase: Sendable {
      /// Made, but not yet part of the tree.
      case loose
      case running
      /// `finish` was called; the screens are still to be removed.
      case finishing
    }

    package let id: CoordinatorID
    package internal(set) var phase = Phase.loose
    /// The reason for the end without a value, once that is decided.
    var decided: Reason?
    package internal(set) var placement: Placement?
    package internal(set) var parent: CoordinatorID?
    /// The segment: its own screens, the lowest first.
    package internal(set) var screens: [ScreenID] = []
    /// The number of its screens and those of its descendants.
    package internal(set) var screensBelow = 0
    /// A Boolean value that indicates whether the coordinator, or one below it, has had a screen.
    package internal(set) var wasShown = false

    // Siblings are linked, so that attaching and ending have the same cost among 100,000 of them.
    var firstChild: CoordinatorID?
    var lastChild: CoordinatorID?
    var previous: CoordinatorID?
    var next: CoordinatorID?
  }

  struct Screen: Sendable {
    var owner: CoordinatorID
    var container: ContainerID
    /// A Boolean value that indicates whether the container has held the screen. Until then the
    /// screen cannot be missing.
    var wasSeen = true
    /// The containers in the screen, which are removed with it.
    var enclosed: [ContainerID] = []
  }

  struct Container: Sendable {
    var contents: [ScreenID?] = []
    var placed: [ScreenID] = []

    /// A Boolean value that indicates whether the contents are the screens that were placed, in their order.
    var holdsWhatWasPlaced: Bool {
      var index = 0
      for case let screen? in contents {
        guard index < placed.count, placed[index] == screen else { return false }
        index += 1
      }
      return index == placed.count
    }

    /// Returns the placed screens that are not in `contents`. Mostly the lower part is the same in both.
    func placedScreens(missingIn contents: [ScreenID?]) -> [ScreenID] {
      var index = 0
      while index < min(placed.count, contents.count), contents[index] == placed[index] {
        index += 1
      }
      let rest = contents[index...]
      return placed[index...].filter { !rest.contains($0) }
    }
  }

  package internal(set) var log = EventLog()
  var nodes: [CoordinatorID: Node] = [:]
  var screens: [ScreenID: Screen] = [:]
  var containers: [ContainerID: Container] = [:]
  /// The coordinators that called `finish` and still have screens, in order.
  var finishing: [CoordinatorID] = []
  private var roots: [CoordinatorID] = []
  private var lastNumber = (coordinator: 0, screen: 0, container: 0)

  package init() {}

  // MARK: Asking

  /// The node of a coordinator, unless it has ended.
  package subscript(id: CoordinatorID) -> Node? { nodes[id] }

  /// Returns whether a coordinator is part of the tree and has not called `finish`.
  package func isRunning(_ id: CoordinatorID) -> Bool { nodes[id]?.phase == .running }

  /// Returns whether neither a coordinator of the tree nor any below it has a screen.
  package func hasNoScreens(_ id: CoordinatorID) -> Bool { nodes[id]?.screensBelow == 0 }

  /// The coordinators without a parent, the oldest first.
  package var rootIDs: [CoordinatorID] { roots }

  /// The coordinators that `id` shows, the oldest first.
  package func children(of id: CoordinatorID) -> [CoordinatorID] {
    var result: [CoordinatorID] = []
    var child = nodes[id]?.firstChild
    while let each = child {
      result.append(each)
      child = nodes[each]?.next
    }
    return result
  }

  /// Returns the owner of a screen.
  package func owner(of screen: ScreenID) -> CoordinatorID? { screens[screen]?.owner }

  /// Returns a Boolean value that indicates whether a container is still part of the tree.
  package func contains(_ container: ContainerID) -> Bool { containers[container] != nil }

  /// Returns the container of a screen.
  package func container(of screen: ScreenID) -> ContainerID? { screens[screen]?.container }

  /// The place of a screen among those that a container holds, counted from 1; `nil` until it does.
  package func position(of screen: ScreenID, in container: ContainerID) -> Int? {
    containers[container]?.contents.firstIndex(of: screen).map { $0 + 1 }
  }

  /// Every screen of a coordinator and of those below it, theirs first.
  package func screensBelow(_ id: CoordinatorID) -> [ScreenID] {
    subtree(id).flatMap { nodes[$0]?.screens ?? [] }
  }

  /// A coordinator and its descendants, descendants first. It follows the links instead of
  /// recursion, so that any depth works.
  package func subtree(_ id: CoordinatorID) -> [CoordinatorID] {
    guard nodes[id] != nil else { return [] }
    var result: [CoordinatorID] = []
    var each = deepestFirst(id)
    while each != id {
      result.append(each)
      guard let node = nodes[each], let parent = node.parent else { break }
      each = node.next.map(deepestFirst) ?? parent
    }
    result.append(id)
    return result
  }

  private func deepestFirst(_ id: CoordinatorID) -> CoordinatorID {
    var each = id
    while let child = nodes[each]?.firstChild { each = child }
    return each
  }

  /// The topmost screen of a container in its last settled state, if it belongs to a coordinator.
  package func top(of container: ContainerID) -> ScreenID? {
    containers[container]?.contents.last ?? nil
  }

  // MARK: Making names

  /// Creates the identifier of a coordinator that is not yet part of the tree.
  package mutating func makeCoordinator(_ name: String) -> CoordinatorID {
    lastNumber.coordinator += 1
    let id = CoordinatorID(number: lastNumber.coordinator, name: name)
    nodes[id] = Node(id: id)
    return id
  }

  /// Removes a coordinator that was never attached.
  package mutating func discard(_ id: CoordinatorID) {
    if nodes[id]?.phase == .loose { nodes[id] = nil }
  }

  /// Reuses the identifier of a coordinator of another tree.
  mutating func introduce(_ id: CoordinatorID) {
    if nodes[id] == nil { nodes[id] = Node(id: id) }
  }

  /// Reuses the identifier of a container of another tree.
  mutating func introduce(_ id: ContainerID) {
    if containers[id] == nil { containers[id] = Container() }
  }

  /// Creates the identifier of a screen that is not yet shown.
  package mutating func makeScreen(_ name: String) -> ScreenID {
    lastNumber.screen += 1
    return ScreenID(number: lastNumber.screen, name: name)
  }

  /// Creates the identifier of an empty container.
  ///
  /// - Parameters:
  ///   - kind: The kind of container.
  ///   - screen: The screen that contains it, and is removed with it.
  /// - Returns: The identifier.
  package mutating func makeContainer(
    _ kind: ContainerID.Kind, in screen: ScreenID? = nil
  ) -> ContainerID {
    lastNumber.container += 1
    let id = ContainerID(number: lastNumber.container, kind: kind)
    containers[id] = Container()
    if let screen { enclose(id, in: screen) }
    return id
  }

  /// Records that a container is a part of a screen, and is removed with it.
  mutating func enclose(_ container: ContainerID, in screen: ScreenID) {
    guard screens[screen] != nil else { return }
    screens[screen]?.enclosed.append(container)
    log.append(.enclosed(container, screen))
  }

  // MARK: Attaching

  /// Makes `child` a part of the tree, below `parent` or as a root.
  ///
  /// A coordinator is attached once: never below itself, below one that it shows, or a second time.
  package mutating func attach(
    _ child: CoordinatorID, to parent: CoordinatorID?, as placement: Placement
  ) throws(Refusal) {
    if let refusal = reasonAgainst(child, below: parent) {
      log.append(.refused(child, refusal))
      throw refusal
    }
    update(child) {
      $0.phase = .running
      $0.placement = placement
      $0.parent = parent
    }
    if let parent { link(child, below: parent) } else { roots.append(child) }
    log.append(.attached(child, parent: parent, placement))
  }

  private func reasonAgainst(_ child: CoordinatorID, below parent: CoordinatorID?) -> Refusal? {
    if child == parent { return .ownChild }
    if let parent, nodes[parent]?.phase != .running { return .notRunning }
    // A loose coordinator is above no other: the ancestors are only walked to name the mistake.
    if nodes[child]?.phase == .loose { return nil }
    var ancestor = parent.flatMap { nodes[$0]?.parent }
    while let each = ancestor {
      if each == child { return .ancestor }
      ancestor = nodes[each]?.parent
    }
    return .alreadyShown
  }

  private mutating func link(_ child: CoordinatorID, below parent: CoordinatorID) {
    let last = nodes[parent]?.lastChild
    update(child) { $0.previous = last }
    if let last { update(last) { $0.next = child } }
    update(parent) {
      if last == nil { $0.firstChild = child }
      $0.lastChild = child
    }
  }

  /// Takes a coordinator out of its siblings and out of the tree.
  mutating func unlink(_ id: CoordinatorID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    if let previous = node.previous { update(previous) { $0.next = node.next } }
    if let next = node.next { update(next) { $0.previous = node.previous } }
    if let parent = node.parent {
      update(parent) {
        if $0.firstChild == id { $0.firstChild = node.next }
        if $0.lastChild == id { $0.lastChild = node.previous }
      }
    } else {
      roots.removeAll { $0 == id }
    }
  }

  mutating func update(_ id: CoordinatorID, _ change: (inout Node) -> Void) {
    guard let index = nodes.index(forKey: id) else { return }
    change(&nodes.values[index])
  }

  // MARK: Screens

  /// Records that `screen`, which belongs to `owner`, was put into `container`. From now on it can
  /// be missing.
  package mutating func place(
    _ screen: ScreenID, of owner: CoordinatorID, in container: ContainerID
  ) {
    screens[screen] = Screen(owner: owner, container: container)
    containers[container]?.placed.append(screen)
    update(owner) { $0.screens.append(screen) }
    count(1, from: owner)
    log.append(.shown(screen, owner, container))
  }

  /// Records that a container does not contain the screen that it was given. It may take it later;
  /// until then the screen is not missing.
  package mutating func notTaken(_ screen: ScreenID) {
    guard let container = screens[screen]?.container else { return }
    screens[screen]?.wasSeen = false
    log.append(.notTaken(screen, container))
  }

  /// Records that a screen has moved to another container.
  package mutating func move(_ screen: ScreenID, to container: ContainerID) {
    guard let record = screens[screen], record.container != container else { return }
    containers[record.container]?.placed.removeAll { $0 == screen }
    screens[screen]?.container = container
    screens[screen]?.wasSeen = true
    containers[container]?.placed.append(screen)
    log.append(.shown(screen, record.owner, container))
  }

  /// The screens that were handed to a container, and are not missing.
  package func screens(in container: ContainerID) -> [ScreenID] {
    containers[container]?.placed ?? []
  }

  /// Adds to the screens of a coordinator and of all above it.
  mutating func count(_ change: Int, from id: CoordinatorID) {
    var each: CoordinatorID? = id
    while let current = each {
      update(current) {
        $0.screensBelow += change
        if change > 0 { $0.wasShown = true }
      }
      each = nodes[current]?.parent
    }
  }

  // MARK: Recording

  /// Adds an event to the log that has no consequence for the tree.
  package mutating func note(_ event: Event) { log.append(event) }

  /// Keeps every event from now on, without a limit.
  package mutating func keepWholeLog() { log = .unbounded }

  /// Sets whether events are collected for observers of the log.
  package mutating func setObserved(_ isObserved: Bool) { log.hasObservers = isObserved }

  /// Returns the events that were added to the log since the last call, if it is observed.
  package mutating func takePendingEvents() -> [Event] { log.takePending() }
}
