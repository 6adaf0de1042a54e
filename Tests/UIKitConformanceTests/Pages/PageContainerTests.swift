import StorylineTesting
import Testing
import UIKit

/// Pages as children: who is one, who is released, what becomes of them as the device is turned.
@MainActor @Suite(.harness) struct PageContainerTests {
  let harness: any Harness = PlatformHarness()

  typealias Style = UIPageViewController.TransitionStyle

  // MARK: Children

  @Test(arguments: [Style.scroll, .pageCurl])
  func `the page that is seen is a child, from when it is set`(style: Style) {
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal)
    let trace = Trace()
    trace.ignored = Trace.loadingAndLayout
    let page = TracingController("A", trace)
    pages.setViewControllers([page], direction: .forward, animated: false)
    #expect(pages.children == [page] && page.parent === pages)
    #expect(pages.viewControllers == [page])
    #expect(!pages.isViewLoaded && !page.isViewLoaded)
    trace.expect(["A.willMove(parent)", "A.didMove(parent)"])
  }

  @Test func `the neighbours of a page that scrolls are children while they are that`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    func children() -> [String] { book.pages.children.compactMap(\.title).sorted() }
    #expect(children() == ["B"])
    try book.swipe(to: PagesInWindow.middle)
    #expect(children() == ["A", "B", "C"])
    try book.swipe()
    #expect(children() == ["B", "C", "D"])
    try book.swipe()
    #expect(children() == ["C", "D"])
    book.pages.setViewControllers([book.screens[0]], direction: .reverse, animated: false)
    #expect(children() == ["A"])
  }

  @Test(arguments: [PagesInWindow.near, PagesInWindow.middle])
  func `a leaf leaves nobody but the page that is seen`(end: CGPoint) throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    try book.swipe(to: end)
    #expect(book.pages.children.compactMap(\.title) == book.shown)
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `a page that left has been told so, once`(style: Style) throws {
    let book = try PagesInWindow(style, on: harness)
    book.trace.ignored = []
    book.pages.setViewControllers([book.screens[3]], direction: .forward, animated: true)
    try harness.settle()
    #expect(
      book.trace.events.filter { $0.contains("Move") } == [
        "D.willMove(parent)", "D.didMove(parent)", "B.willMove(nil)", "B.didMove(nil)",
      ])
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `a page that left while its container disappears has disappeared`(style: Style) throws {
    let book = try PagesInWindow(style, on: harness)
    let above = UIViewController()
    above.modalPresentationStyle = .fullScreen
    book.pages.present(above, animated: true)
    harness.advance(by: 0.1)
    book.pages.setViewControllers([book.screens[3]], direction: .forward, animated: false)
    try harness.settle()
    #expect(
      book.trace.events.filter { $0.hasPrefix("B.") } == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ])
  }

  // MARK: Release

  /// Makes its pages when it is asked, and keeps none.
  private final class Maker: NSObject, UIPageViewControllerDataSource {
    private struct Made { weak var page: UIViewController? }
    private var made: [Made] = []

    func make(_ number: Int) -> UIViewController {
      let page = UIViewController()
      page.view.tag = number
      made.append(Made(page: page))
      return page
    }

    var living: [Int] { made.compactMap { $0.page?.view.tag }.sorted() }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { make(viewController.view.tag - 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { make(viewController.view.tag + 1) }
  }

  @Test(arguments: [
    (Style.scroll, true, [10, 11, 12]), (.scroll, false, [9, 10, 11]),
    (.pageCurl, true, [11]), (.pageCurl, false, [10]),
  ])
  func `a page that left is released, but for neighbours that are kept`(
    style: Style, finishes: Bool, living: [Int]
  ) throws {
    let maker = Maker()
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = maker
    pages.setViewControllers([maker.make(10)], direction: .forward, animated: false)
    harness.makeWindow(root: pages).makeKeyAndVisible()
    try harness.settle()
    let end = finishes ? PagesInWindow.near : PagesInWindow.middle
    harness.drag(from: PagesInWindow.far, to: end, over: 2)
    try harness.settle()
    #expect(maker.living == living)
    pages.setViewControllers([maker.make(50)], direction: .forward, animated: true)
    try harness.settle()
    #expect(maker.living == [50])
  }

  @Test(arguments: [Style.scroll, .pageCurl])
  func `a page view controller that goes takes its pages along`(style: Style) throws {
    weak var gone: UIPageViewController?
    weak var page: UIViewController?
    let maker = Maker()
    let window = harness.makeWindow(root: UIViewController())
    window.makeKeyAndVisible()
    do {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      pages.dataSource = maker
      let first = maker.make(1)
      pages.setViewControllers([first], direction: .forward, animated: false)
      (gone, page) = (pages, first)
      window.rootViewController = pages
    }
    try harness.settle()
    harness.drag(from: PagesInWindow.far, to: PagesInWindow.middle, over: 2)
    try harness.settle()
    #expect(gone != nil && page != nil)
    window.rootViewController = UIViewController()
    try harness.settle()
    #expect(gone == nil && page == nil)
    #expect(maker.living == [])
  }

  // MARK: The device

  @Test(arguments: [Style.scroll, .pageCurl])
  func `a turned device shows the same page, in its new size`(style: Style) throws {
    let book = try PagesInWindow(style, on: harness)
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(book.shown == ["B"])
    #expect(book.screens[1].view.frame.size == CGSize(width: 852, height: 393))
    #expect(book.screens[1].view.convert(CGPoint.zero, to: nil) == .zero)
    try book.swipe(from: CGPoint(x: 750, y: 200), to: CGPoint(x: 150, y: 200))
    #expect(book.shown == ["C"])
    harness.turnDevice(onSide: false)
    try harness.settle()
    #expect(book.shown == ["C"])
    #expect(book.screens[2].view.frame.size == CGSize(width: 393, height: 852))
  }

  @Test func `a device that is turned during a swipe has it come to its end`() throws {
    let book = try PagesInWindow(.scroll, on: harness)
    book.drag(to: CGPoint(x: 150, y: 400), over: 0.1)
    harness.lift(at: CGPoint(x: 150, y: 400))
    harness.turn()
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(book.shown == ["C"])
    #expect(
      book.screens[2].view.convert(book.screens[2].view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test func `6.3.5 the delegate decides about the spine as the device is turned`() throws {
    let book = try PagesInWindow(.pageCurl, on: harness)
    let spine = SpineDelegate(book.screens)
    book.pages.delegate = spine
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(book.pages.spineLocation == .mid && book.pages.isDoubleSided)
    #expect(book.shown == ["A", "B"])
    #expect(book.screens[0].view.frame == CGRect(x: 0, y: 0, width: 426, height: 393))
    #expect(book.screens[1].view.frame == CGRect(x: 426, y: 0, width: 426, height: 393))
    harness.turnDevice(onSide: false)
    try harness.settle()
    #expect(book.pages.spineLocation == .min && !book.pages.isDoubleSided)
    #expect(book.shown == ["A"])
    #expect(spine.asked == [.landscapeRight, .portrait])
  }

  @Test func `the delegate says how the device may be turned`() throws {
    final class Upright: NSObject, UIPageViewControllerDelegate {
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let book = try PagesInWindow(.scroll, on: harness)
    let upright = Upright()
    book.pages.delegate = upright
    harness.turnDevice(onSide: true)
    try harness.settle()
    #expect(book.pages.view.bounds.width == 393)
  }

  @Test func `a subclass lets its page decide about the status bar`() throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Asking: UIPageViewController {
      override var childForStatusBarHidden: UIViewController? { viewControllers?.first }
    }
    let pages = Asking(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    harness.makeWindow(root: pages).makeKeyAndVisible()
    try harness.settle()
    #expect(pages.childForStatusBarHidden?.prefersStatusBarHidden == false)
    pages.setViewControllers([Hiding()], direction: .forward, animated: true)
    try harness.settle()
    #expect(pages.childForStatusBarHidden?.prefersStatusBarHidden == true)
  }
}

/// Two pages on a device that lies on its side, one upright, as Xcode's template has it.
private final class SpineDelegate: NSObject, UIPageViewControllerDelegate {
  let screens: [UIViewController]
  var asked: [UIInterfaceOrientation] = []

  init(_ screens: [UIViewController]) { self.screens = screens }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    asked.append(orientation)
    let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
    pageViewController.setViewControllers(
      Array(screens.prefix(isWide ? 2 : 1)), direction: .forward, animated: true)
    if !isWide { pageViewController.isDoubleSided = false }
    return isWide ? .mid : .min
  }
}
