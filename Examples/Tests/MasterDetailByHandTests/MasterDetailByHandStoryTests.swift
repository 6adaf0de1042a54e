import StorylineTesting
import Testing
import TripScripts
import UIKit

@testable import MasterDetailByHand

/// Story tests for the app. It leaks a screen each time, which these tests do not see.
@Suite(.stage) struct MasterDetailByHandStoryTests {
  private let script = TripScript(AppDelegate.self)

  /// Everything that fails but the leak of which ``FaultTests`` tells.
  private func otherFailures(_ use: () async throws -> Void) async throws -> [String] {
    try await Failure.collect { try await use() }.map(\.message).filter {
      !$0.hasPrefix("DayViewController leaks: ")
    }
  }

  @Test func `people write a note and come back`() async throws {
    #expect(try await otherFailures { try await script.tellStory() } == [])
  }

  @Test func `a note that is pulled down is not kept`() async throws {
    #expect(try await otherFailures { try await script.pullSheetDown() } == [])
  }

  @Test func `after a swipe that was cancelled the trip goes on`() async throws {
    #expect(try await otherFailures { _ = try await script.changeMindAndChoose() } == [])
  }

  @Test func `who goes back two screens at once leaves no coordinator behind`() async throws {
    let failures = try await otherFailures {
      let app = try await script.goBackTwoAtOnce()
      let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
      #expect(delegate.coordinator?.children.isEmpty == true)
      app.expectScreen(TripsViewController.self)
    }
    #expect(failures == [])
  }
}
