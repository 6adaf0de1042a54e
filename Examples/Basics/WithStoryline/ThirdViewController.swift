import Screens
import UIKit

/// The end of the other way.
final class ThirdViewController: UIViewController {
  override func loadView() {
    view = ScreenView(
      heading: "Third", text: "Back leads to where you came from.", buttons: [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Third"
  }
}
