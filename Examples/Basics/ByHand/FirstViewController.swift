import Screens
import UIKit

/// Asks which way to go on.
final class FirstViewController: UIViewController {
  // Strong, as most people write it. No other object retains the coordinator; see the README.
  var coordinator: MainCoordinator?

  override func loadView() {
    view = ScreenView(
      heading: "First",
      text: "Two ways lead on from here.",
      buttons: [
        .prominent("Second") { [weak self] in self?.coordinator?.showSecond() },
        .quiet("Third") { [weak self] in self?.coordinator?.showThird() },
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
  }
}
