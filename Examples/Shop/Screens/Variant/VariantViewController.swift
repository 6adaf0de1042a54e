import UIKit

/// The variants of an item, of which one is chosen.
final class VariantViewController: ListViewController<Variant> {
  var onChoose: ((Variant) -> Void)?
  private let item: Item

  init(item: Item) {
    self.item = item
    super.init()
    title = item.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(item.variants)
  }

  override func content(of variant: Variant) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = variant.name
    content.secondaryText = (item.price + variant.surcharge).text
    return content
  }

  override func accessories(of variant: Variant) -> [UICellAccessory] { [] }

  override func didSelect(_ variant: Variant) { onChoose?(variant) }
}
