import PhoneParts
import UIKit

protocol HomeViewControllerDelegate: AnyObject {
  func homeViewControllerDidTapBrowse(_ viewController: HomeViewController)
}

final class HomeViewController: UIViewController {
  weak var delegate: (any HomeViewControllerDelegate)?

  override func loadView() {
    let home = HomeView(pattern: "with MVVM-C by hand")
    home.button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.homeViewControllerDidTapBrowse(self)
      }, for: .primaryActionTriggered)
    view = home
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    navigationItem.rightBarButtonItem = Surroundings.makeServerItem()
  }
}
