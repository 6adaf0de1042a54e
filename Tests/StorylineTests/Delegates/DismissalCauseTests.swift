import Storyline
import StorylineTesting
import Testing
import UIKit

/// A presentation tells that it is pulled down when it begins to go; the word that it is gone may come
/// after everything has settled, or not at all.
@MainActor @Suite("Rule 3: dismissals that are told late", .stage) struct DismissalCauseTests {
  @Test func `the reason is known as soon as a dismissal begins`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let sheet = try #require(fixture.topModal)
    let presentation = try #require(sheet.presentationController)
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    sheet.dismiss(animated: false)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `a reason that is told twice counts once`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let sheet = try #require(fixture.topModal)
    let presentation = try #require(sheet.presentationController)
    let watcher = presentation.delegate
    watcher?.presentationControllerWillDismiss(presentation)
    sheet.dismiss(animated: false)
    try await settle()
    watcher?.presentationControllerDidDismiss(presentation)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.pulledDown)])
  }

  @Test func `a dismissal that was cancelled leaves no reason behind`() async throws {
    let fixture = Fixture()
    let shown = try await fixture.present("Sheet")
    let sheet = try #require(fixture.topModal)
    Person.pull(sheet, by: 0.1)
    try await settle()
    #expect(fixture.modals == ["Sheet"])
    sheet.dismiss(animated: false)
    try await settle()
    #expect(shown.outcomes == [.cancelled(.dismissed)])
  }
}
