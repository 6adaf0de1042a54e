import Foundation
import StorylineTesting
import UIKit

/// A visible window with a navigation controller at its root.
@MainActor
final class Stack {
  /// The screens are not what the benchmark believes them to be, so that its times mean nothing.
  struct WrongScreens: Error, CustomStringConvertible {
    let description: String
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation: UINavigationController
  private let depth: Int

  /// A stack of one screen that `fill` puts at the root of the window.
  init(_ fill: (UIWindow) -> Void) throws {
    fill(window)
    window.makeKeyAndVisible()
    try settleNow()
    guard let root = window.rootViewController as? UINavigationController else {
      throw WrongScreens(description: "The window has no navigation controller at its root.")
    }
    navigation = root
    depth = 1
    try settle(expecting: depth)
  }

  /// A stack of plain screens, every one with its view, as if it had been seen.
  init(depth: Int) throws {
    let screens = (0..<depth).map { _ in UIViewController() }
    for screen in screens { screen.loadViewIfNeeded() }
    navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    self.depth = depth
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try settle(expecting: depth)
  }

  func pushAndPop(
    _ push: (UINavigationController) -> Void = {
      $0.pushViewController(UIViewController(), animated: true)
    }
  ) throws {
    push(navigation)
    try settle(expecting: depth + 1)
    navigation.popViewController(animated: true)
    try settle(expecting: depth)
  }

  func presentAndDismiss() throws {
    let modal = UIViewController()
    navigation.present(modal, animated: true)
    try settle(expecting: depth, presenting: modal)
    navigation.dismiss(animated: true)
    try settle(expecting: depth)
  }

  /// A screen comes and goes, and tasks that wait for that on the main actor are resumed after
  /// each.
  func comeAndGo(
    presented: Bool, come: (UINavigationController) -> Void, go: (UINavigationController) -> Void
  ) throws {
    come(navigation)
    try settleNow()
    letTasksRun()
    guard presented == (navigation.presentedViewController != nil),
      navigation.viewControllers.count == (presented ? depth : depth + 1)
    else { throw WrongScreens(description: "The screen is not there.") }
    go(navigation)
    try settleNow()
    letTasksRun()
    try settle(expecting: depth)
  }

  /// Runs what was scheduled on the main actor: the run loop drains the main queue.
  private func letTasksRun() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  private func settle(expecting count: Int, presenting modal: UIViewController? = nil) throws {
    try settleNow()
    guard navigation.viewControllers.count == count else {
      throw WrongScreens(
        description:
          "The stack holds \(navigation.viewControllers.count) screens instead of \(count).")
    }
    guard navigation.presentedViewController === modal else {
      throw WrongScreens(
        description: modal == nil ? "A modal is still there." : "The modal is not there.")
    }
  }
}
