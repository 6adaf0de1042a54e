import Screens
import UIKit

/// Shows who is signed in.
final class AccountViewController: UIViewController {
  weak var coordinator: AccountCoordinator?

  override func loadView() {
    view = ScreenView(
      heading: "Account",
      text: "You are signed in as Ada.",
      buttons: [
        .prominent("Sign Out") { [weak self] in self?.coordinator?.signOut() }
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { coordinator?.finish() }
  }
}
