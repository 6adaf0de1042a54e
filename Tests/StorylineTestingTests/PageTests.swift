import Foundation
import StorylineTesting
import Testing
import UIKit

/// Pages, as a person turns them.
@MainActor @Suite(.stage) struct PageTests {
  private let window = UIWindow()
  private let leaflet = Leaflet(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let app = AppDriver()

  private func show(_ pages: Leaflet? = nil) async throws {
    window.rootViewController = UINavigationController(rootViewController: pages ?? leaflet)
    window.makeKeyAndVisible()
    try await settle()
  }

  @Test func `a swipe leads to the next page and back`() async throws {
    try await show()
    try await app.swipeToNextPage()
    #expect(leaflet.shown == "Page 2")
    #expect(app.text("Page 2").exists && !app.text("Page 1").exists)
    try await app.swipeToPreviousPage()
    #expect(leaflet.shown == "Page 1")
  }

  @Test(arguments: [
    (
      UIPageViewController.TransitionStyle.scroll,
      UIPageViewController.NavigationOrientation.vertical
    ),
    (.pageCurl, .horizontal), (.pageCurl, .vertical),
  ])
  func `pages of every kind are turned`(
    style: UIPageViewController.TransitionStyle,
    orientation: UIPageViewController.NavigationOrientation
  ) async throws {
    let pages = Leaflet(transitionStyle: style, navigationOrientation: orientation)
    try await show(pages)
    try await app.swipeToNextPage()
    #expect(pages.shown == "Page 2")
    try await app.swipeToNextPage(cancel: true)
    #expect(pages.shown == "Page 2")
    try await app.swipeToPreviousPage()
    #expect(pages.shown == "Page 1")
  }

  @Test func `a swipe that is cancelled leads nowhere`() async throws {
    try await show()
    try await app.swipeToNextPage(cancel: true)
    #expect(leaflet.shown == "Page 1")
  }

  @Test func `what cannot be turned is said`() async throws {
    try await show()
    #expect(
      await message { try await $0.swipeToPreviousPage() } == "There is no page before this one.")
    leaflet.dataSource = nil
    #expect(
      await message { try await $0.swipeToNextPage() }
        == "The pages have no data source, and without one nobody can turn them.")
    window.rootViewController = UIViewController()
    #expect(await message { try await $0.swipeToNextPage() } == "There are no pages to turn.")
  }

  private func message(_ body: (AppDriver) async throws -> Void) async -> String? {
    do {
      try await body(app)
      return nil
    } catch let error as DriverError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test func `pages that left are released, and neighbours are no leaks`() async throws {
    try await show()
    watchForLeaks()
    let failures = try await Failure.collect {
      for _ in 0..<3 { try await app.swipeToNextPage() }
      try await app.swipeToPreviousPage()
      try await app.swipeToNextPage(cancel: true)
    }
    #expect(failures.map(\.message) == [])
    #expect(leaflet.living == ["Page 2", "Page 3", "Page 4"])
  }
}

/// Four pages that are made when they are asked for.
final class Leaflet: UIPageViewController, UIPageViewControllerDataSource {
  private struct Made { weak var page: UIViewController? }
  private var made: [Made] = []

  var shown: String? { viewControllers?.first?.title }
  var living: [String] { made.compactMap { $0.page?.title }.sorted() }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    if let first = make(1) { setViewControllers([first], direction: .forward, animated: false) }
  }

  private func make(_ number: Int) -> UIViewController? {
    guard (1...4).contains(number) else { return nil }
    let page = UIViewController()
    page.title = "Page \(number)"
    page.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 30))
    label.text = page.title
    page.view.addSubview(label)
    made.append(Made(page: page))
    return page
  }

  private func number(of page: UIViewController) -> Int {
    page.title.flatMap { Int($0.dropFirst(5)) } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { make(number(of: viewController) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { make(number(of: viewController) + 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first.map { number(of: $0) - 1 } ?? 0
  }
}

/// An app of nothing but pages.
final class LeafletDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Leaflet(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
