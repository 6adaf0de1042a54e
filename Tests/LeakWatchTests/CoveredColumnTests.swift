import LeakWatch
import Storyline
import StorylineTesting
import Testing
import UIKit

/// Screens in the columns of a collapsed split view controller: one column covers the others.
@MainActor @Suite(.stage(findsLeaks: false)) struct CoveredColumnTests {
  /// The controller that holds the split view controller.
  enum Place: CaseIterable {
    case window, tabs, presenter
  }

  private let window = UIWindow()
  private let split = UISplitViewController(style: .doubleColumn)

  /// Shows a detail that holds itself, and goes back to the list.
  private func coverDetail(in place: Place) async throws {
    split.setViewController(UIViewController(), for: .primary)
    setLeakingDetail()
    switch place {
    case .window: window.rootViewController = split
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [split, UIViewController()]
      window.rootViewController = tabs
    case .presenter:
      window.rootViewController = UIViewController()
    }
    window.makeKeyAndVisible()
    watchForLeaks()
    if place == .presenter {
      split.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(split, animated: false)
    }
    try await settle()
    split.show(.secondary)
    try await settle()
    #expect(split.isCollapsed)
    #expect(detailView?.window === window)
    split.show(.primary)
    try await settle()
    #expect(detailView != nil && detailView?.window == nil)
  }

  // No frame of a task keeps what a function that cannot wait has made.
  private func setLeakingDetail() {
    let detail = WatchedScreen()
    detail.itself = detail
    split.setViewController(detail, for: .secondary)
  }

  private var detailView: UIView? { split.viewController(for: .secondary)?.viewIfLoaded }

  @Test(arguments: Place.allCases)
  func `a screen in a column that another one covers has not left`(place: Place) async throws {
    let failures = try await Failure.collect { try await coverDetail(in: place) }
    #expect(failures.map(\.message).isEmpty)
  }

  @Test(arguments: Place.allCases)
  func `a screen that is taken out of a covered column has left`(
    place: Place
  ) async throws {
    let failures = try await Failure.collect {
      try await coverDetail(in: place)
      split.setViewController(nil, for: .secondary)
      try await settle()
    }
    #expect(
      failures.map(\.message) == [
        "WatchedScreen leaks: WatchedScreen.itself → WatchedScreen: make WatchedScreen.itself weak"
      ])
  }
}
