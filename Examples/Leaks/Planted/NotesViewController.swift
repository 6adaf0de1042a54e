import Screens
import UIKit

/// The first screen of the app.
final class NotesViewController: UIViewController {
  weak var coordinator: MainCoordinator?

  override func loadView() {
    view = ScreenView(
      heading: "Notes",
      text: "There is one note.",
      buttons: [
        .prominent("Read") { [weak self] in self?.coordinator?.showNote() },
        .quiet("Search") { [weak self] in self?.coordinator?.showSearch() },
        .quiet("Account") { [weak self] in self?.coordinator?.showAccount() },
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
  }
}
