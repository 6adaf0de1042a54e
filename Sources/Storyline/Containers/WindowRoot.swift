import StorylineCore
import UIKit

/// A window whose root is a screen of a flow, without a container around it.
///
/// The window stays the same container whatever its root is: what it held is missing when it settles.
@MainActor
final class WindowRoot: Container {
  let container: ContainerID
  private weak var window: UIWindow?
  var cause: Reason?
  weak var carrier: ModalWatcher?

  init(_ window: UIWindow, container: ContainerID) {
    self.window = window
    self.container = container
  }

  var anchor: UIViewController? { window?.rootViewController }

  var contents: [UIViewController] { window?.rootViewController.map { [$0] } ?? [] }

  // A root is swapped without a transition.
  var isSettled: Bool { true }

  func isAttached(to window: UIWindow) -> Bool { self.window === window }

  // Nothing tells of a new root: the release of the old one does.
  func install() {}
  func uninstall() {}
  func watchTransition() {}

  var awaitsTransition: Bool { false }
}
