import Storyline
import UIKit

/// One item, and the way into the basket.
final class ItemFlow: Flow<Void> {
  private let id: Item.ID
  private let services: Services

  init(id: Item.ID, services: Services) {
    self.id = id
    self.services = services
  }

  override func start() {
    let screen = ItemViewController(
      viewModel: ItemViewModel(id: id, catalogue: services.catalogue, basket: services.basket))
    screen.onAdd = { [weak self] item in self?.add(item) }
    show(screen)
  }

  private func add(_ item: Item) {
    guard !item.variants.isEmpty else { return services.basket.add(item) }
    show(
      VariantFlow(item: item),
      as: .present(
        .sheet(detents: [.medium(), .large()], showsGrabber: true),
        in: .navigation(closeButton: .cancel)),
      whenBusy: .coalesce
    )
    .whenFinished { [services] variant in services.basket.add(item, variant) }
  }
}

/// A choice of one variant.
final class VariantFlow: Flow<Variant> {
  private let item: Item

  init(item: Item) { self.item = item }

  override func start() {
    let screen = VariantViewController(item: item)
    screen.onChoose = { [weak self] variant in self?.finish(variant) }
    show(screen)
  }
}
