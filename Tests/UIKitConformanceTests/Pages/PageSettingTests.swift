import StorylineTesting
import Testing
import UIKit

/// 6.3.5: how many pages there are to be, the spine, and leaves with two sides.
@MainActor @Suite(.harness) struct PageSettingTests {
  let harness: any Harness = PlatformHarness()

  private typealias Spine = UIPageViewController.SpineLocation

  private static let mid: [UIPageViewController.OptionsKey: Any] = [
    .spineLocation: UIPageViewController.SpineLocation.mid.rawValue
  ]

  // MARK: Defaults

  @Test func `6.3.5 leaves have their spine at the left edge, pages that scroll have none`() {
    let leaves = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: Self.mid)
    #expect(leaves.spineLocation == .min && !leaves.isDoubleSided)
    #expect(scrolling.spineLocation == .none && !scrolling.isDoubleSided)
    #expect(scrolling.transitionStyle == .scroll && scrolling.navigationOrientation == .vertical)
  }

  @Test(arguments: [
    NSNumber(value: 3), NSNumber(value: UIPageViewController.SpineLocation.max.rawValue),
  ])
  func `6.3.5 the option is the number of a spine location`(option: NSNumber) {
    let leaves = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: option])
    #expect(leaves.spineLocation == .max)
  }

  @Test func `a drag and a tap turn leaves; what scrolls pages is not given out`() {
    let leaves = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(leaves.gestureRecognizers.count == 2)
    #expect(leaves.gestureRecognizers.first is UIPanGestureRecognizer)
    #expect(leaves.gestureRecognizers.last is UITapGestureRecognizer)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(scrolling.gestureRecognizers == [])
  }

  @Test func `leaves are turned where the recognizers are put`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    let window = try #require(book.pages.view.window)
    for recognizer in book.pages.gestureRecognizers { window.addGestureRecognizer(recognizer) }
    book.pages.view.isUserInteractionEnabled = false
    try book.swipe()
    #expect(book.shown == ["C"])
  }

  @Test func `a drag that is switched off turns nothing`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    book.pages.gestureRecognizers[0].isEnabled = false
    try book.swipe()
    book.trace.expect([])
  }

  @Test func `pages that scroll are as far apart as was said`() throws {
    let book = try PagesInWindow(.scroll, on: harness, options: [.interPageSpacing: 20])
    book.drag()
    let frames = book.screens[1...2].map { $0.view.convert($0.view.bounds, to: nil) }
    #expect(frames[1].minX - frames[0].maxX == 20)
    try book.lift(at: PagesInWindow.near)
    #expect(book.screens[2].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  // MARK: Errors

  // MARK: Two pages

  @Test func `6.3.5 with the spine in the middle two pages are seen, and two are turned`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness, showing: 2, count: 6, options: Self.mid)
    #expect(book.pages.isDoubleSided)
    #expect(book.shown == ["C", "D"])
    #expect(book.screens[2].view.frame.maxX == 196.5 && book.screens[3].view.frame.minX == 196.5)
    try book.swipe()
    #expect(book.shown == ["E", "F"])
    #expect(book.source.asked == ["after D", "after E"])
    book.trace.expect([
      "pages.willTransition(E+F)", "E.viewWillAppear(true)", "F.viewWillAppear(true)",
      "C.viewWillDisappear(true)", "D.viewWillDisappear(true)", "C.viewDidDisappear(true)",
      "D.viewDidDisappear(true)", "E.viewDidAppear(true)", "F.viewDidAppear(true)",
      "pages.didFinish(true, from C+D, true)",
    ])
    try book.swipe(from: PagesInWindow.near, to: PagesInWindow.far)
    #expect(book.shown == ["C", "D"])
    try book.swipe(to: PagesInWindow.middle)
    #expect(book.shown == ["C", "D"])
  }

  @Test func `6.3.5 half a leaf is not turned`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness, showing: 0, count: 3, options: Self.mid)
    try book.swipe()
    #expect(book.shown == ["A", "B"])
    book.trace.expect([])
  }

  @Test func `6.3.5 on the back of a single page is the next one, which is only passed`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness, showing: 0)
    book.pages.isDoubleSided = true
    try book.swipe()
    #expect(book.shown == ["C"])
    #expect(book.source.asked == ["after A", "after B"])
    #expect(book.pages.children == [book.screens[2]])
    #expect(
      book.trace.events.filter { $0.hasPrefix("B") } == [
        "B.viewWillAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
    book.pages.setViewControllers(
      [book.screens[0], book.screens[1]], direction: .reverse, animated: true)
    try harness.settle()
    #expect(book.shown == ["A"])
    #expect(book.pages.children == [book.screens[0]])
  }

  @Test func `7.7 data source and delegate are not kept`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    do {
      let (source, delegate) = (PageSource([]), TracingPageDelegate(Trace()))
      pages.dataSource = source
      pages.delegate = delegate
      #expect(pages.dataSource === source && pages.delegate === delegate)
    }
    #expect(pages.dataSource == nil && pages.delegate == nil)
  }
}
