import CinemaParts
import UIKit

/// The door.
final class WelcomeViewController: UIViewController {
  var onComeIn: (() -> Void)?

  override func loadView() {
    view = PageView(
      symbol: "video", heading: "Lumen", text: "A small cinema for silent films.",
      controls: [UIButton.wide("Come In") { [weak self] in self?.onComeIn?() }])
  }
}
