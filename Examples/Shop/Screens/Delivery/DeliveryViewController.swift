import UIKit

/// The ways in which an order can be sent.
final class DeliveryViewController: ListViewController<Delivery> {
  var onChoose: ((Delivery) -> Void)?

  override init() {
    super.init()
    title = "Delivery"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(Delivery.allCases)
  }

  override func content(of delivery: Delivery) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(delivery.title), \(delivery.price.text)"
    content.secondaryText = delivery.about
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  override func didSelect(_ delivery: Delivery) { onChoose?(delivery) }
}
