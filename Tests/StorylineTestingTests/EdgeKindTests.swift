import Testing
import UIKit

@testable import StorylineTesting

/// The kinds of ways, by the controllers before and after.
@MainActor @Suite(.stage(findsLeaks: false)) struct EdgeKindTests {
  private let window = UIWindow()

  /// The kind of what `change` does to a window with that root.
  private func kind(
    _ root: UIViewController, by actions: [MonkeyAction] = [], before: () -> Void = {},
    _ change: () -> Void
  ) throws -> EdgeKind {
    window.rootViewController = root
    window.makeKeyAndVisible()
    before()
    try settleNow()
    let old = ControllerTree()
    change()
    try settleNow()
    return EdgeKind(from: old, to: ControllerTree(), by: actions)
  }

  private func stack(_ count: Int) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = (0..<count).map { _ in UIViewController() }
    return stack
  }

  @Test func `a screen at the end of a stack is pushed`() throws {
    let stack = stack(1)
    let kind = try kind(stack) { stack.pushViewController(UIViewController(), animated: true) }
    #expect(kind == .push)
  }

  @Test func `a screen that goes from the end of a stack is a way back, by the action that did it`()
    throws
  {
    let ways: [(MonkeyAction, EdgeKind)] = [
      (.goBack, .back), (.swipeBack(isCancelled: false), .swipe), (.goBackTo("A"), .menu),
      (.tap(.init(name: "Done")), .code),
    ]
    for (action, expected) in ways {
      let stack = stack(2)
      let kind = try kind(stack, by: [action]) { stack.popViewController(animated: true) }
      #expect(kind == expected)
    }
  }

  @Test func `another array of a stack replaces it`() throws {
    let stack = stack(2)
    let kind = try kind(stack) {
      stack.setViewControllers([UIViewController()], animated: true)
    }
    #expect(kind == .replace)
  }

  @Test func `a modal is presented, dismissed, and pulled down`() throws {
    let root = UIViewController()
    let presents = try kind(root) { root.present(UIViewController(), animated: true) }
    #expect(presents == .present)
    let dismisses = try kind(root) { root.dismiss(animated: true) }
    #expect(dismisses == .dismiss)
    let pulls = try kind(
      root, by: [.pullDownSheet(isCancelled: false)],
      before: { root.present(UIViewController(), animated: true) }
    ) { root.dismiss(animated: true) }
    #expect(pulls == .pull)
  }

  @Test func `an alert whose button pushes leads to the screen that is pushed`() throws {
    let stack = stack(1)
    let kind = try kind(
      stack,
      before: {
        stack.present(
          UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
      }
    ) {
      stack.dismiss(animated: true)
      stack.pushViewController(UIViewController(), animated: true)
    }
    #expect(kind == .push)
  }

  @Test func `the other tab is selected`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack(1), stack(1)]
    #expect(try kind(tabs) { tabs.selectedIndex = 1 } == .tab)
  }

  @Test func `the window gets another root`() throws {
    #expect(try kind(stack(1)) { window.rootViewController = stack(1) } == .root)
  }

  @Test func `a page is turned`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let kind = try kind(pages) {
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
    }
    #expect(kind == .page)
  }

  @Test func `a container swaps its child`() throws {
    let root = UIViewController()
    func embed(_ child: UIViewController) {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    let old = UIViewController()
    let kind = try kind(root, before: { embed(old) }) {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
      embed(UIViewController())
    }
    #expect(kind == .embed)
  }

  @Test func `nothing that changes is no way`() throws {
    #expect(try kind(stack(2)) {} == .stays)
  }

  @Test func `what a URL changes is a link`() throws {
    let stack = stack(1)
    let kind = try kind(stack, by: [.open("app://a")]) {
      stack.pushViewController(UIViewController(), animated: true)
    }
    #expect(kind == .link)
  }
}
