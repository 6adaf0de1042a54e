import Storyline
import UIKit

/// A new book, in a sheet that asks before a title that was typed is lost.
final class AddBookFlow: Flow<Book> {
  override func start() {
    let screen = AddBookViewController()
    screen.onChange = { [weak self] title in self?.titleDidChange(title) }
    screen.onSave = { [weak self] title in self?.finish(Book(title: title)) }
    show(screen)
  }

  private func titleDidChange(_ title: String) {
    leaveGuard =
      title.isEmpty ? nil : LeaveGuard { [weak self] in await self?.mayDiscard() ?? true }
  }

  private func mayDiscard() async -> Bool {
    let question = Alert(
      "Discard the book?", actions: [.destructive("Discard", true), .cancel("Keep", false)])
    return await show(question).outcome.value == true
  }
}
