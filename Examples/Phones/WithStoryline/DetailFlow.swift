import PhoneParts
import Storyline

/// One phone.
final class DetailFlow: Flow<Void> {
  private let phone: Phone
  private let service: any PhoneService

  init(phone: Phone, service: any PhoneService) {
    self.phone = phone
    self.service = service
  }

  override func start() {
    show(DetailViewController(viewModel: DetailViewModel(phone: phone), service: service))
  }
}
