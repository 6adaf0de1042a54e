import StorylineTesting
import Testing
import UIKit

/// 4.4: the swipe from the edge that goes back.
@MainActor @Suite(.harness) struct BackSwipeTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let a: TracingController
  let b: TracingController
  let navigation: UINavigationController
  let delegate: TracingDelegate

  let edge = CGPoint(x: 2, y: 400)
  let middle = CGPoint(x: 150, y: 400)
  let far = CGPoint(x: 330, y: 400)

  init() throws {
    a = TracingController("A", trace)
    b = TracingController("B", trace)
    navigation = try harness.showNavigation([a, b])
    delegate = TracingDelegate(trace)
    navigation.delegate = delegate
    trace.ignored = Trace.loadingAndLayout
    a.loadViewIfNeeded()
    trace.clear()
    harness.holdTime()
  }

  /// Puts a finger on the edge and moves it, slowly.
  private func beginSwipe(to point: CGPoint? = nil) {
    harness.press(at: edge)
    harness.move(from: edge, to: point ?? middle, over: 2)
  }

  private static let begun = [
    "B.willMove(nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
    "nav.willShow(A, true)", "A.viewIsAppearing(true)",
  ]
  private static let finished =
    begun + [
      "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "nav.didShow(A, true)",
      "B.didMove(nil)",
    ]
  private static let cancelled =
    begun + [
      "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
      "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
    ]

  // MARK: Whether it begins

  @Test func `4.4.1 a drag from the leading edge goes back; it is enabled by default`() throws {
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    beginSwipe()
    #expect(navigation.viewControllers == [a])
    harness.lift(at: middle)
    try harness.settle()
  }

  @Test func `4.4.1 a drag from anywhere else does not`() throws {
    harness.drag(from: middle, to: far, over: 0.1)
    try harness.settle()
    trace.expect([])
  }

  @Test func `4.4.1 switched off, it does not begin`() throws {
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    beginSwipe()
    harness.lift(at: middle)
    trace.expect([])
  }

  @Test(arguments: [true, false])
  func `4.4.1 with one item it does not begin, whoever is the delegate`(own: Bool) throws {
    navigation.popToRootViewController(animated: false)
    try harness.settle()
    trace.clear()
    if own { navigation.interactivePopGestureRecognizer?.delegate = nil }
    beginSwipe()
    trace.expect([])
    harness.lift(at: middle)
    #expect(navigation.viewControllers == [a])
  }

  @Test func `4.4.1 with one item its own delegate refuses, and the touch is left alone`() throws {
    navigation.popToRootViewController(animated: false)
    try harness.settle()
    let recognizer = try #require(navigation.interactivePopGestureRecognizer)
    var actions = 0
    harness.onAction(of: recognizer) { _ in actions += 1 }
    beginSwipe()
    harness.lift(at: middle)
    try harness.settle()
    #expect(actions == 0)
  }

  @Test func `4.4.1 it does not begin during another transition`() throws {
    navigation.pushViewController(UIViewController(), animated: true)
    harness.turn()
    trace.clear()
    harness.press(at: edge)
    harness.drag(to: middle)
    harness.turn()
    trace.expect([])
    harness.lift(at: middle)
    try harness.settle()
    #expect(navigation.viewControllers.count == 3)
  }

  @Test(arguments: ["bar", "button", "replaced"])
  func `4.4.2 its own delegate refuses when there is no bar or no back button`(hidden: String)
    throws
  {
    if hidden == "bar" { navigation.isNavigationBarHidden = true }
    if hidden == "button" { b.navigationItem.hidesBackButton = true }
    if hidden == "replaced" {
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", image: nil, primaryAction: nil, menu: nil)
    }
    try harness.settle()
    trace.clear()
    beginSwipe()
    harness.lift(at: middle)
    trace.expect([])
    // With another delegate it goes back all the same.
    navigation.interactivePopGestureRecognizer?.delegate = nil
    beginSwipe()
    trace.expect(Self.begun)
    harness.lift(at: middle)
    try harness.settle()
  }

  @Test func `4.2.4 a pop with an animator of the app's own is not driven by the swipe`() throws {
    final class Animating: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Jump() }
    }
    final class Jump: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
      }
    }
    let animating = Animating()
    navigation.delegate = animating
    beginSwipe()
    trace.expect([])
    harness.lift(at: middle)
    #expect(navigation.viewControllers == [a, b])
  }

  // MARK: The beginning

  @Test func `4.4.4 at its beginning it calls everybody as a pop does, and is interactive`() throws
  {
    var interactive: [Bool?] = []
    b.reactions["viewWillDisappear"] = { [navigation, b] in
      interactive.append(b.transitionCoordinator?.isInteractive)
      interactive.append(navigation.transitionCoordinator?.initiallyInteractive)
    }
    beginSwipe()
    trace.expect(Self.begun)
    #expect(interactive == [true, true])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    harness.lift(at: middle)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    harness.turn()
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    try harness.settle()
  }

  @Test func `4.4.4 the coordinator knows how far the finger is`() throws {
    beginSwipe()
    let expected = (middle.x - edge.x) / navigation.view.bounds.width
    let seen = try #require(navigation.transitionCoordinator?.percentComplete)
    #expect(abs(seen - expected) < 0.001)
    harness.lift(at: middle)
    try harness.settle()
  }

  @Test
  func `2.9 the popped one is moving from its parent at the start, and to none after a cancel`()
    throws
  {
    var flags: [String] = []
    b.reactions["viewWillDisappear"] = { [b] in flags.append("from \(b.isMovingFromParent)") }
    b.reactions["viewWillAppear"] = { [b] in
      flags.append("to \(b.isMovingToParent), from \(b.isMovingFromParent)")
    }
    beginSwipe()
    harness.lift(at: middle)
    try harness.settle()
    #expect(flags == ["from true", "to false, from false"])
  }

  // MARK: The end

  @Test func `4.4.5 finished, the pop completes, and what was popped is released`() throws {
    let trace = trace
    beginSwipe(to: far)
    navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      trace.record("interaction", "cancelled \($0.isCancelled)")
    }
    harness.lift(at: far)
    try harness.settle()
    var expected = Self.finished
    expected.insert("interaction.cancelled false", at: Self.begun.count)
    trace.expect(expected)
    #expect(navigation.viewControllers == [a])
    #expect(b.parent == nil && b.viewIfLoaded?.superview == nil)
  }

  @Test func `4.4.5 a finished swipe releases the popped controller`() throws {
    weak var popped: UIViewController?
    do {
      let top = UIViewController()
      popped = top
      navigation.pushViewController(top, animated: false)
      try harness.settle()
    }
    #expect(popped != nil)
    beginSwipe(to: far)
    harness.lift(at: far)
    try harness.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(popped == nil)
  }

  @Test func `4.4.6 cancelled, the interaction block comes first, then everything goes back`()
    throws
  {
    let trace = trace
    beginSwipe()
    navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      trace.record("interaction", "cancelled \($0.isCancelled)")
    }
    harness.lift(at: middle)
    harness.turn()
    trace.expect(Self.begun + ["interaction.cancelled true"])
    try harness.settle()
    var expected = Self.cancelled
    expected.insert("interaction.cancelled true", at: Self.begun.count)
    trace.expect(expected)
  }

  @Test func `4.1.13 a cancelled swipe restores the stack, the bar and the views`() throws {
    a.title = "First"
    let bar = navigation.navigationBar
    beginSwipe()
    harness.lift(at: middle)
    try harness.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(bar.items == [a.navigationItem, b.navigationItem])
    #expect(b.parent === navigation)
    #expect(b.view.window != nil && a.view.window == nil)
    #expect(b.view.frame == navigation.view.bounds)
    // The back button is there, in its place, and works.
    harness.tap(at: CGPoint(x: 24, y: navigation.view.safeAreaInsets.top + 22))
    try harness.settle()
    #expect(navigation.viewControllers == [a])
  }

  @Test func `3.5 a cancelled swipe sent willMove(nil), and sends no didMove(nil)`() throws {
    beginSwipe()
    harness.lift(at: middle)
    try harness.settle()
    #expect(trace.events.filter { $0.contains("Move") } == ["B.willMove(nil)"])
    // Nor is it made up for later.
    trace.clear()
    navigation.pushViewController(TracingController("C", trace), animated: true)
    try harness.settle()
    #expect(trace.events.filter { $0.hasSuffix("Move(nil)") } == [])
    #expect(b.parent === navigation)
  }

  @Test func `1.2.4 one that a cancelled swipe brings back is told once that it is appearing`()
    throws
  {
    beginSwipe()
    harness.lift(at: middle)
    try harness.settle()
    #expect(trace.events.filter { $0 == "B.viewIsAppearing(true)" }.count == 1)
  }

  @Test func `1.2.2 a container that leaves during the swipe takes both screens along`() throws {
    beginSwipe()
    navigation.view.window?.rootViewController = UIViewController()
    harness.turn()
    harness.lift(at: middle)
    try harness.settle()
    trace.expect(
      Self.begun + [
        "A.viewWillDisappear(false)", "B.viewDidDisappear(true)", "A.viewDidDisappear(false)",
      ])
    #expect(navigation.viewControllers == [a, b])
  }

  @Test func `4.2.3 of a cancelled swipe the delegate hears only willShow, at the start`() throws {
    beginSwipe()
    harness.lift(at: middle)
    try harness.settle()
    #expect(trace.events.filter { $0.hasPrefix("nav") } == ["nav.willShow(A, true)"])
  }

  @Test(arguments: [true, false])
  func `4.4.7 completion blocks run at the end, and know whether it was cancelled`(cancels: Bool)
    throws
  {
    let trace = trace
    b.reactions["viewWillDisappear"] = { [b] in
      b.transitionCoordinator?.animate(alongsideTransition: nil) {
        trace.record("completion", "cancelled \($0.isCancelled)")
      }
    }
    let end = cancels ? middle : far
    beginSwipe(to: end)
    harness.lift(at: end)
    harness.turn()
    #expect(trace.events == Self.begun)
    try harness.settle()
    trace.expect((cancels ? Self.cancelled : Self.finished) + ["completion.cancelled \(cancels)"])
  }

  @Test func `7.3 a cancelled swipe releases nothing`() throws {
    weak var top: UIViewController?
    do {
      let controller = UIViewController()
      top = controller
      navigation.pushViewController(controller, animated: false)
      try harness.settle()
    }
    beginSwipe()
    harness.lift(at: middle)
    try harness.settle()
    #expect(top != nil && navigation.topViewController === top)
  }

  // MARK: What decides

  @Test(arguments: [
    (CGFloat(180), 2, false), (215, 2, true), (90, 0.1, true), (330, 2, true), (40, 2, false),
  ])
  func `4.4.8 half the width or a flick finishes, less goes back`(
    x: CGFloat, seconds: TimeInterval, finishes: Bool
  ) throws {
    harness.drag(from: edge, to: CGPoint(x: x, y: 400), over: seconds)
    try harness.settle()
    #expect(navigation.viewControllers == (finishes ? [a] : [a, b]))
  }

  @Test func `4.4.8 a flick back cancels even from far away`() throws {
    beginSwipe(to: far)
    harness.move(from: far, to: CGPoint(x: 230, y: 400), over: 0.1)
    harness.lift(at: CGPoint(x: 230, y: 400))
    try harness.settle()
    #expect(navigation.viewControllers == [a, b])
  }

  @Test func `4.4.6 a touch that the system takes away cancels the swipe, wherever it is`() throws {
    beginSwipe(to: far)
    harness.cancelTouch(at: far)
    try harness.settle()
    trace.expect(Self.cancelled)
    #expect(navigation.viewControllers == [a, b])
  }

  @Test func `4.4.6 after a cancelled swipe the next one finishes, and the other way round`() throws
  {
    let c = TracingController("C", trace)
    navigation.pushViewController(c, animated: false)
    try harness.settle()
    for (end, count) in [(middle, 3), (far, 2), (middle, 2), (far, 1)] {
      beginSwipe(to: end)
      harness.lift(at: end)
      try harness.settle()
      #expect(navigation.viewControllers.count == count)
    }
    #expect(a.view.window != nil)
  }

  @Test func `4.1.6 a push during the swipe waits until the finger decided`() throws {
    let c = TracingController("C", trace)
    beginSwipe()
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [a])
    harness.lift(at: middle)
    try harness.settle()
    #expect(navigation.viewControllers == [a, b, c])
  }
}
