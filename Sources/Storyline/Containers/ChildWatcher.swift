import StorylineCore
import UIKit

/// Watches one controller that is contained in a screen.
///
/// UIKit has no delegate for containment. An invisible view in the child's view detects that it
/// leaves the window, and the release of the child detects the rest.
@MainActor
final class ChildWatcher: Container {
  let state: ContainerState
  private weak var child: UIViewController?
  private weak var host: UIViewController?
  private let observer = ObserverView()

  init(_ child: UIViewController, of host: UIViewController, _ state: ContainerState) {
    self.child = child
    self.host = host
    self.state = state
    observer.onWindowChange = { [weak director = state.director] in director?.setNeedsSettling() }
  }

  var anchor: UIViewController? { host }

  var contents: [UIViewController] { child.map { [$0] } ?? [] }

  // Out of its host it holds nothing any more, and never will.
  func isAttached(to window: UIWindow) -> Bool {
    child?.parent === host && hasHost(in: window)
  }

  private func hasHost(in window: UIWindow) -> Bool { host.map(window.holds) ?? false }

  // If the host is still in the window, the child was taken out of it.
  func causeWhenDetached(from window: UIWindow) -> Reason {
    cause ?? (hasHost(in: window) ? .removed : causeFromOutside)
  }

  var isSettled: Bool { true }

  func install() {
    observer.observe(child?.viewIfLoaded)
  }

  func uninstall() {
    observer.onWindowChange = nil
    observer.removeFromSuperview()
  }

  // In the order that UIKit asks for.
  func takeAway(_ going: [UIViewController], animated: Bool) -> [UIViewController] {
    guard let child, let host, child.parent === host, going.contains(child) else { return [] }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    return []
  }
}
