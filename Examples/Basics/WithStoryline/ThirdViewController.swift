import UIKit

/// The end of the other way.
final class ThirdViewController: UIViewController {
  override func loadView() {
    view = ScreenView(
      heading: "Third", text: "The back button leads to where you came from.", buttons: [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Third"
  }
}
