import ObjCNames
import PhoneParts
import PhoneStoryboardParts
import UIKit

final class DetailViewController: BaseViewController, Storyboarded, ObjCExporting {
  weak var phoneView: PhoneSceneView!

  private let viewModel: DetailViewModel
  private let service: any PhoneService

  static func exportMembers(to members: inout ObjCMembers) {
    members.property("phoneView", \DetailViewController.phoneView)
  }

  init?(coder: NSCoder, viewModel: DetailViewModel, service: any PhoneService) {
    self.viewModel = viewModel
    self.service = service
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "Use init(coder:viewModel:service:).")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    phoneView.show(viewModel.phone, from: service)
  }
}
