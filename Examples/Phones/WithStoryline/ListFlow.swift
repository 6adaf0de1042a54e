import PhoneParts
import Storyline

/// The list; a phone comes after it.
final class ListFlow: Flow<Void> {
  private let service: any PhoneService

  init(service: any PhoneService) { self.service = service }

  override func start() {
    let list = ListViewController(viewModel: ListViewModel(service: service), service: service)
    list.delegate = self
    show(list)
  }
}

extension ListFlow: ListViewControllerDelegate {
  func listViewController(_ viewController: ListViewController, didSelect phone: Phone) {
    show(DetailFlow(phone: phone, service: service), as: .push, whenBusy: .coalesce)
  }

  func listViewController(_ viewController: ListViewController, didFailWith error: any Error) {
    show(.alert(error))
  }
}
