import Storyline

/// Items by their names.
final class SearchFlow: Flow<Void> {
  private let services: Services

  init(services: Services) { self.services = services }

  override func start() {
    let screen = SearchViewController(
      viewModel: SearchViewModel(catalogue: services.catalogue))
    screen.onSelect = { [weak self] in self?.go(Self.item, $0.id, whenBusy: .coalesce) }
    show(screen)
  }
}

extension SearchFlow {
  static let item = Route("item", as: .push) { (search: SearchFlow, id: Item.ID) in
    ItemFlow(id: id, services: search.services)
  }
}
