import PhoneParts
import UIKit

final class HomeViewController: UIViewController {
  var presenter: HomePresenter?

  override func loadView() {
    let home = HomeView(pattern: "with MVP-C by hand")
    home.button.addAction(
      UIAction { [weak self] _ in self?.presenter?.didTapBrowse() }, for: .primaryActionTriggered)
    view = home
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    navigationItem.rightBarButtonItem = Surroundings.makeServerItem()
  }
}
