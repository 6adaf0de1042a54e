import StorylineCore
import UIKit

/// Something of UIKit's that holds screens of flows, as a director sees it.
///
/// A container is read each time it is asked: nothing of what it answers is kept, so that no callback
/// that does not come can leave it wrong.
@MainActor
protocol Container: AnyObject {
  /// What the tree calls it.
  var container: ContainerID { get }

  /// What it hangs in the window with; `nil` when that is gone from memory.
  var anchor: UIViewController? { get }

  /// What it holds, the lowest first.
  var contents: [UIViewController] { get }

  /// Whether it holds what is seen, and no transition moves it.
  var isSettled: Bool { get }

  /// Why screens are missing when it settles next, where its contents cannot tell.
  var cause: Reason? { get set }

  /// The modal that it was in when it was last seen: it knows why both are gone.
  var carrier: ModalWatcher? { get set }

  /// Whether it is somewhere in `window`.
  func isAttached(to window: UIWindow) -> Bool

  /// Listens to what happens to it; again, when the app took the place for itself.
  func install()

  /// Listens no more, and gives the app's delegates their places back.
  func uninstall()

  /// Asks the transition that runs, if there is one, to tell of its end.
  func watchTransition()

  /// Whether a transition runs that is going to tell of its end.
  var awaitsTransition: Bool { get }
}

extension Container {
  func isAttached(to window: UIWindow) -> Bool { anchor.map(window.holds) ?? false }
}

extension UIWindow {
  /// Whether a controller is below the root of this window, or presented by one that is.
  func holds(_ controller: UIViewController) -> Bool {
    var each = controller
    while true {
      if let outer = each.outer {
        each = outer
      } else if each === rootViewController {
        return true
      } else if let presenter = each.presentingViewController {
        each = presenter
      } else {
        return false
      }
    }
  }
}
