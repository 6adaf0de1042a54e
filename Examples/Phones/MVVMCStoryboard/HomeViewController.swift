import ObjCNames
import PhoneParts
import PhoneStoryboardParts
import UIKit

protocol HomeViewControllerDelegate: AnyObject {
  func homeViewControllerDidTapBrowse(_ viewController: HomeViewController)
}

final class HomeViewController: UIViewController, Storyboarded, ObjCExporting {
  weak var delegate: (any HomeViewControllerDelegate)?

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("browse:", HomeViewController.browse)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = Surroundings.makeServerItem()
  }

  private func browse(_ sender: UIButton) {
    delegate?.homeViewControllerDidTapBrowse(self)
  }
}
