import Foundation
import StorylineTesting
import Testing
import UIKit

/// 1.4.9: what tests do that add a screen to a window which they never show.
@MainActor @Suite(.harness) struct NeverShownWindowTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()
  let window = UIWindow()

  @Test func `1.4.9 a screen that is added appears, though the window was never shown`() throws {
    let screen = TracingController("A", trace)
    window.addSubview(screen.view)
    trace.expect(["A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)"])
    harness.turn()
    trace.expect([
      "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear(false)",
    ])
    #expect(window.isHidden)
  }

  @Test func `1.4.9 a screen that is taken out of a window that was never shown disappears`() throws
  {
    let screen = TracingController("A", trace)
    window.addSubview(screen.view)
    try harness.settle()
    trace.clear()
    screen.view.removeFromSuperview()
    trace.expect(["A.viewWillDisappear(false)"])
    try harness.settle()
    trace.expect(["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
  }

  @Test func `1.4.9 constraints place views in a window that was never shown`() throws {
    let screen = UIViewController()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 30),
      label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
      label.widthAnchor.constraint(equalToConstant: 50),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.addSubview(screen.view)
    harness.turn()
    #expect(label.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
  }

  @Test func `1.4.9 one turn of the run loop is enough`() {
    let screen = TracingController("A", trace)
    trace.ignored = Trace.loadingAndLayout
    window.addSubview(screen.view)
    RunLoop.current.run(until: Date())
    #expect(trace.events.last == "A.viewDidAppear(false)")
  }

  @Test func `1.4.1, 1.4.9 the root of a window that was never shown is not loaded`() throws {
    let root = TracingController("A", trace)
    window.rootViewController = root
    try harness.settle()
    trace.expect([])
    window.makeKeyAndVisible()
    try harness.settle()
    #expect(trace.events.last == "A.viewDidAppear(false)")
  }

  @Test func `1.4.9 nothing appears in a window that was hidden again`() throws {
    window.makeKeyAndVisible()
    window.isHidden = true
    let screen = TracingController("A", trace)
    trace.ignored = Trace.loadingAndLayout
    window.addSubview(screen.view)
    try harness.settle()
    trace.expect([])
  }

  @Test func `1.4.9 nothing is laid out in a window that was hidden again`() throws {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    window.makeKeyAndVisible()
    try harness.settle()
    window.isHidden = true
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    try harness.settle()
    #expect(view.layouts == 0)
    window.isHidden = false
    try harness.settle()
    #expect(view.layouts == 1)
  }
}
