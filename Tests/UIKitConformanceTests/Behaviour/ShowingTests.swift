import StorylineTesting
import Testing
import UIKit

/// 4.6: a controller is shown by the nearest container that can.
@MainActor @Suite(.harness) struct ShowingTests {
  let harness: any Harness = PlatformHarness()

  private final class Container: UIViewController {
    var shown: [UIViewController] = []
    var details: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      details.append(vc)
    }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(arguments: [false, true])
  func `4.6.1 where nobody around shows, the one that was asked presents`(details: Bool) throws {
    let (root, child, next) = (UIViewController(), UIViewController(), UIViewController())
    embed(child, in: root)
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    if details {
      child.showDetailViewController(next, sender: nil)
    } else {
      child.show(next, sender: nil)
    }
    try harness.settle()
    #expect(root.presentedViewController === next)
    #expect(next.view.window != nil)
  }

  @Test func `4.6.2 the nearest parent that overrides the method is asked`() throws {
    let (outer, inner) = (Container(), Container())
    let (plain, child, next) = (UIViewController(), UIViewController(), UIViewController())
    embed(inner, in: outer)
    embed(plain, in: inner)
    embed(child, in: plain)
    harness.makeWindow(root: outer).makeKeyAndVisible()
    try harness.settle()
    child.show(next, sender: nil)
    child.showDetailViewController(next, sender: nil)
    #expect(inner.shown == [next])
    #expect(inner.details == [next])
    #expect(outer.shown.isEmpty)
    #expect(outer.details.isEmpty)
  }

  @Test func `4.6.3 a navigation controller pushes what is shown, animated`() throws {
    let (top, child, next) = (UIViewController(), UIViewController(), UIViewController())
    embed(child, in: top)
    let navigation = try harness.showNavigation([top])
    harness.holdTime()
    child.show(next, sender: nil)
    harness.turn()
    #expect(navigation.viewControllers == [top, next])
    #expect(navigation.transitionCoordinator?.isAnimated == true)
    try harness.settle()
  }

  @Test func `4.6.3 details pass a navigation controller by, and are presented at last`() throws {
    let (top, next) = (UIViewController(), UIViewController())
    let navigation = try harness.showNavigation([top])
    top.showDetailViewController(next, sender: nil)
    try harness.settle()
    #expect(navigation.viewControllers == [top])
    #expect(navigation.presentedViewController === next)
  }

  @Test func `1.9.12 children never contain what is presented`() throws {
    let (root, next) = (UIViewController(), UIViewController())
    harness.makeWindow(root: root).makeKeyAndVisible()
    try harness.settle()
    root.present(next, animated: false)
    try harness.settle()
    #expect(root.children.isEmpty)
    #expect(next.parent == nil)
  }
}
