import PhoneParts
import Storyline

/// The beginning; the list comes after it.
final class HomeFlow: Flow<Void> {
  private let service: any PhoneService

  init(service: any PhoneService) { self.service = service }

  override func start() {
    let home = HomeViewController()
    home.onBrowse = { [weak self] in self?.browse() }
    show(home)
  }

  private func browse() { show(ListFlow(service: service), as: .push) }
}
