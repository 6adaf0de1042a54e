import UIKit

/// A page view controller in a window, with pages that record what they are told.
@MainActor
struct PagesInWindow {
  let trace = Trace()
  let harness: any Harness
  let pages: UIPageViewController
  let screens: [TracingController]
  let source: PageSource
  let delegate: TracingPageDelegate

  /// Shows the page of that number.
  init(
    _ style: UIPageViewController.TransitionStyle, on harness: any Harness, showing index: Int = 1,
    count: Int = 4, orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) throws {
    self.harness = harness
    let trace = trace
    let names = "ABCDEFGH".prefix(count).map(String.init)
    screens = names.map { TracingController($0, trace) }
    pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    source = PageSource(screens)
    delegate = TracingPageDelegate(trace)
    pages.dataSource = source
    pages.delegate = delegate
    let isOpen = pages.spineLocation == .mid
    pages.setViewControllers(
      Array(screens[index...(isOpen ? index + 1 : index)]), direction: .forward, animated: false)
    harness.makeWindow(root: pages).makeKeyAndVisible()
    try harness.settle()
    source.asked = []
    trace.ignored = Trace.loadingAndLayout.union(Trace.containment)
      .union(["viewIsAppearing(true)", "viewIsAppearing(false)"])
    trace.clear()
    harness.holdTime()
  }

  /// The names of the pages that are seen.
  var shown: [String] { pages.viewControllers?.compactMap(\.title) ?? [] }

  /// A finger that goes that way at an even speed and stays down.
  func drag(from start: CGPoint = far, to end: CGPoint = near, over seconds: TimeInterval = 2) {
    harness.press(at: start)
    harness.turn()
    harness.move(from: start, to: end, over: seconds)
  }

  /// The same, and it is lifted; then everything comes to rest.
  func swipe(
    from start: CGPoint = far, to end: CGPoint = near, over seconds: TimeInterval = 2
  ) throws {
    drag(from: start, to: end, over: seconds)
    try lift(at: end)
  }

  func lift(at point: CGPoint) throws {
    harness.lift(at: point)
    harness.turn()
    try harness.settle()
  }

  /// Points on a phone that is 393 points wide.
  nonisolated static let far = CGPoint(x: 350, y: 400)
  nonisolated static let middle = CGPoint(x: 220, y: 400)
  nonisolated static let near = CGPoint(x: 60, y: 400)
}

/// Pages in a row.
final class PageSource: NSObject, UIPageViewControllerDataSource {
  var screens: [UIViewController]
  /// `after A`, in the order in which it was asked.
  var asked: [String] = []

  init(_ screens: [UIViewController]) { self.screens = screens }

  private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
    asked.append("\(step > 0 ? "after" : "before") \(page.title ?? "?")")
    guard let index = screens.firstIndex(of: page), screens.indices.contains(index + step) else {
      return nil
    }
    return screens[index + step]
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

/// Pages in a row, with dots.
final class DottedSource: NSObject, UIPageViewControllerDataSource {
  let row: PageSource
  var index = 0
  var asked: [String] = []

  init(_ screens: [UIViewController]) { row = PageSource(screens) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    row.pageViewController(pageViewController, viewControllerBefore: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    row.pageViewController(pageViewController, viewControllerAfter: viewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    asked.append("count")
    return row.screens.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    asked.append("index")
    return index
  }
}

/// A delegate that records what it is told.
final class TracingPageDelegate: NSObject, UIPageViewControllerDelegate {
  let trace: Trace
  var onFinish: (() -> Void)?

  init(_ trace: Trace) { self.trace = trace }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.title ?? "?" }.joined(separator: "+")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    trace.record("pages", "willTransition(\(names(pendingViewControllers)))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    trace.record(
      "pages", "didFinish(\(finished), from \(names(previousViewControllers)), \(completed))")
    onFinish?()
  }
}
