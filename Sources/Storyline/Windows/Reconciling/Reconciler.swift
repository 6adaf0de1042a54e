import StorylineCore
import UIKit

/// Keeps the tree of flows of one window equal to the contents of the window's containers.
@MainActor
final class Reconciler {
  /// The flows of the window, which this object changes when the containers have changed.
  let flows: WindowFlows
  private var list = ContainerList()
  /// The container of bound screens whose place is unknown or cannot be observed.
  private var elsewhere: ContainerID?
  /// The director of the window, which owns this object.
  unowned var director: Director!

  init(_ flows: WindowFlows) { self.flows = flows }

  var window: UIWindow? { director.window }

  /// The containers that hold screens of flows, in the order in which they were made.
  var containers: [any Container] { list.all }

  private var tree: CoordinatorTree {
    // A getter would copy the tree for each question.
    _read { yield flows.tree }
  }

  // MARK: Finding

  /// Returns the nearest screen of a flow around a controller, itself included.
  func enclosingScreen(of controller: UIViewController) -> ScreenID? {
    var each: UIViewController? = controller
    while let current = each {
      if let id = flows.id(of: current) { return id }
      each = current.outer
    }
    return nil
  }

  func container(_ id: ContainerID) -> (any Container)? { list[id] }

  /// Returns the container that a screen is in, if it is watched.
  func container(of screen: ScreenID) -> (any Container)? {
    tree.container(of: screen).flatMap(container)
  }

  // MARK: Screens outside of containers

  /// Takes screens from an ending flow that only the app can remove.
  func leaveScreensElsewhere(of owner: CoordinatorID) {
    guard let elsewhere else { return }
    for id in tree.screensBelow(owner) where tree.container(of: id) == elsewhere {
      flows.release(id, because: .released)
      flows.updateKeeping(of: id)
    }
  }

  func isElsewhere(_ id: ScreenID) -> Bool {
    elsewhere.map { tree.container(of: id) == $0 } ?? false
  }

  // MARK: Containers

  /// Makes the state of a new container. It counts once it is added.
  func makeState(_ kind: ContainerID.Kind, in enclosing: ScreenID? = nil) -> ContainerState {
    ContainerState(flows.makeContainer(kind, in: enclosing), director: director)
  }

  func add(_ container: any Container) { list.add(container) }

  private func remove(_ container: any Container) {
    list.remove(container)
    director.leaveGuards.open(container.container)
    container.uninstall()
  }

  /// Closes all containers of a window that will not be visible again.
  func closeContainers() {
    for container in containers {
      flows.close(container.container, because: .windowClosed)
      remove(container)
    }
  }

  // MARK: Reconciling

  /// Compares the tree with every container that is settled.
  func reconcile() {
    let director: Director = director
    guard let window = director.window else {
      flows.closeWindow()
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
    flows.endFinished()
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
    if container.isOrphan { flows.note(.kept(id)) }
    flows.close(id, because: cause)
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
      guard let id = flows.registry.idGiven(to: controller), tree.container(of: id) == containerID
      else {
        return nil
      }
      return id
    }
    if !container.countsForeignScreens { contents.removeAll { $0 == nil } }
    flows.settle(
      containerID, contents: contents, because: container.cause ?? container.usualCause)
    container.contentsWereRead(by: director, isDismissing: director.transitions.isDismissing)
  }

  // MARK: Screens that moved

  /// Makes a screen that the app shows itself part of a flow.
  func bind(_ screen: UIViewController, as id: ScreenID, to record: FlowRecord) {
    flows.adopt(
      screen, as: id, by: record, in: container(holding: screen) ?? makeElsewhere())
  }

  private func makeElsewhere() -> ContainerID {
    if let elsewhere { return elsewhere }
    let container = flows.makeContainer(.elsewhere)
    elsewhere = container
    return container
  }

  /// Checks whether bound screens with an unknown place are now where they can be observed. The
  /// others are found when they are released.
  private func findBoundScreens() {
    guard let elsewhere else { return }
    for id in tree.screens(in: elsewhere) {
      guard let screen = flows.registry.screen(id), let container = container(holding: screen)
      else {
        continue
      }
      flows.move(id, to: container)
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
      guard let id = flows.id(of: screen), let former = tree.container(of: id),
        former != stack.container, container(former)?.contents.contains(screen) != true
      else { continue }
      flows.move(id, to: stack.container)
    }
  }
}
