import StorylineCore
import UIKit

// The root of the window.
extension Director {
  /// Makes a screen the root. What is presented goes first: UIKit would keep it for ever.
  func setRoot(
    _ show: ShowCommand, of record: FlowRecord, in wrapper: Wrapper, _ window: UIWindow
  ) throws(Refusal) -> CommandRunner.Progress {
    let (screen, id) = (show.screen, show.id)
    leaveGuards.permit(leaving: window.rootViewController.map(screensAway) ?? [])
    switch wrapper {
    case .plain:
      guard !(screen is UIAlertController) else { throw .notAllowedThere }
      let root = reconciler.windowRoot(window)
      flows.adopt(screen, as: id, by: record, in: root.container)
      guard dismissAll() else {
        window.rootViewController = screen
        return .done
      }
      show.wait(for: screen)
      flows.notTaken(id)
    case .navigation:
      guard !(screen is UINavigationController), !(screen is UIAlertController) else {
        throw .notAllowedThere
      }
      let navigation = UINavigationController(rootViewController: screen)
      let stack = StackWatcher(navigation, reconciler.makeState(.stack))
      // From here on the screen is its flow's, which does not end with what is dismissed.
      flows.adopt(screen, as: id, by: record, in: stack.container)
      guard dismissAll() else {
        setRoot(navigation, stack, window)
        return .done
      }
      show.wait(for: navigation)
      flows.notTaken(id)
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
    reconciler.add(stack)
  }

  /// Returns whether there is anything to wait for.
  private func dismissAll() -> Bool {
    transitions.dismissAll(because: links.isFollowing ? .link : .rootReplaced)
  }
}
