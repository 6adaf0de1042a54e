import Storyline
import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

/// UIKit calls the handler of an alert's button after the alert is gone, and says nothing of how long
/// after.
@MainActor @Suite("Alerts whose choice is told late", .stage) struct LateChoiceTests {
  private let question = Alert(
    "Delete?", actions: [.destructive("Delete", true), .cancel("Keep", false)])

  /// Takes the alert away as UIKit does before it calls the handler, and hands the handler out.
  private func dismiss(_ fixture: Fixture) throws -> () -> Void {
    let alert = try #require(fixture.topModal as? UIAlertController)
    let action = try #require(alert.actions.first)
    alert.dismiss(animated: false)
    return { action.handler?(action) }
  }

  @Test func `a choice that is told many turns later is the outcome`() async throws {
    let fixture = Fixture()
    let handle = try #require(fixture.root).show(question)
    var outcomes: [Outcome<Bool>] = []
    handle.whenEnded { outcomes.append($0) }
    try await settle()
    let choose = try dismiss(fixture)
    for _ in 0..<3 { try await settle() }
    #expect(outcomes.isEmpty)
    choose()
    try await settle()
    #expect(outcomes == [.finished(true)])
  }

  @Test func `an alert whose buttons are released has no choice`() async throws {
    let fixture = Fixture()
    let handle = try #require(fixture.root).show(question)
    var outcomes: [Outcome<Bool>] = []
    handle.whenEnded { outcomes.append($0) }
    try await settle()
    var choose: (() -> Void)? = try dismiss(fixture)
    try await settle()
    #expect(outcomes.isEmpty && choose != nil)
    choose = nil
    try await settle()
    #expect(outcomes == [.cancelled(.dismissed)])
  }

  @Test func `what is asked next does not wait for a choice that never comes`() async throws {
    let fixture = Fixture()
    let root = try #require(fixture.root)
    root.show(question)
    try await settle()
    let choose = try dismiss(fixture)
    try await settle()
    let second = root.show(Alert("Again?", actions: [.default("Yes", 1)]))
    try await settle()
    #expect(second.receipt == .performed)
    #expect(fixture.modals == ["Again?"])
    withExtendedLifetime(choose) {}
  }
}
