import Foundation
import Storyline
import StorylineTesting
import Testing
import UIKit

/// Alerts and action sheets: nodes like everything else.
@MainActor @Suite(.stage) struct AlertTests {
  private let question = Alert(
    "Delete?", message: "It cannot be undone.",
    actions: [.destructive("Delete", true), .cancel("Keep", false)])

  @Test(arguments: [("Delete", true), ("Keep", false)])
  func `the outcome is the choice of the button`(title: String, choice: Bool) async throws {
    let fixture = Fixture()
    let handle = try #require(fixture.root).show(question)
    var outcomes: [Outcome<Bool>] = []
    handle.whenEnded { outcomes.append($0) }
    try await settle()
    let alert = try #require(fixture.topModal as? UIAlertController)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "It cannot be undone.")
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(handle.receipt == .performed)
    #expect(Person.tap(title, in: fixture.window))
    #expect(outcomes.isEmpty)
    try await settle()
    #expect(outcomes == [.finished(choice)])
    #expect(fixture.modals == [])
    #expect(fixture.log.contains("Alert#2 finished"))
  }

  @Test func `nothing of an alert stays`() async throws {
    let fixture = Fixture()
    try #require(fixture.root).show(question)
    try await settle()
    weak let alert = fixture.topModal
    Person.tap("Keep", in: fixture.window)
    try await settle()
    #expect(alert == nil)
    #expect(fixture.log.last == "Alert#2 released")
  }

  @Test func `an alert that the app dismisses has no choice`() async throws {
    let fixture = Fixture()
    let handle = try #require(fixture.root).show(question)
    try await settle()
    fixture.navigation?.dismiss(animated: true)
    try await settle()
    #expect(await handle.outcome == .cancelled(.dismissed))
  }

  @Test func `an alert goes with the flow that asked`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let handle = try #require(shown.flow).show(question)
    try await settle()
    shown.flow?.finish(1)
    try await settle()
    #expect(shown.outcomes == [.finished(1)])
    #expect(await handle.outcome == .cancelled(.parentEnded))
    #expect(fixture.modals == [])
  }

  @Test func `what the answer leads to can be shown at once`() async throws {
    let fixture = Fixture()
    let root = try #require(fixture.root)
    var next: Shown?
    root.show(question).whenEnded { [weak root] outcome in
      if outcome.value == true, let root { next = Shown(["Next"], above: root, as: .present) }
    }
    try await settle()
    Person.tap("Delete", in: fixture.window)
    try await settle()
    #expect(fixture.modals == ["Next"])
    #expect(next?.handle.receipt == .performed)
  }

  @Test func `an error is an alert with one button`() async throws {
    struct Broken: LocalizedError {
      var errorDescription: String? { "No connection." }
      var failureReason: String? { "The server does not answer." }
      var recoverySuggestion: String? { "Try again later." }
    }
    let fixture = Fixture()
    let handle = try #require(fixture.root).show(.alert(Broken()), as: .present)
    try await settle()
    let alert = try #require(fixture.topModal as? UIAlertController)
    #expect(alert.title == "No connection.")
    #expect(alert.message == "The server does not answer.\nTry again later.")
    Person.tap("OK", in: fixture.window)
    try await settle()
    #expect(await handle.outcome.value != nil)
  }

  @Test func `an alert without a button is refused`() async throws {
    let fixture = Fixture()
    let handle = try #require(fixture.root).show(Alert<Int>("Hm", actions: []))
    #expect(handle.receipt == .refused(.nothingToChoose))
    #expect(await handle.outcome == .cancelled(.refused(.nothingToChoose)))
  }

  @Test func `a second cancel button looks like any other`() async throws {
    let fixture = Fixture()
    try #require(fixture.root).show(
      Alert("Leave?", actions: [.cancel("No", 1), .cancel("Never", 2).preferred]))
    try await settle()
    let alert = try #require(fixture.topModal as? UIAlertController)
    #expect(alert.actions.map(\.style) == [.cancel, .default])
    #expect(alert.preferredAction?.title == "Never")
  }

  @Test func `a button that is disabled answers nothing`() async throws {
    let fixture = Fixture()
    let handle = try #require(fixture.root).show(
      Alert("Go?", actions: [.default("Go", 1).disabled, .cancel("Stay", 2)]))
    try await settle()
    Person.tap("Go", in: fixture.window)
    try await settle()
    #expect(fixture.modals == ["Go?"])
    Person.tap("Stay", in: fixture.window)
    try await settle()
    #expect(await handle.outcome == .finished(2))
  }

  // MARK: Action sheets

  @Test func `an action sheet is answered like an alert`() async throws {
    let fixture = Fixture()
    try await settle()
    let item = UIBarButtonItem(systemItem: .trash)
    fixture.navigation?.topViewController?.navigationItem.rightBarButtonItem = item
    let handle = try #require(fixture.root).show(question, as: .actionSheet(from: item))
    try await settle()
    #expect((fixture.topModal as? UIAlertController)?.preferredStyle == .actionSheet)
    Person.tap("Delete", in: fixture.window)
    try await settle()
    #expect(await handle.outcome == .finished(true))
  }

  @Test func `a tap beside an action sheet in a popover is its cancel button`() async throws {
    Stage.shared.setDevice(.iPad)
    let fixture = Fixture()
    try await settle()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    fixture.navigation?.topViewController?.view.addSubview(view)
    let handle = try #require(fixture.root).show(question, as: .actionSheet(from: view))
    try await settle()
    #expect(fixture.topModal?.popoverPresentationController?.sourceView === view)
    Person.tap(CGPoint(x: 5, y: 1000))
    try await settle()
    #expect(await handle.outcome == .finished(false))
  }

  @Test func `a tap beside one without a cancel button chooses nothing`() async throws {
    Stage.shared.setDevice(.iPad)
    let fixture = Fixture()
    try await settle()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    fixture.navigation?.topViewController?.view.addSubview(view)
    let handle = try #require(fixture.root).show(
      Alert("Sort by", actions: [.default("Name", 1), .default("Date", 2)]),
      as: .actionSheet(from: view))
    try await settle()
    Person.tap(CGPoint(x: 5, y: 1000))
    try await settle()
    #expect(await handle.outcome == .cancelled(.tappedOutside))
  }
}
