import PhoneParts
import UIKit

final class DetailViewController: UIViewController {
  var presenter: DetailPresenter?
  private let service: any PhoneService
  private let phoneView = PhoneView()

  init(service: any PhoneService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = phoneView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    presenter?.viewDidLoad()
  }
}

extension DetailViewController: DetailView {
  func show(title: String, phone: Phone) {
    self.title = title
    phoneView.show(phone, from: service)
  }
}
