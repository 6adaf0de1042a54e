import StorylineCore
import UIKit

// Screens that the app shows itself, and flows that it ends from outside.
extension Director {
  // MARK: Binding

  /// Lets a screen that the app shows itself belong to a flow.
  ///
  /// It is no command: nothing is done to UIKit, so it need not wait for a transition.
  func bind(_ screen: UIViewController, to record: FlowRecord, _ handle: ScreenHandle) {
    reconcile()
    if let refusal = reasonAgainstBinding(screen, to: record) {
      handle.receipt = refuse(refusal, to: record)
      return
    }
    handle.receipt = .performed
    guard id(of: screen) == nil else { return }
    let id = tree.makeScreen(typeName(of: screen))
    adopt(screen, as: id, by: record)
    let container = container(holding: screen)
    tree.place(id, of: record.id, in: container ?? placeElsewhere())
    markShown(record)
    for container in containers.values { container.watchTransition() }
    // It may be about to be pushed.
    setNeedsSettling()
    changed()
  }

  private func reasonAgainstBinding(
    _ screen: UIViewController, to record: FlowRecord
  ) -> Refusal? {
    guard tree[record.id]?.phase == .running else { return .notRunning }
    if let id = id(of: screen) {
      return tree.owner(of: id) == record.id ? nil : .screenAlreadyShown
    }
    return Self.living.contains { $0.id(of: screen) != nil } ? .screenAlreadyShown : nil
  }

  /// Binds what was bound to a flow before it had a place in the tree.
  func bindWaitingScreens(of flow: any AnyFlow, _ record: FlowRecord) {
    let waiting = flow.unattached
    flow.unattached = []
    for each in waiting {
      if let screen = each.screen { bind(screen, to: record, each.handle) }
    }
  }

  // MARK: Finding

  private func placeElsewhere() -> ContainerID {
    if let elsewhere { return elsewhere }
    let container = tree.makeContainer(.elsewhere)
    elsewhere = container
    return container
  }

  /// Looks whether screens whose place was not known are now where they can be watched.
  ///
  /// The others are found when they are released.
  func findBoundScreens() {
    guard let elsewhere else { return }
    for id in tree.screens(in: elsewhere) {
      guard let screen = screen(id), let container = container(holding: screen) else { continue }
      tree.move(id, to: container)
    }
  }

  /// Looks whether screens went from one stack to another, as they do when columns become one: they are
  /// not missing.
  func findMovedScreens() {
    let columns = containersInOrder.compactMap { $0 as? ColumnWatcher }
    guard !columns.isEmpty else { return }
    for navigation in columns.flatMap(\.seats).compactMap({ $0 as? UINavigationController }) {
      let stack = stack(navigation)
      for screen in stack.contents {
        guard let id = id(of: screen), let former = tree.container(of: id),
          former != stack.container, containers[former]?.contents.contains(screen) != true
        else { continue }
        tree.move(id, to: stack.container)
      }
    }
  }

  /// The container of this window that holds a screen itself.
  private func container(holding screen: UIViewController) -> ContainerID? {
    guard let window, window.holds(screen) else { return nil }
    if screen === window.rootViewController { return windowRoot(window).container }
    watchHolder(around: screen)
    if let holder = screen.holder, !(screen is UINavigationController) { return holder.container }
    if screen.parent == nil { return modal(screen).container }
    guard let navigation = screen.parent as? UINavigationController,
      navigation.viewControllers.contains(screen)
    else { return nil }
    return stack(navigation).container
  }

  // MARK: Ending from outside

  /// Ends a flow without a value. What has ended, or is about to, is left as it is.
  @discardableResult
  func close(_ record: FlowRecord, because reason: Reason, animated: Bool) -> Receipt {
    reconcile()
    guard tree[record.id]?.phase == .running else { return .performed }
    _ = decideEnd(of: record, because: reason)
    removeScreens(of: record, animated: animated)
    return tree[record.id] == nil ? .performed : .waiting
  }

  /// Writes a refusal down and answers with it.
  func refuse(_ refusal: Refusal, to record: FlowRecord) -> Receipt {
    tree.note(.refused(record.id, refusal))
    changed()
    return .refused(refusal)
  }

  /// Lets go of the screens that are where nobody but the app can take them away.
  func leaveScreensElsewhere(of owner: CoordinatorID) {
    guard let elsewhere else { return }
    for id in tree.screensBelow(owner) where tree.container(of: id) == elsewhere {
      untold += tree.release(id, because: .released)
      updateKeeping(of: id)
    }
  }
}
