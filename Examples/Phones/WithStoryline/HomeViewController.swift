import PhoneParts
import UIKit

final class HomeViewController: UIViewController {
  var onBrowse: (() -> Void)?

  override func loadView() {
    let home = HomeView(pattern: "with Storyline")
    home.button.addAction(
      UIAction { [weak self] _ in self?.onBrowse?() }, for: .primaryActionTriggered)
    view = home
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    navigationItem.rightBarButtonItem = Surroundings.makeServerItem()
  }
}
