import PhoneParts
import UIKit

final class DetailViewController: UIViewController {
  private let viewModel: DetailViewModel
  private let service: any PhoneService

  init(viewModel: DetailViewModel, service: any PhoneService) {
    self.viewModel = viewModel
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let phoneView = PhoneView()
    phoneView.show(viewModel.phone, from: service)
    view = phoneView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    navigationItem.largeTitleDisplayMode = .never
  }
}
