import Screens
import UIKit

/// Asks which way to go on. It does not know what comes next: it only says what was tapped.
final class FirstViewController: UIViewController {
  var onSecond: (() -> Void)?
  var onThird: (() -> Void)?

  override func loadView() {
    view = ScreenView(
      heading: "First",
      text: "Two ways lead on from here.",
      buttons: [
        .prominent("Second") { [weak self] in self?.onSecond?() },
        .quiet("Third") { [weak self] in self?.onThird?() },
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
  }
}
