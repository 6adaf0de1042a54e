import StorylineCore
import UIKit

/// Keeps the tree of flows of one window equal to the contents of the window's containers.
///
/// Every end of a flow goes through here: each change of the tree is collected, and
/// ``takeEndings()`` returns the collected endings once.
@MainActor
final class Reconciler {
  /// The flows of the window and their screens.
  private(set) var tree = CoordinatorTree()
  /// The containers that hold screens of flows, in the order in which they were made.
  private(set) var containers: [any Container] = []
  private var containersByID: [ContainerID: any Container] = [:]
  /// The container of bound screens whose place is unknown or cannot be observed.
  private var elsewhere: ContainerID?
  /// Ended flows whose observers have not been notified.
  private var endings = Changes()
  let registry = FlowRegistry()
  /// The director of the window, which owns this object.
  unowned var director: Director!

  var window: UIWindow? { director.window }

  // MARK: Finding

  /// Returns the identifier of a screen that belongs to a flow of this window.
  func id(of screen: UIViewController) -> ScreenID? {
    registry.idGiven(to: screen).flatMap { tree.owner(of: $0) == nil ? nil : $0 }
  }

  /// Returns the nearest screen of a flow around a controller, itself included.
  func enclosingScreen(of controller: UIViewController) -> ScreenID? {
    var each: UIViewController? = controller
    while let current = each {
      if let id = id(of: current) { return id }
      each = current.outer
    }
    return nil
  }

  func container(_ id: ContainerID) -> (any Container)? { containersByID[id] }

  /// Returns the container that a screen is in, if it is watched.
  func container(of screen: ScreenID) -> (any Container)? {
    tree.container(of: screen).flatMap(container)
  }

  // MARK: Flows

  func note(_ event: Event) { tree.note(event) }

  func makeFlow(for flow: any AnyFlow) -> CoordinatorID {
    tree.makeCoordinator(registry.typeName(of: flow))
  }

  func discard(_ id: CoordinatorID) { tree.discard(id) }

  func attach(
    _ id: CoordinatorID, to parent: CoordinatorID?, as placement: Placement
  ) throws(NotTaken) {
    do {
      try tree.attach(id, to: parent, as: placement)
    } catch {
      throw .refused(error)
    }
  }

  /// Decides how a flow ends: with a value, or for a reason.
  ///
  /// - Returns: `false` if that was decided before.
  func finish(_ id: CoordinatorID, because reason: Reason? = nil) -> Bool {
    tree.finish(id, because: reason)
  }

  /// Ends the flows whose screens were removed.
  func endFinished() {
    endings += tree.endFinished()
    // A root that runs without a screen is about to show the next one.
    for id in tree.rootIDs where tree.hasNoScreens(id) {
      if let record = registry.record(id) { registry.keep(record) }
    }
  }

  /// Ends a flow that was released from memory.
  func release(_ id: CoordinatorID) { endings += tree.release(id) }

  /// Ends all flows, because the window was released.
  func closeWindow() { endings += tree.closeWindow() }

  // MARK: Screens

  func makeScreen(for screen: UIViewController) -> ScreenID {
    tree.makeScreen(registry.typeName(of: screen))
  }

  /// Makes a screen part of a flow, in a container that holds it or is about to.
  func adopt(
    _ screen: UIViewController, as id: ScreenID, by record: FlowRecord, in container: ContainerID
  ) {
    registry.adopt(screen, ScreenToken(id: id, director: director), by: record)
    tree.place(id, of: record.id, in: container)
  }

  /// Records that UIKit did not take a screen, or has not taken it yet.
  func notTaken(_ id: ScreenID) { tree.notTaken(id) }

  /// Refuses a screen of a flow. A flow that has never shown one ends.
  ///
  /// - Returns: `true` if the flow ended.
  @discardableResult
  func refuse(_ id: ScreenID, of owner: CoordinatorID, _ refusal: Refusal) -> Bool {
    let changes = tree.refuse(id, of: owner, refusal)
    endings += changes
    return !changes.endings.isEmpty
  }

  /// Takes a screen from its flow.
  func release(_ id: ScreenID, because reason: Reason) {
    endings += tree.release(id, because: reason)
  }

  /// Takes screens from a flow that ends, and that stay in sight.
  func leave(_ staying: [ScreenID], of owner: CoordinatorID) {
    guard !staying.isEmpty else { return }
    endings += tree.leave(staying, of: owner)
    for id in staying { updateKeeping(of: id) }
  }

  /// Takes screens from an ending flow that only the app can remove.
  func leaveScreensElsewhere(of owner: CoordinatorID) {
    guard let elsewhere else { return }
    for id in tree.screensBelow(owner) where tree.container(of: id) == elsewhere {
      release(id, because: .released)
      updateKeeping(of: id)
    }
  }

  func isElsewhere(_ id: ScreenID) -> Bool {
    elsewhere.map { tree.container(of: id) == $0 } ?? false
  }

  private func updateKeeping(of id: ScreenID) {
    registry.updateKeeping(of: id, by: tree.owner(of: id))
  }

  func forgetScreen(_ id: ScreenID) { registry.forgetScreen(id, owner: tree.owner(of: id)) }

  // MARK: Endings

  /// A Boolean value that indicates whether observers of ended flows are still to be notified.
  var hasEndings: Bool { !endings.isEmpty }

  /// Returns the endings since the last call.
  func takeEndings() -> Changes {
    defer { endings = Changes() }
    return endings
  }

  // MARK: Log

  /// Returns the events that observers have not been given yet.
  func takePendingEvents() -> [Event] { tree.takePendingEvents() }

  func setObserved(_ isObserved: Bool) { tree.setObserved(isObserved) }

  // MARK: Containers

  /// Makes the state of a new container. It counts once it is added.
  func makeState(_ kind: ContainerID.Kind, in enclosing: ScreenID? = nil) -> ContainerState {
    ContainerState(tree.makeContainer(kind, in: enclosing), director: director)
  }

  func add(_ container: any Container) {
    let id = container.container
    let index = containers.lastIndex { $0.container.number < id.number }.map { $0 + 1 } ?? 0
    containers.insert(container, at: index)
    containersByID[id] = container
  }

  private func remove(_ container: any Container) {
    containers.removeAll { $0 === container }
    containersByID[container.container] = nil
    director.leaveGuards.open(container.container)
    container.uninstall()
  }

  /// Closes all containers of a window that will not be visible again.
  func closeContainers() {
    for container in containers {
      endings += tree.close(container.container, because: .windowClosed)
      remove(container)
    }
  }

  // MARK: Reconciling

  /// Compares the tree with every container that is settled.
  func reconcile() {
    let director: Director = director
    guard let window = director.window else {
      closeWindow()
      // A screen retains the director, and the watcher of pages retains their screens.
      for container in containers { remove(container) }
      director.leaveGuards.openAll()
      director.links.windowDidClose()
      return
    }
    findBoundScreens()
    findMovedScreens()
    director.leaveGuards.putBack()
    // The reasons are read while the objects that have them still exist.
    var causes: [ContainerID: Reason] = [:]
    for container in containers where !container.isAttached(to: window) {
      causes[container.container] = container.causeWhenDetached(from: window)
    }
    for container in containers {
      look(at: container, detachedBecause: causes[container.container], in: director)
    }
    endFinished()
  }

  private func look(
    at container: any Container, detachedBecause cause: Reason?, in director: Director
  ) {
    let id = container.container
    guard tree.contains(id) else {
      // It left with the screen that contained it.
      remove(container)
      return
    }
    if director.leaveGuards.withholds(container) { return }
    guard let cause else {
      container.enclosingModal = modal(around: container)
      if container.isSettled { read(container, in: director) }
      return
    }
    if container.awaitsChoice() || isInUnsettled(container) { return }
    if container.isOrphan { note(.kept(id)) }
    endings += tree.close(id, because: cause)
    remove(container)
  }

  /// Returns whether the container around another one is about to leave, and may still come back.
  private func isInUnsettled(_ container: any Container) -> Bool {
    guard let screen = container.anchor.flatMap(enclosingScreen),
      let outer = tree.container(of: screen), outer != container.container
    else { return false }
    return self.container(outer)?.isSettled == false
  }

  private func read(_ container: any Container, in director: Director) {
    let containerID = container.container
    var contents = container.contents.map { controller -> ScreenID? in
      // A screen may have moved to another container since.
      guard let id = registry.idGiven(to: controller), tree.container(of: id) == containerID else {
        return nil
      }
      return id
    }
    if !container.countsForeignScreens { contents.removeAll { $0 == nil } }
    endings += tree.settle(
      containerID, contents: contents, because: container.cause ?? container.usualCause)
    container.contentsWereRead(by: director, isDismissing: director.transitions.isDismissing)
  }

  // MARK: Screens that moved

  /// Makes a screen that the app shows itself part of a flow.
  func bind(_ screen: UIViewController, as id: ScreenID, to record: FlowRecord) {
    adopt(screen, as: id, by: record, in: container(holding: screen) ?? makeElsewhere())
  }

  private func makeElsewhere() -> ContainerID {
    if let elsewhere { return elsewhere }
    let container = tree.makeContainer(.elsewhere)
    elsewhere = container
    return container
  }

  /// Checks whether bound screens with an unknown place are now where they can be observed. The
  /// others are found when they are released.
  private func findBoundScreens() {
    guard let elsewhere else { return }
    for id in tree.screens(in: elsewhere) {
      guard let screen = registry.screen(id), let container = container(holding: screen) else {
        continue
      }
      tree.move(id, to: container)
    }
  }

  /// Checks whether UIKit moved screens from one stack to another: then they are not missing.
  private func findMovedScreens() {
    for container in containers {
      for navigation in container.exchangingStacks { findMovedScreens(on: stack(navigation)) }
    }
  }

  private func findMovedScreens(on stack: StackWatcher) {
    for screen in stack.contents {
      guard let id = id(of: screen), let former = tree.container(of: id),
        former != stack.container, container(former)?.contents.contains(screen) != true
      else { continue }
      tree.move(id, to: stack.container)
    }
  }
}
