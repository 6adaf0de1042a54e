import Foundation
import StorylineTesting
import Testing
import UIKit

/// A long list of buttons, and the name of the one that was tapped.
final class LongListController: UIViewController {
  let scrollView = UIScrollView()
  let status = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = CGRect(x: 0, y: 100, width: 393, height: 500)
    scrollView.accessibilityIdentifier = "list"
    scrollView.contentSize = CGSize(width: 393, height: 100 * 60)
    for number in 0..<100 {
      let button = UIButton(type: .system)
      button.setTitle("Row \(number)", for: .normal)
      button.frame = CGRect(x: 20, y: CGFloat(number) * 60, width: 200, height: 40)
      button.addAction(
        UIAction { [weak self] _ in self?.status.text = "Row \(number)" }, for: .touchUpInside)
      scrollView.addSubview(button)
    }
    status.accessibilityIdentifier = "status"
    view.addSubview(scrollView)
    view.addSubview(status)
  }
}

final class LongListDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LongListController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@MainActor @Suite(.stage) struct ScrollingTests {
  private func launch() async throws -> (AppDriver, UIScrollView) {
    let app = try await AppDriver.launch(LongListDelegate.self)
    let list = try #require(app.screen as? LongListController)
    return (app, list.scrollView)
  }

  @Test func `a tap scrolls to what is not seen yet, and back again`() async throws {
    let (app, scrollView) = try await launch()
    #expect(!app.button("Row 40").exists)
    try await app.button("Row 40").tap()
    #expect(app.text("status").label == "Row 40")
    #expect(scrollView.contentOffset.y > 1900 && scrollView.contentOffset.y < 2500)
    try await app.button("Row 2").tap()
    #expect(app.text("status").label == "Row 2")
  }

  @Test func `scrolling to an element shows all of it`() async throws {
    let (app, scrollView) = try await launch()
    try await app.scroll(to: app.button("Row 99"))
    let frame = try #require(app.button("Row 99").frame)
    #expect(scrollView.frame.insetBy(dx: 0, dy: -1).contains(frame))
  }

  @Test func `what is not there is looked for to the end, and missed`() async throws {
    let (app, scrollView) = try await launch()
    await #expect(throws: DriverError.self) { try await app.scroll(to: app.button("Row 100")) }
    #expect(scrollView.contentOffset.y == 5500)
  }

  @Test func `content is scrolled by a distance`() async throws {
    let (app, scrollView) = try await launch()
    try await app.scroll(app.scrollView("list"), by: CGPoint(x: 0, y: 1234))
    #expect(abs(scrollView.contentOffset.y - 1234) < 1)
    try await app.scroll(app.scrollView, by: CGPoint(x: 0, y: -5000))
    #expect(scrollView.contentOffset.y == 0)
    await #expect(throws: DriverError.self) {
      try await app.scroll(app.text("status"), by: CGPoint(x: 0, y: 10))
    }
  }

  @Test func `swipes scroll by more than the finger moves`() async throws {
    let app = XCUIApplication(LongListDelegate.self)
    app.launch()
    let list = app.scrollViews["list"]
    #expect(list.exists && app.scrollViews.count == 1)
    list.swipeUp()
    let scrollView = try #require(AppDriver().element(of: UIScrollView.self).view as? UIScrollView)
    let first = scrollView.contentOffset.y
    #expect(first > 400)
    list.swipeDown()
    #expect(scrollView.contentOffset.y < first)
    list.swipeLeft()
    app.buttons["Row 30"].tap()
    #expect(app.staticTexts["status"].label == "Row 30")
    app.terminate()
  }

  @Test func `a list is pulled down until it begins to refresh`() async throws {
    let app = try await AppDriver.launch(LongListDelegate.self)
    let list = try #require(app.scrollView("list").view as? UIScrollView)
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    list.refreshControl = control
    try await app.pullToRefresh()
    #expect(refreshes == 1 && control.isRefreshing)
    control.endRefreshing()
    try await app.settle()
    #expect(list.contentOffset.y == 0)
  }

  @Test func `without anything to refresh, pulling says so`() async throws {
    let app = try await AppDriver.launch(LongListDelegate.self)
    await #expect(throws: DriverError.self) { try await app.pullToRefresh() }
  }
}
