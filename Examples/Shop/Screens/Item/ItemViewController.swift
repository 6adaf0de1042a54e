import UIKit

final class ItemViewController: UIViewController {
  /// Called when the customer wants the item.
  var onAdd: ((Item) -> Void)?
  private let viewModel: ItemViewModel
  private let itemView = ItemView()

  init(viewModel: ItemViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = itemView }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
    itemView.status.onRetry = { [weak self] in self?.load() }
    itemView.bar.onTap = { [weak self] in self?.add() }
    load()
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func add() {
    if let item = viewModel.state.value { onAdd?(item) }
  }

  private func update() {
    title = viewModel.state.value?.name
    itemView.setContent(isHidden: viewModel.state.value == nil)
    switch viewModel.state {
    case .loading:
      itemView.status.show(isLoading: true)
    case .loaded(let item):
      itemView.show(item, rating: viewModel.rating, basket: viewModel.basketText)
    case .failed(let error):
      itemView.status.show(text: error.errorDescription, canRetry: error == .unreachable)
    }
  }
}
