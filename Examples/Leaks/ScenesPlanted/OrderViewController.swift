import Screens
import UIKit

/// The first screen of the app: an order, and what can be changed about it.
final class OrderViewController: UIViewController {
  override func loadView() {
    view = ScreenView(
      heading: "Order",
      text: "One shirt.",
      buttons: [
        .prominent("Price") { [weak self] in self?.show(ShowPriceViewController()) },
        .quiet("Address") { [weak self] in self?.show(EditAddressViewController()) },
        .quiet("Day") { [weak self] in self?.show(ChooseDayViewController()) },
        .quiet("Size") { [weak self] in self?.show(ChooseSizeViewController()) },
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
  }

  private func show(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}
