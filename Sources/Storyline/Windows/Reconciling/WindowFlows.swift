import StorylineCore
import UIKit

/// The flows of one window: their tree, the objects behind its identifiers, and the observers of both.
///
/// Every end of a flow goes through here: each change of the tree is collected, and ``takeEndings()``
/// returns the collected endings once.
@MainActor
final class WindowFlows {
  /// The flows of the window and their screens.
  private(set) var tree = CoordinatorTree()
  /// The flows and the screens behind the identifiers of the tree.
  let registry = FlowRegistry()
  /// The flows that have begun and not shown anything yet.
  let starts = FlowStarts()
  /// The observers of the log and of the tree.
  let observers = StoryObservers()
  /// The number of the tree, so that rows of several windows do not mix.
  let number: Int
  /// Ended flows whose observers have not been notified.
  private var endings = Changes()

  init(number: Int) { self.number = number }

  /// Returns the identifier of a screen that belongs to a flow of this window.
  func id(of screen: UIViewController) -> ScreenID? {
    registry.idGiven(to: screen).flatMap { tree.owner(of: $0) == nil ? nil : $0 }
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
    registry.adopt(screen, ScreenToken(id: id, director: record.director), by: record)
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

  /// Lets a screen keep the flow that owns it now.
  func updateKeeping(of id: ScreenID) {
    registry.updateKeeping(of: id, by: tree.owner(of: id))
  }

  func forgetScreen(_ id: ScreenID) { registry.forgetScreen(id, owner: tree.owner(of: id)) }

  // MARK: Containers

  func makeContainer(_ kind: ContainerID.Kind, in enclosing: ScreenID? = nil) -> ContainerID {
    tree.makeContainer(kind, in: enclosing)
  }

  /// Compares the tree with the contents of a settled container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - contents: The screens that it holds, the lowest first; `nil` for one of no flow.
  ///   - cause: The reason why screens are missing.
  func settle(_ container: ContainerID, contents: [ScreenID?], because cause: Reason?) {
    endings += tree.settle(container, contents: contents, because: cause)
  }

  /// Removes a container that has left the window, with the screens in it.
  func close(_ container: ContainerID, because cause: Reason) {
    endings += tree.close(container, because: cause)
  }

  /// Records that UIKit moved a screen to another container.
  func move(_ id: ScreenID, to container: ContainerID) { tree.move(id, to: container) }

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
}
