import TripParts
import UIKit

/// The sheet on which a note is written.
final class NoteCoordinator: Coordinator {
  /// Called when a note was saved.
  var onSave: (() -> Void)?
  private unowned let navigationController: UINavigationController
  private let viewModel: NoteViewModel
  private let notebook: any Notebook

  init(navigationController: UINavigationController, day: Day, notebook: any Notebook) {
    self.navigationController = navigationController
    self.notebook = notebook
    viewModel = NoteViewModel(day: day, note: notebook.note(for: day.id))
  }

  override func start() {
    let screen = NoteViewController(viewModel: viewModel)
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: false)
    bindToLifecycle(of: screen)
  }

  func save() {
    Task {
      await notebook.save(viewModel.text, for: viewModel.day.id)
      onSave?()
      navigationController.dismiss(animated: true)
    }
  }

  func cancel() {
    navigationController.dismiss(animated: true)
  }
}
