import StorylineCore
import UIKit

// Commands: given at any time, carried out one after the other in settled states.
extension Director {
  // MARK: Giving

  func show(
    _ screen: UIViewController, of record: FlowRecord, animated: Bool, whenBusy policy: BusyPolicy
  ) -> ScreenHandle {
    let handle = ScreenHandle(.waiting)
    let id = tree.makeScreen(String(describing: type(of: screen)))
    do {
      try admit(id, screen, from: record, policy)
    } catch {
      handle.receipt = error.receipt
      changed()
      return handle
    }
    give(
      .show(id, of: record.id),
      Payload(screen: screen, animated: animated, handle: handle))
    return handle
  }

  /// Returns whether this is what decides how the flow ends.
  func decideFinish(of record: FlowRecord) -> Bool {
    reconcile()
    if tree.finish(record.id) {
      // Who goes is not on the way any more.
      queue.arrivals.withdraw(.coordinator(record.id))
      return true
    }
    tree.note(.refused(record.id, .notRunning))
    changed()
    return false
  }

  func removeScreens(of record: FlowRecord, animated: Bool) {
    give(.remove(record.id), Payload(screen: nil, animated: animated, handle: nil))
  }

  private func give(_ command: Command, _ payload: Payload) {
    let id = queue.append(command)
    payloads[id] = payload
    carryOutCommands()
    if payloads[id] != nil { tree.note(.queued(id)) }
    setNeedsSettling()
    changed()
  }

  // MARK: Carrying out

  /// Whether no container is in the middle of a transition.
  var isSettled: Bool { watchers.values.allSatisfy(\.isSettled) }

  /// Carries out what waits for as long as everything is settled.
  func carryOutCommands() {
    for watcher in watchers.values { watcher.install() }
    reconcile()
    if isSettled { queue.arrivals.settle() }
    while isSettled, let (id, command) = queue.next() {
      let payload = payloads.removeValue(forKey: id)
      switch command {
      case .show(let screen, let owner):
        if let payload { carryOutShow(screen, of: owner, payload) }
      case .remove(let owner):
        if tree[owner] != nil { takeAway(screensOf: owner, animated: payload?.animated ?? false) }
      }
      queue.complete(id)
      reconcile()
    }
    for watcher in watchers.values { watcher.watchTransition() }
  }

  private func carryOutShow(_ id: ScreenID, of owner: CoordinatorID, _ payload: Payload) {
    guard let screen = payload.screen else { return }
    guard let record = record(owner), tree[owner]?.phase == .running else {
      queue.arrivals.withdraw(.screen(id))
      payload.handle?.receipt = .refused(.notRunning)
      untold += tree.refuse(id, of: owner, .notRunning)
      return
    }
    do {
      try place(screen, as: id, of: record, animated: payload.animated)
      queue.arrivals.begin(.screen(id))
      payload.handle?.receipt = .performed
      markShown(record)
    } catch {
      queue.arrivals.withdraw(.screen(id))
      payload.handle?.receipt = .refused(error)
      let changes = tree.refuse(id, of: owner, error)
      if !changes.endings.isEmpty { record.outcomeBox.receipt = .refused(error) }
      untold += changes
    }
  }

  /// A flow is shown when it, or one that it shows in its own place, has a screen.
  private func markShown(_ record: FlowRecord) {
    var each: FlowRecord? = record
    while let current = each, current.outcomeBox.receipt == .waiting {
      current.outcomeBox.receipt = .performed
      queue.arrivals.begin(.coordinator(current.id))
      each = current.parent
    }
  }

  // MARK: Placing a screen

  private func place(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, animated: Bool
  ) throws(Refusal) {
    guard let window else { throw .windowClosed }
    guard screen.parent == nil, screen !== window.rootViewController, self.id(of: screen) == nil
    else { throw .screenAlreadyShown }
    let isFirst = tree[record.id]?.screensBelow == 0
    switch style(of: record).kind {
    case .root(let wrapper):
      setRoot(screen, as: id, of: record, in: wrapper, window)
    case .push, .automatic:
      guard !(screen is UINavigationController) else { throw .notAllowedThere }
      guard let navigation = navigation(for: record) else { throw .noNavigationController }
      let watcher = watcher(of: navigation)
      adopt(screen, as: id, by: record)
      tree.place(id, of: record.id, in: watcher.container)
      navigation.pushViewController(screen, animated: animated && (record.animated || !isFirst))
      if !navigation.viewControllers.contains(screen) { tree.notTaken(id) }
    }
  }

  /// How the next screen of a flow is shown.
  private func style(of record: FlowRecord) -> FlowStyle {
    if tree[record.id]?.screensBelow != 0 { return .push }
    guard record.style == .automatic, let parent = record.parent else { return record.style }
    return style(of: parent)
  }

  private func setRoot(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, in wrapper: Wrapper,
    _ window: UIWindow
  ) {
    adopt(screen, as: id, by: record)
    switch wrapper {
    case .plain:
      // The window stays one container: what it held is missing when it settles.
      let container = plainRoot ?? tree.makeContainer(.window)
      plainRoot = container
      tree.place(id, of: record.id, in: container)
      window.rootViewController = screen
    case .navigation:
      let navigation = UINavigationController(rootViewController: screen)
      let watcher = watcher(of: navigation)
      tree.place(id, of: record.id, in: watcher.container)
      window.rootViewController = navigation
    }
  }

  /// The stack that a flow is on: that of its topmost screen, or of those it shows, or of whoever
  /// shows it.
  func navigation(for record: FlowRecord) -> UINavigationController? {
    var each: FlowRecord? = record
    while let current = each {
      let own = tree[current.id]?.screens.last ?? tree.screensBelow(current.id).last
      if let own, let screen = screen(own) {
        return screen as? UINavigationController ?? screen.navigationController
      }
      each = current.parent
    }
    return nil
  }

  private func watcher(of navigation: UINavigationController) -> StackWatcher {
    if let watcher = watchers.values.first(where: { $0.navigation === navigation }) {
      return watcher
    }
    // Another window's director may have watched it before.
    associated(StackWatcher.self, of: navigation)?.uninstall()
    let watcher = StackWatcher(
      navigation, container: tree.makeContainer(.stack), director: self)
    watchers[watcher.container] = watcher
    return watcher
  }

  // MARK: Taking screens away

  private func takeAway(screensOf owner: CoordinatorID, animated: Bool) {
    let going = tree.screensBelow(owner).compactMap(screen)
    var staysInSight = going.contains { $0 === window?.rootViewController }
    for watcher in watchers.values.sorted(by: { $0.container.number < $1.container.number }) {
      guard let navigation = watcher.navigation else { continue }
      let old = navigation.viewControllers
      let new = old.filter { each in !going.contains { $0 === each } }
      guard new.count < old.count else { continue }
      guard let top = new.last else {
        staysInSight = true
        continue
      }
      if old.starts(with: new) {
        navigation.popToViewController(top, animated: animated)
      } else {
        navigation.setViewControllers(new, animated: animated && top !== old.last)
      }
    }
    guard staysInSight else { return }
    // Neither a window nor a stack can be left empty.
    let left = tree.screensBelow(owner)
    untold += tree.leaveScreens(of: owner)
    for id in left { updateKeeping(of: id) }
  }
}
