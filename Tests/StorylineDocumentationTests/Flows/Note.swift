import Storyline
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
