import Storyline
import StorylineTesting
import Testing
import UIKit

// AnAlertAsAFlow.md, ASheetThatAsksBeforeClosing.md

enum Answer {
  case save
  case discard
  case keep
}

final class NoteScreen: ShopScreen {
  var onChange: ((String) -> Void)?
  var onClose: (() -> Void)?
  var onSave: (() -> Void)?

  init() { super.init("Note") }
}

final class NoteFlow: Flow<String> {
  private var text = ""

  override func start() {
    let screen = NoteScreen()
    screen.onChange = { [weak self] text in self?.text = text }
    screen.onClose = { [weak self] in self?.leave() }
    show(screen)
  }

  private func leave() {
    let question = Alert(
      "Save the note?",
      actions: [
        .default("Save", Answer.save).preferred, .destructive("Discard", .discard),
        .cancel("Keep Writing", .keep),
      ])
    Task {
      switch await show(question).outcome {
      case .finished(.save): finish(text)
      case .finished(.discard): close()
      case .finished(.keep), .cancelled: break
      }
    }
  }

  func remove(from view: UIView) {
    let question = Alert(
      "Remove the note?", actions: [.destructive("Remove", ()), .cancel("Keep", ())])
    show(question, as: .actionSheet(from: view))
  }
}

/// Asks for a text, which an alert as a value does not.
final class AskForNameFlow: Flow<String> {
  override func start() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        self?.finish(alert?.textFields?.first?.text ?? "")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    show(alert)
  }
}

final class DraftNoteFlow: Flow<String> {
  private var text = ""

  override func start() {
    let screen = NoteScreen()
    screen.onChange = { [weak self] text in self?.draftDidChange(text) }
    screen.onSave = { [weak self] in self?.save() }
    show(screen)
  }

  private func draftDidChange(_ text: String) {
    self.text = text
    leaveGuard = text.isEmpty ? nil : LeaveGuard { [weak self] in await self?.mayDiscard() ?? true }
  }

  private func mayDiscard() async -> Bool {
    let question = Alert(
      "Discard the draft?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
    return await show(question).outcome.value == true
  }

  private func save() { finish(text) }
}

@MainActor @Suite(.stage) struct AlertGuideTests {
  let recorder = FlowRecorder()
  let handle: FlowHandle<String>

  init() async throws {
    handle = recorder.start(NoteFlow())
    let screen = try recorder.screen(NoteScreen.self)
    screen.onChange?("Milk")
    screen.onClose?()
    try await settle()
  }

  @Test func `the answer is a value of the app's own type`() async throws {
    try await recorder.answer("Save")
    #expect(try await outcome(of: handle) == .finished("Milk"))
  }

  @Test func `another answer closes the note`() async throws {
    try await recorder.answer("Discard")
    #expect(try await outcome(of: handle) == .cancelled(.closed))
  }

  @Test func `the third one changes nothing, and the question can be asked again`() async throws {
    try await recorder.answer("Keep Writing")
    try recorder.screen(NoteScreen.self).onClose?()
    try await settle()
    try await recorder.answer("Save")
    #expect(try await outcome(of: handle) == .finished("Milk"))
  }
}

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
