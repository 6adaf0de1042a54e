import SessionParts
import UIKit

final class WelcomeViewController: UIViewController {
  var onSignIn: (() -> Void)?
  var onForgotten: (() -> Void)?

  override func loadView() {
    let welcome = WelcomeView()
    welcome.signInButton.addAction(
      UIAction { [weak self] _ in self?.onSignIn?() }, for: .primaryActionTriggered)
    welcome.forgottenButton.addAction(
      UIAction { [weak self] _ in self?.onForgotten?() }, for: .primaryActionTriggered)
    view = welcome
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
  }
}
