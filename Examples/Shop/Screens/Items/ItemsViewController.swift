import UIKit

final class ItemsViewController: ListViewController<Item> {
  var onSelect: ((Item) -> Void)?
  private let viewModel: ItemsViewModel

  init(viewModel: ItemsViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
    status.onRetry = { [weak self] in self?.load() }
    load()
  }

  override func content(of item: Item) -> UIListContentConfiguration {
    .pictured(item.picture, item.name, item.price.text)
  }

  override func didSelect(_ item: Item) { onSelect?(item) }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func update() {
    title = viewModel.title
    show(viewModel.state, empty: "This department is empty.")
  }
}
