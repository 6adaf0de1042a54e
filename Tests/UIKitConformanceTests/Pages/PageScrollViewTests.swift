import StorylineTesting
import Testing
import UIKit

/// 6.3.7: the scroll view in which pages are turned.
@MainActor @Suite(.harness) struct PageScrollViewTests {
  let harness: any Harness = PlatformHarness()

  typealias Orientation = UIPageViewController.NavigationOrientation

  private func scrollView(of pages: UIPageViewController) throws -> UIScrollView {
    try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func `6.3.7 the scroll view is there when the view has loaded`() throws {
    final class Pages: UIPageViewController {
      var found: UIScrollView?
      override func viewDidLoad() {
        super.viewDidLoad()
        found = view.subviews.compactMap { $0 as? UIScrollView }.first
      }
    }
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.loadViewIfNeeded()
    #expect(pages.found != nil)
  }

  @Test(arguments: [Orientation.horizontal, .vertical])
  func `6.3.7 at rest the displayed page is the middle one of three`(orientation: Orientation)
    throws
  {
    let book = try PagesInWindow(.scroll, on: harness, orientation: orientation)
    let view = try scrollView(of: book.pages)
    let size = view.bounds.size
    let isVertical = orientation == .vertical
    #expect(view.contentSize.width == size.width * (isVertical ? 1 : 3))
    #expect(view.contentSize.height == size.height * (isVertical ? 3 : 1))
    let rest = isVertical ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0)
    #expect(view.contentOffset == rest)
    if isVertical { return }
    try book.swipe()
    #expect(book.shown == ["C"])
    #expect(view.contentOffset == rest)
  }

  @Test func `6.3.7 without scrolling people turn no pages, and code does`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    try scrollView(of: book.pages).isScrollEnabled = false
    try book.swipe()
    #expect(book.shown == ["B"])
    book.pages.setViewControllers([book.screens[2]], direction: .forward, animated: true)
    try harness.settle()
    #expect(book.shown == ["C"])
    try scrollView(of: book.pages).isScrollEnabled = true
    try book.swipe()
    #expect(book.shown == ["D"])
  }

  @Test func `6.3.7 the delegate follows the finger to the next page`() throws {
    final class Follower: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      var calls: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("begin \(scrollView.isDragging)")
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        calls.append("end \(scrollView.isDragging) \(willDecelerate)")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    }
    let book = try PagesInWindow(.scroll, on: harness)
    let (view, follower) = (try scrollView(of: book.pages), Follower())
    view.delegate = follower
    let width = view.bounds.width
    book.drag()
    #expect(follower.offsets.count > 2)
    #expect(follower.offsets == follower.offsets.sorted())
    #expect(follower.offsets.allSatisfy { $0 >= width && $0 < 2 * width })
    #expect(follower.calls == ["begin true"])
    try book.lift(at: PagesInWindow.near)
    #expect(follower.calls == ["begin true", "end false true", "rest"])
    #expect(book.shown == ["C"])
  }

  @Test func `6.3.7 the scroll view is no content scroll view of bars`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    #expect(book.pages.contentScrollView(for: .top) == nil)
  }
}
