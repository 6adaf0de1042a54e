import ObjCNames
import PhoneParts
import PhoneStoryboardParts
import UIKit

final class DetailViewController: UIViewController, Storyboarded, ObjCExporting {
  var presenter: DetailPresenter?
  var service: (any PhoneService)?

  weak var phoneView: PhoneSceneView!

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("phoneView", \DetailViewController.phoneView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }
}

extension DetailViewController: DetailView {
  func show(title: String, phone: Phone) {
    self.title = title
    if let service { phoneView.show(phone, from: service) }
  }
}
