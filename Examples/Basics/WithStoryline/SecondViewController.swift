import Screens
import UIKit

/// The end of one way.
final class SecondViewController: UIViewController {
  override func loadView() {
    view = ScreenView(
      heading: "Second", text: "Back leads to where you came from.", buttons: [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Second"
  }
}
