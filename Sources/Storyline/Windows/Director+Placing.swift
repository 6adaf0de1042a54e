import StorylineCore
import UIKit

// Where a screen goes.
extension Director {
  func place(
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
      let stack = stack(navigation)
      adopt(screen, as: id, by: record)
      tree.place(id, of: record.id, in: stack.container)
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
      tree.place(id, of: record.id, in: windowRoot(window).container)
      window.rootViewController = screen
    case .navigation:
      let navigation = UINavigationController(rootViewController: screen)
      tree.place(id, of: record.id, in: stack(navigation).container)
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
}
