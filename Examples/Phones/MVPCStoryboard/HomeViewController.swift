import ObjCNames
import PhoneParts
import PhoneStoryboardParts
import UIKit

final class HomeViewController: UIViewController, Storyboarded, ObjCExporting {
  var presenter: HomePresenter?

  static func exportMembers(to members: inout ObjCMembers) {
    members.method("browse:", HomeViewController.browse)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = Surroundings.makeServerItem()
  }

  private func browse(_ sender: UIButton) { presenter?.didTapBrowse() }
}
