import StorylineTesting
import Testing
import UIKit

/// 1.8: what pages are told, in which order.
@MainActor @Suite(.harness) struct PageOrderTests {
  let harness: any Harness = PlatformHarness()

  private static let scrolled = [
    "pages.willTransition(C)", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
    "C.viewDidAppear(true)", "B.viewDidDisappear(true)", "pages.didFinish(true, from B, true)",
  ]
  private static let scrolledBack = [
    "pages.willTransition(C)", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
    "B.viewWillAppear(true)", "B.viewDidAppear(true)", "C.viewWillDisappear(true)",
    "C.viewDidDisappear(true)", "pages.didFinish(true, from B, false)",
  ]
  private static let curled = [
    "pages.willTransition(C)", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
    "B.viewDidDisappear(true)", "C.viewDidAppear(true)", "pages.didFinish(true, from B, true)",
  ]
  private static let curledBack = [
    "pages.willTransition(C)", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
    "C.viewWillDisappear(true)", "B.viewWillAppear(true)", "C.viewDidDisappear(true)",
    "B.viewDidAppear(true)", "pages.didFinish(true, from B, false)",
  ]

  // MARK: Scrolling

  @Test(arguments: [(CGFloat(60), 2.0), (60, 0.6), (280, 0.05), (200, 0.1)])
  func `1.8.1 half the way or a flick scrolls on: the new page leads in both halves`(
    x: CGFloat, seconds: TimeInterval
  ) throws {
    let book = try PagesInWindow(.scroll, on: harness)
    try book.swipe(to: CGPoint(x: x, y: 400), over: seconds)
    book.trace.expect(Self.scrolled)
    #expect(book.shown == ["C"])
  }

  @Test(arguments: [(CGFloat(220), 2.0), (330, 2.0), (200, 3.0)])
  func `1.8.1 let go early, the page that was seen comes back before the new one goes`(
    x: CGFloat, seconds: TimeInterval
  ) throws {
    let book = try PagesInWindow(.scroll, on: harness)
    try book.swipe(to: CGPoint(x: x, y: 400), over: seconds)
    book.trace.expect(Self.scrolledBack)
    #expect(book.shown == ["B"])
  }

  @Test func `1.8.1 a flick back cancels even from far away`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.drag()
    let end = CGPoint(x: 130, y: 400)
    harness.move(from: PagesInWindow.near, to: end, over: 0.1)
    try book.lift(at: end)
    book.trace.expect(Self.scrolledBack)
  }

  @Test func `1.8.1 a touch that the system takes away cancels, wherever it is`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.drag()
    harness.cancelTouch(at: PagesInWindow.near)
    harness.turn()
    try harness.settle()
    book.trace.expect(Self.scrolledBack)
    #expect(book.shown == ["B"])
  }

  @Test func `1.8.1 in code the order is the same, and the delegate hears nothing`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.pages.setViewControllers([book.screens[2]], direction: .forward, animated: true)
    try harness.settle()
    book.trace.expect(Self.scrolled.filter { !$0.hasPrefix("pages") })
  }

  @Test(arguments: [true, false])
  func `1.8.1 nothing has come or gone while the finger is down`(isFar: Bool) throws {
    let book = try PagesInWindow(.scroll, on: harness)
    let end = isFar ? PagesInWindow.near : PagesInWindow.middle
    book.drag(to: end)
    book.trace.expect(Array(Self.scrolled.prefix(3)))
    #expect(book.shown == ["B"])
    harness.lift(at: end)
    harness.turn()
    book.trace.expect(Array(Self.scrolled.prefix(3)))
    try harness.settle()
  }

  // MARK: Curling

  @Test(arguments: [(CGFloat(60), 2.0), (60, 0.6), (280, 0.05), (200, 0.1)])
  func `1.8.2 a leaf that is turned over: the old page is gone before the new one has come`(
    x: CGFloat, seconds: TimeInterval
  ) throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    try book.swipe(to: CGPoint(x: x, y: 400), over: seconds)
    book.trace.expect(Self.curled)
    #expect(book.shown == ["C"])
  }

  @Test(arguments: [(CGFloat(220), 2.0), (330, 2.0), (200, 3.0)])
  func `1.8.2 a leaf that is let go early falls back`(x: CGFloat, seconds: TimeInterval) throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    try book.swipe(to: CGPoint(x: x, y: 400), over: seconds)
    book.trace.expect(Self.curledBack)
    #expect(book.shown == ["B"])
  }

  @Test func `1.8.2 a touch that the system takes away lets the leaf fall back`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    book.drag()
    harness.cancelTouch(at: PagesInWindow.near)
    harness.turn()
    try harness.settle()
    book.trace.expect(Self.curledBack)
  }

  @Test func `1.8.2 a leaf says that it falls back as soon as it is let go`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    book.drag(to: PagesInWindow.middle)
    book.trace.expect(Array(Self.curledBack.prefix(3)))
    harness.lift(at: PagesInWindow.middle)
    harness.turn()
    book.trace.expect(Array(Self.curledBack.prefix(5)))
    try harness.settle()
    book.trace.expect(Self.curledBack)
  }

  @Test func `1.8.2 in code the order is the same, and the delegate hears nothing`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    book.pages.setViewControllers([book.screens[2]], direction: .forward, animated: true)
    try harness.settle()
    book.trace.expect(Self.curled.filter { !$0.hasPrefix("pages") })
  }

  @Test func `1.8.2 a tap near the edge turns as a drag does`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    harness.tap(at: CGPoint(x: 385, y: 400))
    harness.turn()
    try harness.settle()
    book.trace.expect(Self.curled)
    harness.tap(at: CGPoint(x: 8, y: 400))
    harness.turn()
    try harness.settle()
    #expect(book.shown == ["B"])
  }

  // MARK: Both

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `1.8.1, 1.8.2 without animation the order is the same, at once`(
    style: UIPageViewController.TransitionStyle
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    book.pages.setViewControllers([book.screens[2]], direction: .forward, animated: false)
    let expected = (style == .scroll ? Self.scrolled : Self.curled)
      .filter { !$0.hasPrefix("pages") }
      .map { $0.replacingOccurrences(of: "true", with: "false") }
    book.trace.expect(expected)
    try harness.settle()
    book.trace.expect(expected)
    #expect(book.screens[2].view.window != nil && book.screens[1].view.window == nil)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `6.3.6 back to the page before, the order is the same`(
    style: UIPageViewController.TransitionStyle
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    let expected = (style == .scroll ? Self.scrolled : Self.curled).map {
      $0.replacingOccurrences(of: "C.", with: "A.").replacingOccurrences(of: "(C)", with: "(A)")
    }
    book.trace.expect(expected)
    #expect(book.shown == ["A"])
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `6.3.6 after a cancelled swipe the next one finishes, and the other way round`(
    style: UIPageViewController.TransitionStyle
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    for (end, shown) in [
      (PagesInWindow.middle, "B"), (PagesInWindow.near, "C"), (PagesInWindow.middle, "C"),
      (PagesInWindow.near, "D"),
    ] {
      try book.swipe(to: end)
      #expect(book.shown == [shown])
      #expect(book.screens.filter { $0.viewIfLoaded?.window != nil }.map(\.name) == [shown])
    }
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
  func `1.2.4 a page that comes is told once that it is appearing`(
    style: UIPageViewController.TransitionStyle, finishes: Bool
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    book.trace.ignored = []
    try book.swipe(to: finishes ? PagesInWindow.near : PagesInWindow.middle)
    let told = book.trace.events.filter { $0.contains("viewIsAppearing") }
    #expect(
      told == (finishes ? [] : ["C.viewIsAppearing(true)"]) + [
        finishes ? "C.viewIsAppearing(true)" : "B.viewIsAppearing(true)"
      ])
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `the page that is seen appears and disappears with its container`(
    style: UIPageViewController.TransitionStyle
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    let window = try #require(book.pages.view.window)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    book.pages.present(cover, animated: true)
    try harness.settle()
    cover.dismiss(animated: true)
    try harness.settle()
    book.trace.expect([
      "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "B.viewWillAppear(true)",
      "B.viewDidAppear(true)",
    ])
    #expect(window.rootViewController === book.pages)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `1.2.2 a container that leaves during the swipe takes both pages along`(
    style: UIPageViewController.TransitionStyle
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    book.drag()
    book.trace.clear()
    book.pages.view.window?.rootViewController = UIViewController()
    harness.turn()
    try book.lift(at: PagesInWindow.near)
    #expect(book.trace.events.filter { $0.contains("DidAppear") } == [])
    #expect(
      Set(book.trace.events.filter { $0.contains("viewDidDisappear") }.map { $0.prefix(1) })
        == ["B", "C"])
    let ends = book.trace.events.filter { $0.contains("didFinish") }
    #expect(ends.count == 1 && ends[0].hasSuffix("from B, false)"))
    #expect(book.shown == ["B"])
  }
}
