import UIKit

final class SearchViewController: ListViewController<Item>, UISearchResultsUpdating {
  var onSelect: ((Item) -> Void)?
  private let viewModel: SearchViewModel

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Search"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Teapot, wool, brass"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    // A search that the stack presents stays there when this screen has left it.
    definesPresentationContext = true
    viewModel.onUpdate = { [weak self] in self?.update() }
    status.onRetry = { [weak self] in self?.search() }
    update()
  }

  override func content(of item: Item) -> UIListContentConfiguration {
    .pictured(item.picture, item.name, item.price.text)
  }

  override func didSelect(_ item: Item) { onSelect?(item) }

  func updateSearchResults(for searchController: UISearchController) { search() }

  private func search() {
    let text = navigationItem.searchController?.searchBar.text ?? ""
    Task { [viewModel] in await viewModel.search(for: text) }
  }

  private func update() { show(viewModel.state, empty: viewModel.placeholder) }
}
