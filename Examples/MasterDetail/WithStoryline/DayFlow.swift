import Storyline
import TripParts

/// A day; a sheet for its note comes over it.
final class DayFlow: Flow<Void> {
  private let day: Day
  private let notebook: any Notebook
  private weak var dayViewController: DayViewController?

  init(day: Day, notebook: any Notebook) {
    self.day = day
    self.notebook = notebook
  }

  override func start() {
    let screen = DayViewController(viewModel: DayViewModel(day: day, notebook: notebook))
    screen.onWriteNote = { [weak self] in self?.writeNote() }
    dayViewController = screen
    show(screen)
  }

  private func writeNote() {
    let note = NoteFlow(day: day, note: notebook.note(for: day.id))
    show(note, as: .present(.pageSheet, in: .navigation(closeButton: .cancel)))
      .whenFinished { [self] text in save(text) }
  }

  private func save(_ text: String) {
    Task {
      await notebook.save(text, for: day.id)
      dayViewController?.update()
    }
  }
}
