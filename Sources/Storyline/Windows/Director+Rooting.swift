import StorylineCore
import UIKit

// The root of the window.
extension Director {
  /// Makes a screen the root. What is presented goes first: UIKit would keep it for ever.
  func setRoot(
    _ screen: UIViewController, as id: ScreenID, of record: FlowRecord, in wrapper: Wrapper,
    _ window: UIWindow, _ payload: inout Payload
  ) throws(Refusal) -> Progress {
    switch wrapper {
    case .plain:
      guard !(screen is UIAlertController) else { throw .notAllowedThere }
      let root = windowRoot(window)
      adopt(screen, as: id, by: record)
      tree.place(id, of: record.id, in: root.container)
      guard dismissAll(in: window) else {
        window.rootViewController = screen
        return .done
      }
      payload.comingRoot = screen
      tree.notTaken(id)
    case .navigation:
      guard !(screen is UINavigationController), !(screen is UIAlertController) else {
        throw .notAllowedThere
      }
      let navigation = UINavigationController(rootViewController: screen)
      let stack = StackWatcher(
        navigation, container: tree.makeContainer(.stack), director: self)
      adopt(screen, as: id, by: record)
      // From here on the screen is its flow's, which does not end with what is dismissed.
      tree.place(id, of: record.id, in: stack.container)
      guard dismissAll(in: window) else {
        setRoot(navigation, stack, window)
        return .done
      }
      payload.comingRoot = navigation
      tree.notTaken(id)
    }
    return .hasToWait
  }

  /// Makes a controller the root for which something had to be dismissed.
  func finishRoot(_ root: UIViewController, _ window: UIWindow) {
    if let navigation = root as? UINavigationController,
      let stack = associated(StackWatcher.self, of: navigation)
    {
      setRoot(navigation, stack, window)
    } else {
      window.rootViewController = root
    }
  }

  private func setRoot(
    _ navigation: UINavigationController, _ stack: StackWatcher, _ window: UIWindow
  ) {
    window.rootViewController = navigation
    add(stack)
  }

  /// Returns whether there is anything to wait for.
  private func dismissAll(in window: UIWindow) -> Bool {
    guard !window.isHidden, let lowest = window.presentedChain.first else { return false }
    let cause = links.open.contains { $0.run != nil } ? Reason.link : .rootReplaced
    for case let modal as ModalWatcher in containers.values { modal.cause = cause }
    dismiss(lowest, animated: false)
    return true
  }
}
