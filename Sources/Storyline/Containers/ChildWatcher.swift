import StorylineCore
import UIKit

/// Watches one controller that is contained in a screen.
///
/// UIKit has no delegate for containment: an invisible view in the child's view tells when that leaves
/// the window, and the child's release tells the rest.
@MainActor
final class ChildWatcher: Container {
  let container: ContainerID
  private weak var child: UIViewController?
  private weak var host: UIViewController?
  private let probe = Probe()
  var cause: Reason?
  weak var carrier: ModalWatcher?

  init(
    _ child: UIViewController, of host: UIViewController, container: ContainerID,
    director: Director
  ) {
    self.child = child
    self.host = host
    self.container = container
    probe.onMove = { [weak director] in director?.setNeedsSettling() }
  }

  var anchor: UIViewController? { host }

  var contents: [UIViewController] { child.map { [$0] } ?? [] }

  // Out of its host it holds nothing any more, and never will.
  func isAttached(to window: UIWindow) -> Bool {
    child?.parent === host && hasHost(in: window)
  }

  /// Whether the host stays, so that only the child can have been taken out.
  func hasHost(in window: UIWindow) -> Bool { host.map(window.holds) ?? false }

  var isSettled: Bool { true }

  func install() {
    probe.watch(child?.viewIfLoaded)
  }

  func uninstall() {
    probe.onMove = nil
    probe.removeFromSuperview()
  }

  func watchTransition() {}

  var awaitsTransition: Bool { false }

  /// Takes the child out of its host, in the order that UIKit asks for.
  func takeOut() {
    guard let child, let host, child.parent === host else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
