import Storyline
import TripParts

/// The sheet on which a note is written: it results in what was written.
final class NoteFlow: Flow<String> {
  private let viewModel: NoteViewModel

  init(day: Day, note: String?) { viewModel = NoteViewModel(day: day, note: note) }

  override func start() {
    let screen = NoteViewController(viewModel: viewModel)
    screen.onSave = { [weak self] text in self?.finish(text) }
    show(screen)
  }
}
