import Foundation
import Testing
import XCTest

@testable import StorylineTestingForApple

private final class ViewModel {}

/// The part of `settle()` that waits for objects.
@MainActor
private func settle(within seconds: TimeInterval = 5) async throws {
  try await ReleaseWatch.waitForNamed(until: Date(timeIntervalSinceNow: seconds))
}

private final class SearchViewController {
  let viewModel = ViewModel()
}

/// The part of a navigation controller that the examples need.
private final class Navigation {
  private(set) var topViewController: AnyObject? = SearchViewController()
  func popViewController(animated: Bool) { topViewController = nil }
}

/// Tests for the code for Apple's systems, which needs no UIKit.
@MainActor @Suite(.serialized) struct ExpectReleasedTests {
  @Test func `an object that is gone fails nothing`() async throws {
    expectReleased(ViewModel())
    try await settle()
  }

  @Test func `an object that goes a little later fails nothing`() async throws {
    var held: ViewModel? = ViewModel()
    expectReleased(try #require(held))
    Task { held = nil }
    try await settle()
    #expect(held == nil)
  }

  @Test func `an object that stays is named`() async throws {
    let model = ViewModel()
    expectReleased(model)
    try await withKnownIssue {
      try await settle(within: 0.02)
    } matching: {
      $0.comments.map(\.rawValue) == ["ViewModel is still there: somebody keeps it."]
    }
    withExtendedLifetime(model) {}
    // It was said: not again.
    try await settle()
  }

  @Test func `what a block returns has to go`() async throws {
    #expect(try await expectReleased { ViewModel() })
  }

  @Test func `a screen that is popped goes`() async throws {
    let navigation = Navigation()
    let friend = ReleaseWatch(navigation.topViewController)
    navigation.popViewController(animated: false)
    try await friend.expectReleased()
    #expect(friend.isReleased)
  }

  @Test func `a screen that a block pops goes`() async throws {
    let navigation = Navigation()
    try await expectReleased {
      let screen = navigation.topViewController
      navigation.popViewController(animated: false)
      return screen
    }
  }

  @Test func `nothing cannot be released`() async throws {
    try await withKnownIssue {
      try await ReleaseWatch(nil).expectReleased()
    } matching: {
      $0.comments.map(\.rawValue) == ["There was nothing that could be released."]
    }
  }
}

final class ExpectReleasedInXCTestTests: XCTestCase {
  @MainActor
  func testAnObjectThatIsGoneFailsNothing() async throws {
    expectReleased(ViewModel())
    try await settle()
  }

  @MainActor
  func testTheViewModelOfAScreenGoesWithIt() async throws {
    let navigation = Navigation()
    expectReleased(try XCTUnwrap(navigation.topViewController as? SearchViewController).viewModel)
    navigation.popViewController(animated: false)
    try await settle()
  }
}
