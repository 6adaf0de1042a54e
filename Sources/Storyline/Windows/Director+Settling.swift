import StorylineCore
import UIKit

// Reconciling the tree with the containers, and telling who ended.
extension Director {
  /// Reconciles, carries out what waits, and tells everybody whose flow has ended.
  ///
  /// It runs by itself, never inside a call of UIKit or of the app.
  func settle() {
    carryOutCommands()
    tellEndings()
    changed()
  }

  // MARK: Reconciling

  /// Compares the tree with every container that is settled.
  func reconcile() {
    // In the middle of a command, containers do not hold yet what they are about to hold.
    guard !queue.isCarryingOut else { return }
    guard let window else {
      untold += tree.closeWindow()
      return
    }
    for watcher in watchers.values.sorted(by: { $0.container.number < $1.container.number }) {
      if !watcher.isAttached(to: window) {
        watchers[watcher.container] = nil
        watcher.uninstall()
        untold += tree.close(watcher.container, because: .rootReplaced)
      } else if watcher.isSettled, let navigation = watcher.navigation {
        let contents = navigation.viewControllers.map(id)
        untold += tree.settle(watcher.container, contents: contents, because: watcher.cause)
        watcher.cause = nil
      }
    }
    if let plainRoot {
      let root = window.rootViewController.flatMap(id)
      let isOurs = root.flatMap(tree.container(of:)) == plainRoot
      untold += tree.settle(
        plainRoot, contents: isOurs ? [root] : [], because: .rootReplaced)
    }
    untold += tree.endFinished()
    holdRootsWithoutScreens()
  }

  // MARK: Telling

  /// Delivers outcomes in the order in which flows ended, those below first, and lets go of what is
  /// gone.
  private func tellEndings() {
    while untold != Changes() {
      let changes = untold
      untold = Changes()
      // Whoever is told may look at the flows, and may start new ones.
      let keptUntilTold = changes.endings.compactMap { record($0.id)?.flow }
      for id in changes.goneScreens { forgetScreen(id) }
      for ending in changes.endings {
        let box = record(ending.id)?.outcomeBox
        forgetFlow(ending.id)
        if box?.receipt == .waiting {
          // A flow may have had a value to give and no screen to show.
          box?.receipt = ending.result == .finished ? .performed : .refused(.endedBeforeShown)
        }
        box?.deliver(ending.result)
      }
      withExtendedLifetime(keptUntilTold) {}
    }
  }

  // MARK: The panel

  /// The flows of all windows, with their screens.
  static func panelRows() -> [PanelRow] {
    living.flatMap { director in director.tree.rootIDs.map { director.row(of: $0) } }
  }

  private func row(of id: CoordinatorID) -> PanelRow {
    let node = tree[id]
    let screens = node?.screens ?? []
    let tops = Set(watchers.keys.compactMap { tree.top(of: $0) })
    let screenRows = screens.map { screen in
      PanelRow(
        id: rowID(screen.number, isScreen: true), title: title(of: screen), detail: screen.name,
        badges: tops.contains(screen) ? ["current"] : [], children: [])
    }
    var badges: [String] = []
    if screens.contains(where: tops.contains) { badges.append("current") }
    if node?.phase == .finishing { badges.append("finishing") }
    if !isSettled, screens.contains(where: isMoving) { badges.append("settling") }
    let count = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
    return PanelRow(
      id: rowID(id.number, isScreen: false), title: id.name,
      detail: "\(node?.placement?.description ?? "") · \(count)", badges: badges,
      children: screenRows + tree.children(of: id).map(row))
  }

  private func isMoving(_ screen: ScreenID) -> Bool {
    guard let container = tree.container(of: screen), let watcher = watchers[container] else {
      return false
    }
    return !watcher.isSettled
  }

  private func title(of screen: ScreenID) -> String {
    self.screen(screen)?.title ?? screen.name
  }

  private func rowID(_ number: Int, isScreen: Bool) -> Int {
    (self.number << 32 | number) << 1 | (isScreen ? 1 : 0)
  }
}
