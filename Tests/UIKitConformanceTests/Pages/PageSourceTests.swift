import StorylineTesting
import Testing
import UIKit

/// 6.3: the source of pages, and the calls of the delegate.
@MainActor @Suite(.harness) struct PageSourceTests {
  let harness: any Harness = PlatformHarness()

  typealias Style = UIPageViewController.TransitionStyle

  // MARK: The data source

  @Test(arguments: [Style.scroll, .pageCurl])
  func `6.3.1 without a data source there are no gestures`(style: Style) throws {
    let book = try PagesInWindow(style, on: harness)
    book.pages.dataSource = nil
    book.drag()
    // It does not even give.
    #expect(book.screens[1].view.convert(CGPoint.zero, to: nil) == .zero)
    try book.lift(at: PagesInWindow.near)
    harness.tap(at: CGPoint(x: 385, y: 400))
    harness.turn()
    try harness.settle()
    book.trace.expect([])
    #expect(book.shown == ["B"])
    book.pages.dataSource = book.source
    try book.swipe()
    #expect(book.shown == ["C"])
  }

  @Test(arguments: [Style.scroll, .pageCurl], [true, false])
  func `6.3.1 where there is no next page, nothing is turned`(style: Style, atEnd: Bool) throws {
    let book = try PagesInWindow(style, on: harness, showing: atEnd ? 3 : 0)
    try book.swipe(
      from: atEnd ? PagesInWindow.far : PagesInWindow.near,
      to: atEnd ? PagesInWindow.near : PagesInWindow.far)
    book.trace.expect([])
    #expect(book.shown == [atEnd ? "D" : "A"])
  }

  @Test func `6.3.1 at the end a page that scrolls gives a little, and comes back`() throws {
    let book = try PagesInWindow(.scroll, on: harness, showing: 3)
    let view = try #require(book.screens[3].view)
    book.drag()
    // Of what the finger went beyond the end, little is seen, as where a list is pulled beyond its own.
    // It went 290 points, ten of which make a drag of a touch.
    let (beyond, width): (CGFloat, CGFloat) = (280, 393)
    let seen = view.convert(CGPoint.zero, to: nil).x
    #expect(abs(seen + width * (1 - 1 / (beyond * 0.55 / width + 1))) < 0.5)
    try book.lift(at: PagesInWindow.near)
    #expect(view.convert(CGPoint.zero, to: nil).x == 0)
  }

  @Test func `6.3.1 pages that scroll are asked for when a finger comes, and kept`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    #expect(book.source.asked == [])
    try book.swipe(to: PagesInWindow.middle)
    #expect(book.source.asked == ["after B", "before B"])
    try book.swipe(to: PagesInWindow.middle)
    #expect(book.source.asked == ["after B", "before B"])
    try book.swipe()
    #expect(book.source.asked == ["after B", "before B", "after C"])
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(book.source.asked == ["after B", "before B", "after C", "before B"])
  }

  @Test func `6.3.1 leaves are asked for with each turn, on that side only`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    try book.swipe(to: PagesInWindow.middle)
    try book.swipe()
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(book.source.asked == ["after B", "after B", "before C"])
  }

  @Test func `6.3.1 setting the data source again forgets what it said`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    try book.swipe(to: PagesInWindow.middle)
    book.source.screens = [book.screens[1]]
    book.pages.dataSource = book.source
    try book.swipe()
    #expect(book.shown == ["B"])
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `6.3.1 a drag across the line of the pages turns nothing`(style: Style) throws {
    let book = try PagesInWindow(style, on: harness)
    try book.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 180, y: 200), over: 0.2)
    book.trace.expect([])
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `6.3.1 pages that follow one another downwards are turned upwards`(style: Style) throws {
    let book = try PagesInWindow(style, on: harness, orientation: .vertical)
    let (low, high) = (CGPoint(x: 200, y: 750), CGPoint(x: 200, y: 150))
    try book.swipe(from: PagesInWindow.far, to: PagesInWindow.near)
    #expect(book.shown == ["B"])
    try book.swipe(from: low, to: high)
    #expect(book.shown == ["C"])
    try book.swipe(from: high, to: low)
    #expect(book.shown == ["B"])
  }

  @Test func `6.3.1 where people read from right to left, later pages are on the left`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.pages.view.semanticContentAttribute = .forceRightToLeft
    try harness.settle()
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(book.shown == ["C"])
    try book.swipe(from: PagesInWindow.far, to: PagesInWindow.near)
    #expect(book.shown == ["B"])
  }

  @Test func `6.3.1 with the spine on the right, leaves are turned to the right`() throws {
    let book = try PagesInWindow(
      .pageCurl, on: harness,
      options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(book.shown == ["C"])
  }

  @Test func `6.3.1 two pages in a ring lie on both sides of each other`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    let ring = PageRing(Array(book.screens.prefix(2)))
    book.pages.dataSource = ring
    for shown in ["A", "B", "A"] {
      try book.swipe()
      #expect(book.shown == [shown])
    }
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(book.shown == ["B"])
    #expect(book.screens[1].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `a page whose content scrolls downwards scrolls that way, and is turned the other`(
    style: Style
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    let page = try #require(book.screens[1].view)
    let content = UIScrollView(frame: page.bounds)
    content.contentSize = CGSize(width: page.bounds.width, height: 3000)
    page.addSubview(content)
    try harness.settle()
    try book.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    #expect(content.contentOffset.y > 200)
    book.trace.expect([])
    try book.swipe()
    #expect(book.shown == ["C"])
  }

  // MARK: The delegate

  @Test(arguments: [Style.scroll, .pageCurl], [true, false])
  func `6.3.2 of what is set in code the delegate hears nothing`(
    style: Style, animated: Bool
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    var completions: [Bool] = []
    book.pages.setViewControllers(
      [book.screens[3]], direction: .forward, animated: animated
    ) { completions.append($0) }
    try harness.settle()
    #expect(book.trace.events.filter { $0.hasPrefix("pages") } == [])
    #expect(completions == [true])
    #expect(book.shown == ["D"])
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `6.3.3 completed says whether another page is seen, and previous which one was`(
    style: Style
  ) throws {
    let book = try PagesInWindow(style, on: harness)
    var seen: [[String]] = []
    book.delegate.onFinish = { [pages = book.pages] in
      seen.append(pages.viewControllers?.compactMap(\.title) ?? [])
    }
    try book.swipe(to: PagesInWindow.middle)
    try book.swipe()
    #expect(
      book.trace.events.filter { $0.contains("didFinish") } == [
        "pages.didFinish(true, from B, false)", "pages.didFinish(true, from B, true)",
      ])
    #expect(seen == [["B"], ["C"]])
  }

  @Test func `6.3.3 a finger that goes to the other side cancels, and turns the other way`() throws
  {
    let book = try PagesInWindow(.scroll, on: harness)
    let start = PagesInWindow.middle
    book.drag(from: start, to: CGPoint(x: 150, y: 400), over: 1)
    harness.move(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), over: 2)
    book.trace.expect([
      "pages.willTransition(C)", "C.viewWillAppear(true)", "B.viewWillDisappear(true)",
      "B.viewWillAppear(true)", "B.viewDidAppear(true)", "C.viewWillDisappear(true)",
      "C.viewDidDisappear(true)", "pages.didFinish(true, from B, false)",
      "pages.willTransition(A)", "A.viewWillAppear(true)", "B.viewWillDisappear(true)",
    ])
    try book.lift(at: CGPoint(x: 380, y: 400))
    #expect(book.shown == ["B"])
  }
}

/// Pages without an end.
final class PageRing: NSObject, UIPageViewControllerDataSource {
  let screens: [UIViewController]

  init(_ screens: [UIViewController]) { self.screens = screens }

  private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
    screens.firstIndex(of: page).map { screens[($0 + step + screens.count) % screens.count] }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }
}
