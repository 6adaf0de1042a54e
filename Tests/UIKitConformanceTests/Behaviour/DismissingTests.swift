import StorylineTesting
import Testing
import UIKit

/// 5.4, 7.2, 7.9, 7.10, 1.4.7: how presentations end.
@MainActor @Suite(.harness) struct DismissingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private final class Mortal: TracingController {
    isolated deinit { trace.record(name, "deinit") }
  }

  /// A presents B presents C and so on, all of them quiet.
  private func chain(_ names: String..., style: UIModalPresentationStyle = .pageSheet) throws
    -> [TracingController]
  {
    trace.ignored = Trace.loadingAndLayout
    let controllers = names.map { TracingController($0, trace) }
    let window = harness.makeWindow(root: controllers[0])
    window.makeKeyAndVisible()
    try harness.settle()
    for (presenter, presented) in zip(controllers, controllers.dropFirst()) {
      presented.modalPresentationStyle = style
      presenter.present(presented, animated: false)
      try harness.settle()
    }
    trace.clear()
    return controllers
  }

  @Test func `1.6.6 the links are gone in the did callbacks`() throws {
    let controllers = try chain("A", "B", style: .fullScreen)
    let (a, b) = (controllers[0], controllers[1])
    var seen: [String] = []
    a.reactions["viewDidAppear"] = { seen.append("\(a.presentedViewController == nil)") }
    b.reactions["viewDidDisappear"] = {
      seen.append("\(b.presentingViewController == nil) \(b.isBeingDismissed)")
    }
    a.dismiss(animated: true) { seen.append("\(b.isBeingPresented) \(b.isBeingDismissed)") }
    try harness.settle()
    #expect(seen == ["true", "true true", "false false"])
  }

  @Test func `5.4.1 a presenter dismisses all that is above it`() throws {
    let controllers = try chain("A", "B", "C")
    controllers[0].dismiss(animated: true)
    try harness.settle()
    #expect(controllers.allSatisfy { $0.presentedViewController == nil })
    #expect(controllers.allSatisfy { $0.presentingViewController == nil })
    #expect(controllers[1].view.window == nil)
    #expect(controllers[2].view.window == nil)
  }

  @Test func `5.4.2 one that presents nothing is dismissed by its presenter`() throws {
    let controllers = try chain("A", "B")
    controllers[1].dismiss(animated: false)
    try harness.settle()
    #expect(controllers[0].presentedViewController == nil)
  }

  @Test func `5.4.2 a child of what is presented dismisses the whole container`() throws {
    let a = try chain("A")[0]
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    a.present(navigation, animated: false)
    try harness.settle()
    inner.dismiss(animated: false)
    try harness.settle()
    #expect(a.presentedViewController == nil)
    #expect(navigation.view.window == nil)
  }

  @Test func `5.4.3 without anything to dismiss nothing happens`() throws {
    let a = try chain("A")[0]
    var completed = false
    a.dismiss(animated: true) { completed = true }
    try harness.settle()
    trace.expect([])
    #expect(!completed)
  }

  @Test func `5.4.4 one in the middle of a chain dismisses what is above, not itself`() throws {
    let controllers = try chain("A", "B", "C")
    controllers[1].dismiss(animated: true)
    try harness.settle()
    #expect(controllers[0].presentedViewController === controllers[1])
    #expect(controllers[1].presentedViewController == nil)
    #expect(controllers[1].view.window != nil)
    #expect(controllers[2].view.window == nil)
  }

  @Test func `5.4.5 of a chain only the topmost view is seen to go`() throws {
    let controllers = try chain("A", "B", "C")
    harness.holdTime()
    controllers[0].dismiss(animated: true)
    harness.turn()
    #expect(isSeen(controllers[2]))
    #expect(!isSeen(controllers[1]))
    harness.advance(by: 1)
    try harness.settle()
    #expect(controllers[2].view.window == nil)
  }

  private func isSeen(_ controller: UIViewController) -> Bool {
    var view: UIView? = controller.view
    while let current = view {
      if current.isHidden { return false }
      if current is UIWindow { return true }
      view = current.superview
    }
    return false
  }

  @Test func `5.4.6 what is between disappears if it was visible`() throws {
    let controllers = try chain("A", "B", "C")
    controllers[0].dismiss(animated: true)
    try harness.settle()
    trace.expect([
      "C.viewWillDisappear(true)", "B.viewWillDisappear(true)", "C.viewDidDisappear(true)",
      "B.viewDidDisappear(true)",
    ])
  }

  @Test func `5.4.6 what is between and covered hears nothing more`() throws {
    let controllers = try chain("A", "B", "C", style: .fullScreen)
    controllers[0].dismiss(animated: true)
    try harness.settle()
    trace.expect([
      "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
      "A.viewDidAppear(true)", "C.viewDidDisappear(true)",
    ])
    #expect(controllers[0].view.window != nil)
  }

  @Test func `5.4.7 what was presented is nil after a dismissal`() throws {
    let controllers = try chain("A", "B")
    #expect(controllers[0].presentedViewController != nil)
    controllers[0].dismiss(animated: false)
    try harness.settle()
    #expect(controllers[0].presentedViewController == nil)
  }

  @Test func `5.4.8 the completion of a dismissal may present again`() throws {
    let controllers = try chain("A", "B")
    let c = TracingController("C", trace)
    controllers[0].dismiss(animated: true) {
      trace.record("A", "completion")
      controllers[0].present(c, animated: true)
    }
    try harness.settle()
    trace.expect([
      "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.completion",
      "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)",
    ])
    #expect(controllers[0].presentedViewController === c)
  }

  @Test func `5.4.8 what was dismissed may be presented again`() throws {
    let controllers = try chain("A", "B")
    controllers[0].dismiss(animated: true)
    try harness.settle()
    controllers[1].modalPresentationStyle = .fullScreen
    controllers[0].present(controllers[1], animated: true)
    try harness.settle()
    #expect(controllers[1].view.window != nil)
    #expect(controllers[0].view.window == nil)
  }

  // MARK: Release

  @Test func `7.2 a dismissed controller lives until its last callback and the completion`() throws
  {
    let a = try chain("A")[0]
    a.present(Mortal("B", trace), animated: false)
    try harness.settle()
    trace.clear()
    a.dismiss(animated: true) { trace.record("A", "completion") }
    try harness.settle()
    trace.expect([
      "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.completion", "B.deinit",
    ])
  }

  @Test func `7.2 all of a dismissed chain are released`() throws {
    let a = try chain("A")[0]
    do {
      let (b, c) = (Mortal("B", trace), Mortal("C", trace))
      b.modalPresentationStyle = .fullScreen
      c.modalPresentationStyle = .overCurrentContext
      a.present(b, animated: false)
      try harness.settle()
      b.present(c, animated: false)
      try harness.settle()
    }
    a.dismiss(animated: false)
    try harness.settle()
    #expect(Set(trace.events.suffix(2)) == ["B.deinit", "C.deinit"])
  }

  @Test func `7.9 a presentation controller that was read keeps its controller until dismissed`()
    throws
  {
    weak var unpresented: UIViewController?
    do {
      let controller = UIViewController()
      unpresented = controller
      #expect(controller.presentationController != nil)
    }
    try harness.settle()
    #expect(unpresented != nil)

    let a = try chain("A")[0]
    do {
      let b = Mortal("B", trace)
      #expect(b.presentationController != nil)
      a.present(b, animated: false)
      try harness.settle()
    }
    a.dismiss(animated: false)
    try harness.settle()
    #expect(trace.events.last == "B.deinit")
  }

  @Test func `1.4.7, 7.10 a root that is replaced under a presentation leaves it, and leaks`()
    throws
  {
    weak var oldRoot: UIViewController?
    weak var presented: UIViewController?
    let window: UIWindow
    do {
      let (a, b) = (UIViewController(), UIViewController())
      window = harness.makeWindow(root: a)
      window.makeKeyAndVisible()
      try harness.settle()
      a.present(b, animated: false)
      try harness.settle()
      (oldRoot, presented) = (a, b)
    }
    let root = UIViewController()
    window.rootViewController = root
    try harness.settle()
    #expect(presented?.view.window === window)
    #expect(oldRoot?.presentedViewController === presented)
    #expect(oldRoot != nil)
    #expect(root.view.window === window)

    // The old root may still dismiss; then all are released.
    oldRoot?.dismiss(animated: false)
    try harness.settle()
    #expect(presented == nil)
    #expect(oldRoot == nil)
  }

  @Test func `1.4.7 a root that was replaced does not come back with a dismissal`() throws {
    let (a, b, root) = (UIViewController(), UIViewController(), UIViewController())
    let window = harness.makeWindow(root: a)
    window.makeKeyAndVisible()
    try harness.settle()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    try harness.settle()
    window.rootViewController = root
    try harness.settle()
    a.dismiss(animated: false)
    try harness.settle()
    #expect(a.view.window == nil)
    #expect(b.view.window == nil)
    #expect(root.view.window === window)
  }

  @Test func `7.2 a dismissed controller lives until the turn after its last callback`() throws {
    let a = try chain("A")[0]
    weak var dismissed: UIViewController?
    do {
      let b = UIViewController()
      dismissed = b
      a.present(b, animated: false)
    }
    try harness.settle()
    harness.holdTime()
    a.dismiss(animated: true)
    harness.turn()
    var isOver = false
    a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
    harness.advance(by: 1)
    #expect(isOver)
    #expect(dismissed != nil)
    harness.turn()
    #expect(dismissed == nil)
  }

  @Test func `1.4.8 a presenter keeps what it presents`() throws {
    let a = try chain("A")[0]
    weak var presented: UIViewController?
    do {
      let b = UIViewController()
      presented = b
      a.present(b, animated: false)
    }
    try harness.settle()
    #expect(presented != nil)
    #expect(presented === a.presentedViewController)
  }
}
