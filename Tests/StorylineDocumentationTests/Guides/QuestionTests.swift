import Storyline
import StorylineTesting
import Testing
import UIKit

// ASheetThatAsksBeforeClosing.md

@MainActor @Suite(.stage) struct SheetGuideTests {
  let shop = Shop()
  let basket = BasketFlow()
  let app = AppDriver()

  init() async throws {
    shop.window.show(basket, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
  }

  private func write(_ text: String) async throws -> FlowHandle<String> {
    let style = FlowStyle.present(.pageSheet, in: .navigation(closeButton: .cancel))
    let handle = basket.show(DraftNoteFlow(), as: style)
    try await settle()
    try #require(app.screen as? NoteScreen).onChange?(text)
    return handle
  }

  @Test func `an empty draft is left without a question`() async throws {
    let handle = try await write("")
    try await app.pullDownSheet()
    #expect(await handle.outcome == .cancelled(.pulledDown))
  }

  @Test func `who pulls the sheet down is asked, and may keep the draft`() async throws {
    let handle = try await write("Milk")
    try await app.pullDownSheet()
    try await app.button("Keep").tap()
    try #require(app.screen as? NoteScreen).onSave?()
    try await settle()
    #expect(await handle.outcome == .finished("Milk"))
  }

  @Test func `who discards the draft has left as they wanted to`() async throws {
    let pulled = try await write("Milk")
    try await app.pullDownSheet()
    try await app.button("Discard").tap()
    #expect(await pulled.outcome == .cancelled(.pulledDown))
    let closed = try await write("Milk")
    try await app.button("Cancel").tap()
    try await app.button("Discard").tap()
    #expect(await closed.outcome == .cancelled(.closed))
  }

  @Test func `an alert with a text field is a flow like any other`() async throws {
    let handle = basket.show(AskForNameFlow(), as: .present)
    try await settle()
    let alert = try #require(app.screen as? UIAlertController)
    alert.textFields?.first?.text = "Ada"
    try await app.button("OK").tap()
    #expect(await handle.outcome == .finished("Ada"))
    let cancelled = basket.show(AskForNameFlow(), as: .present)
    try await settle()
    try await app.button("Cancel").tap()
    #expect(await cancelled.outcome == .cancelled(.dismissed))
  }

  @Test func `a list of choices points at a view`() async throws {
    let note = NoteFlow()
    basket.show(note, as: .push)
    try await settle()
    note.remove(from: try #require(app.screen?.view))
    try await settle()
    let sheet = try #require(app.screen as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
  }
}
