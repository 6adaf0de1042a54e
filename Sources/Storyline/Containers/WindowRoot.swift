import StorylineCore
import UIKit

/// A window whose root is a screen of a flow, without a container around it.
///
/// The window stays the same container for every root: screens of an earlier root are missing when
/// it settles.
@MainActor
final class WindowRoot: Container {
  let state: ContainerState
  private weak var window: UIWindow?

  init(_ window: UIWindow, _ state: ContainerState) {
    self.window = window
    self.state = state
  }

  var anchor: UIViewController? { window?.rootViewController }

  var contents: [UIViewController] { window?.rootViewController.map { [$0] } ?? [] }

  // A root of the app's own is no part of a segment.
  var countsForeignScreens: Bool { false }

  var usualCause: Reason? { .rootReplaced }

  // A root is swapped without a transition.
  var isSettled: Bool { true }

  func isAttached(to window: UIWindow) -> Bool { self.window === window }

  // A window cannot be left empty.
  func takeAway(_ going: [UIViewController], animated: Bool) -> [UIViewController] {
    contents.filter(going.contains)
  }

  // UIKit reports no new root: the release of the old one does.
  func install() {}
  func uninstall() {}
}
