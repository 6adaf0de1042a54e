import Screens
import UIKit

/// Shows one note.
final class NoteViewController: UIViewController {
  var coordinator: NoteCoordinator?

  override func loadView() {
    view = ScreenView(
      heading: "Note",
      text: "Buy milk.",
      buttons: [
        .prominent("Mark as Read") { [weak self] in self?.coordinator?.markAsRead() }
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { coordinator?.finish() }
  }
}
