import Screens
import UIKit

/// A sign-in screen without a question.
final class SignInViewController: UIViewController {
  var onSignIn: (() -> Void)?

  override func loadView() {
    view = ScreenView(
      heading: "Welcome",
      text: "Your notes are waiting.",
      buttons: [
        .prominent("Sign In") { [weak self] in self?.onSignIn?() }
      ])
  }
}
