import StorylineTesting
import Testing
import UIKit

/// 6.3.4: the dots below pages that scroll.
@MainActor @Suite(.harness) struct PageDotTests {
  let harness: any Harness = PlatformHarness()
  private let keeper = Keeper()

  /// Pages do not keep their source.
  private final class Keeper {
    var source: DottedSource?
  }

  /// A book whose source wants dots; the page of that number is set anew.
  private func dotted(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, showing index: Int = 1
  ) throws -> (PagesInWindow, DottedSource) {
    let book = try PagesInWindow(style, on: harness, orientation: orientation)
    let source = DottedSource(book.screens)
    source.index = index
    keeper.source = source
    book.pages.dataSource = source
    source.asked = []
    book.pages.setViewControllers([book.screens[index]], direction: .forward, animated: false)
    try harness.settle()
    book.trace.clear()
    return (book, source)
  }

  private func dots(_ book: PagesInWindow) -> UIPageControl? {
    func find(_ view: UIView) -> UIPageControl? {
      (view as? UIPageControl) ?? view.subviews.lazy.compactMap(find).first
    }
    return find(book.pages.view)
  }

  @Test func `6.3.4 dots are asked for when a page is set, and not when one is turned`() throws {
    let (book, source) = try dotted()
    #expect(source.asked == ["count", "index"])
    #expect(dots(book)?.numberOfPages == 4)
    #expect(dots(book)?.currentPage == 1)
    try book.swipe()
    #expect(source.asked == ["count", "index"])
    source.index = 3
    book.pages.setViewControllers([book.screens[3]], direction: .forward, animated: true)
    try harness.settle()
    #expect(source.asked == ["count", "index", "count", "index"])
    #expect(dots(book)?.currentPage == 3)
  }

  @Test func `6.3.4 the dots follow a gesture by themselves, but not one that is cancelled`() throws
  {
    let (book, _) = try dotted()
    try book.swipe(to: PagesInWindow.middle)
    #expect(dots(book)?.currentPage == 1)
    try book.swipe()
    #expect(dots(book)?.currentPage == 2)
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(dots(book)?.currentPage == 1)
  }

  @Test func `6.3.4 leaves have no dots, nor have pages that follow one another downwards`() throws
  {
    #expect(dots(try dotted(.pageCurl).0) == nil)
    #expect(dots(try dotted(.scroll, .vertical).0) == nil)
  }

  @Test func `6.3.4 a source that does not say both gets none`() throws {
    final class Half: NSObject, UIPageViewControllerDataSource {
      func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }
    }
    let book = try PagesInWindow(.scroll, on: harness)
    #expect(dots(book) == nil)
    let half = Half()
    book.pages.dataSource = half
    book.pages.setViewControllers([book.screens[0]], direction: .forward, animated: false)
    try harness.settle()
    #expect(dots(book) == nil && book.pages.dataSource === half)
  }

  @Test func `6.3.4 without a data source the dots go`() throws {
    let (book, _) = try dotted()
    book.pages.dataSource = nil
    try harness.settle()
    #expect(dots(book) == nil)
    #expect(book.screens[1].view.frame.height == 852)
  }

  @Test func `6.3.4 the dots stand in the middle above the home indicator, below the pages`() throws
  {
    let (book, _) = try dotted()
    let control = try #require(dots(book))
    let frame = control.convert(control.bounds, to: nil)
    #expect(frame.midX == 196.5)
    #expect(frame.maxY == 852 - book.pages.view.safeAreaInsets.bottom)
    #expect(book.screens[1].view.frame.height == frame.minY)
  }

  @Test func `6.3.4 a tap on the dots turns a page, of which the delegate hears nothing`() throws {
    let (book, source) = try dotted()
    let control = try #require(dots(book))
    let frame = control.convert(control.bounds, to: nil)
    harness.tap(at: CGPoint(x: frame.midX + 30, y: frame.midY))
    harness.turn()
    try harness.settle()
    #expect(book.shown == ["C"])
    #expect(control.currentPage == 2)
    book.trace.expect([
      "C.viewWillAppear(true)", "B.viewWillDisappear(true)", "C.viewDidAppear(true)",
      "B.viewDidDisappear(true)",
    ])
    #expect(source.asked == ["count", "index"])
    harness.tap(at: CGPoint(x: frame.midX - 30, y: frame.midY))
    harness.turn()
    try harness.settle()
    #expect(book.shown == ["B"])
  }

  @Test func `6.3.4 where there is no page, a tap on the dots is taken back`() throws {
    let (book, source) = try dotted()
    source.row.screens = [book.screens[1]]
    let control = try #require(dots(book))
    let frame = control.convert(control.bounds, to: nil)
    harness.tap(at: CGPoint(x: frame.midX + 30, y: frame.midY))
    harness.turn()
    try harness.settle()
    #expect(book.shown == ["B"])
    #expect(control.currentPage == 1)
  }

  @Test func `6.3.4 taps on the dots that come quickly are all counted`() throws {
    let (book, _) = try dotted(showing: 0)
    let control = try #require(dots(book))
    let frame = control.convert(control.bounds, to: nil)
    for _ in 0..<3 {
      harness.tap(at: CGPoint(x: frame.midX + 30, y: frame.midY))
      harness.turn()
    }
    try harness.settle()
    #expect(book.shown == ["D"])
    #expect(control.currentPage == 3)
  }
}
