import Screens
import UIKit

/// Shows the chosen size, and is the delegate of the menu that it holds.
final class ChooseSizeViewController: UIViewController, SizeMenuDelegate {
  private let menu = SizeMenu()

  override func loadView() {
    view = ScreenView(
      heading: "Size",
      text: "No size was chosen.",
      buttons: [.prominent("Medium") { [weak self] in self?.menu.chooseMedium() }])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Size"
    menu.delegate = self
  }

  func sizeMenu(_ menu: SizeMenu, didChoose size: String) {
    (viewIfLoaded as? ScreenView)?.text = size
  }
}
