import StorylineTesting
import Testing
import UIKit

/// 7: when what UIKit let go of is released.
@MainActor @Suite(.harness) struct ReleaseTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private final class Mortal: TracingController {
    isolated deinit { trace.record(name, "deinit") }
  }

  @Test func `7.1 a popped controller is released after the callbacks of its transition`() throws {
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment).union(["viewIsAppearing(true)"])
    let a = TracingController("A", trace)
    let navigation = try harness.showNavigation([a])
    navigation.pushViewController(Mortal("B", trace), animated: true)
    try harness.settle()
    trace.clear()
    navigation.popViewController(animated: true)
    try harness.settle()
    trace.expect([
      "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
      "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.deinit",
    ])
  }

  @Test func `7.1 a popped controller lives as long as its transition runs`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    weak var popped: UIViewController?
    do {
      let b = UIViewController()
      popped = b
      navigation.pushViewController(b, animated: false)
    }
    try harness.settle()
    harness.holdTime()
    navigation.popViewController(animated: true)
    harness.turn()
    harness.turn()
    #expect(popped != nil)
    harness.advance(by: 1)
    try harness.settle()
    #expect(popped == nil)
  }

  @Test func `7.1 a controller popped while its container is covered is released`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    weak var popped: UIViewController?
    do {
      let b = UIViewController()
      popped = b
      navigation.pushViewController(b, animated: false)
    }
    try harness.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    try harness.settle()
    #expect(navigation.view.window == nil)
    navigation.popViewController(animated: true)
    try harness.settle()
    #expect(popped == nil)
    #expect(navigation.viewControllers.count == 1)
    navigation.dismiss(animated: false)
    try harness.settle()
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test(arguments: [false, true])
  func `7.1 what leaves the stack below a top that nobody sees is released`(
    isInOneTurn: Bool
  ) throws {
    weak var removed: UIViewController?
    let top = UIViewController()
    let navigation = UINavigationController()
    do {
      let below = UIViewController()
      removed = below
      navigation.setViewControllers([below, top], animated: false)
    }
    let tabs = try TabsInWindow([navigation, UIViewController()], on: harness)
    tabs.tabs.selectedIndex = 1
    if !isInOneTurn { try harness.settle() }
    navigation.setViewControllers([top], animated: false)
    try harness.settle()
    #expect(navigation.viewControllers == [top])
    #expect(removed == nil)
  }

  private enum Removal: CaseIterable { case pop, dismissal, newRoot }

  @Test(arguments: Removal.allCases)
  private func `7.5 a weak reference is empty on a later turn, not right after the call`(
    way: Removal
  ) throws {
    let navigation = try harness.showNavigation([UIViewController()])
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      gone = controller
      switch way {
      case .pop: navigation.pushViewController(controller, animated: false)
      case .dismissal: navigation.present(controller, animated: false)
      case .newRoot: navigation.view.window?.rootViewController = controller
      }
    }
    try harness.settle()
    switch way {
    case .pop: navigation.popViewController(animated: false)
    case .dismissal: navigation.dismiss(animated: false)
    case .newRoot: gone?.view.window?.rootViewController = UIViewController()
    }
    #expect(gone != nil)
    try harness.settle()
    harness.turn()
    harness.turn()
    #expect(gone == nil)
  }

  @Test func `7.4 a controller popped without animation is released later than in the call`()
    throws
  {
    let navigation = try harness.showNavigation([UIViewController()])
    weak var popped: UIViewController?
    do {
      let b = UIViewController()
      popped = b
      navigation.pushViewController(b, animated: false)
    }
    try harness.settle()
    navigation.popViewController(animated: false)
    #expect(popped != nil)
    try harness.settle()
    #expect(popped == nil)
  }

  @Test(arguments: [true, false])
  func `7.4 a replaced root is released later than in the call, seen or not`(isSeen: Bool) throws {
    let window = harness.makeWindow(root: nil)
    weak var old: UIViewController?
    do {
      let root = UIViewController()
      old = root
      window.rootViewController = root
    }
    if isSeen { window.makeKeyAndVisible() }
    try harness.settle()
    window.rootViewController = UIViewController()
    #expect(old != nil)
    try harness.settle()
    #expect(old == nil)
  }

  @Test func `7.6 nothing is released inside its own callback`() throws {
    final class Last: UIViewController {
      var check: (() -> Void)?
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { check?() }
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    weak var last: Last?
    var aliveAfter = false
    do {
      let controller = Last()
      last = controller
      controller.check = { aliveAfter = last != nil }
      navigation.pushViewController(controller, animated: false)
    }
    navigation.popViewController(animated: false)
    #expect(aliveAfter)
    #expect(last != nil)
    try harness.settle()
    #expect(last == nil)
  }

  @Test func `7.7 the application does not keep its delegate`() {
    final class Delegate: NSObject, UIApplicationDelegate {}
    do {
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.delegate === delegate)
    }
    #expect(UIApplication.shared.delegate == nil)
  }

  @Test func `7.7 blocks of a coordinator are kept until the transition ends, not longer`() throws {
    final class Token {}
    let navigation = try harness.showNavigation([UIViewController()])
    let b = TracingController("B", trace)
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      b.reactions["viewWillAppear"] = { [weak b] in
        b?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = kept }
      }
    }
    harness.holdTime()
    navigation.pushViewController(b, animated: true)
    harness.turn()
    b.reactions = [:]
    #expect(token != nil)
    try harness.settle()
    #expect(token == nil)
  }

  @Test func `7.8 a popped controller lives as long as its caller holds it`() throws {
    let navigation = try harness.showNavigation([UIViewController(), UIViewController()])
    var popped = navigation.popViewController(animated: true)
    weak let reference = popped
    try harness.settle()
    #expect(reference != nil)
    popped = nil
    #expect(popped == nil)
    #expect(reference == nil)
  }
}
