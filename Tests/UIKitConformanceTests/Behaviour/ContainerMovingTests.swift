import StorylineTesting
import Testing
import UIKit

/// 2.11, 2.12: what is moving in containers of the app's own; 3: what they are told.
@MainActor @Suite(.harness) struct ContainerMovingTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private func show(_ controller: UIViewController) throws {
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
  }

  @Test func `2.11 a view that appears between addChild and didMove is moving to its parent`()
    throws
  {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    try show(parent)
    var moving: Bool?
    child.reactions["viewWillAppear"] = { moving = child.isMovingToParent }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(moving == true)
  }

  @Test func `2.11 a view that appears after didMove is moving nowhere`() throws {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    try show(parent)
    var moving: Bool?
    child.reactions["viewWillAppear"] = { moving = child.isMovingToParent }
    parent.addChild(child)
    child.didMove(toParent: parent)
    parent.view.addSubview(child.view)
    #expect(moving == false)
  }

  @Test(arguments: [true, false])
  func `2.11 a removed view is moving from its parent if willMove(nil) was sent before`(
    isTold: Bool
  ) throws {
    let (parent, child) = (UIViewController(), TracingController("B", trace))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try show(parent)
    var moving: Bool?
    child.reactions["viewWillDisappear"] = { moving = child.isMovingFromParent }
    if isTold { child.willMove(toParent: nil) }
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(moving == isTold)
  }

  @Test func `2.12 a pop tells didMove(nil) exactly once, a cover does not`() throws {
    let b = TracingController("B", trace)
    let navigation = try harness.showNavigation([UIViewController(), b])
    trace.clear()
    navigation.pushViewController(UIViewController(), animated: true)
    try harness.settle()
    #expect(!trace.events.contains("B.didMove(nil)"))
    navigation.popToRootViewController(animated: true)
    try harness.settle()
    #expect(trace.events.filter { $0 == "B.didMove(nil)" }.count == 1)
  }
}

/// 12.3.7: the calls of a view that moves; 10.2: the chain and the first responder.
@MainActor @Suite(.harness) struct ViewMoveTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  private final class TracingView: UIView {
    let name: String
    let trace: Trace

    init(_ name: String, _ trace: Trace) {
      self.name = name
      self.trace = trace
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func words(_ view: UIView?) -> String { view == nil ? "nil" : "one" }

    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      trace.record(name, "willMove(toSuperview: \(words(newSuperview)))")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      trace.record(name, "willMove(toWindow: \(words(newWindow)))")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      trace.record(name, "didMoveToWindow \(words(window))")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      trace.record(name, "didMoveToSuperview \(words(superview))")
    }
  }

  @Test func `12.3.7 a view hears of its superview and its window before and after a move`()
    throws
  {
    let host = UIViewController()
    harness.makeWindow(root: host).makeKeyAndVisible()
    try harness.settle()
    let view = TracingView("V", trace)
    host.view.addSubview(view)
    view.removeFromSuperview()
    trace.expect([
      "V.willMove(toSuperview: one)", "V.willMove(toWindow: one)", "V.didMoveToWindow one",
      "V.didMoveToSuperview one",
      "V.willMove(toSuperview: nil)", "V.willMove(toWindow: nil)", "V.didMoveToWindow nil",
      "V.didMoveToSuperview nil",
    ])
  }

  @Test func `12.3.7 a subview hears of the window only`() throws {
    let host = UIViewController()
    harness.makeWindow(root: host).makeKeyAndVisible()
    try harness.settle()
    let (view, inner) = (UIView(), TracingView("V", trace))
    view.addSubview(inner)
    trace.clear()
    host.view.addSubview(view)
    trace.expect(["V.willMove(toWindow: one)", "V.didMoveToWindow one"])
  }

  @Test func `12.3.7 without a window nothing is said of one`() {
    let view = TracingView("V", trace)
    UIView().addSubview(view)
    trace.expect(["V.willMove(toSuperview: one)", "V.didMoveToSuperview one"])
  }

  @Test func `10.2.1 a view leads to its controller, on to the superview, the window and the app`()
    throws
  {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = harness.makeWindow(root: parent)
    window.makeKeyAndVisible()
    try harness.settle()
    let inner = UIView()
    child.view.addSubview(inner)
    var chain: [UIResponder] = []
    var responder: UIResponder? = inner
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    let ends = [window, window.windowScene, UIApplication.shared].compactMap(\.self)
    let expected = [inner, child.view, child, parent.view, parent] + ends
    #expect(Array(chain.prefix(expected.count)) == expected)
  }

  private final class Focus: UIViewController {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  @Test func `10.2.2 a responder cannot become first unless it says so, and can resign`() {
    let plain = UIViewController()
    #expect(!plain.canBecomeFirstResponder)
    #expect(plain.canResignFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(!plain.isFirstResponder)
  }

  @Test func `10.2.2 the first responder resigns before another one becomes it, or refuses`() {
    let (one, other) = (Focus(), Focus())
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    other.resigns = false
    #expect(!one.becomeFirstResponder())
    #expect(other.isFirstResponder)
  }
}
