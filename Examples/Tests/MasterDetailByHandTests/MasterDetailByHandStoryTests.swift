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

  @Test func `a note is saved, changed without saving, and shown in the list`() async throws {
    #expect(try await otherFailures { try await script.writeNoteAndGoBack() } == [])
  }

  @Test func `a note in a sheet that is pulled down is not saved`() async throws {
    #expect(try await otherFailures { try await script.pullSheetDown() } == [])
  }

  @Test func `after a cancelled swipe back a day is chosen`() async throws {
    #expect(try await otherFailures { _ = try await script.cancelSwipeBackAndChoose() } == [])
  }

  @Test func `going back two screens at once releases the coordinators`() async throws {
    let failures = try await otherFailures {
      let app = try await script.goBackTwoScreens()
      let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
      #expect(delegate.coordinator?.children.isEmpty == true)
      app.expectScreen(TripsViewController.self)
    }
    #expect(failures == [])
  }
}
