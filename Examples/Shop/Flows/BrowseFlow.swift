import Storyline

/// The departments, and the items of one.
final class BrowseFlow: Flow<Void> {
  var onSelect: ((Item) -> Void)?
  private let catalogue: any Catalogue

  init(catalogue: any Catalogue) { self.catalogue = catalogue }

  override func start() {
    let screen = DepartmentsViewController(
      viewModel: DepartmentsViewModel(catalogue: catalogue))
    screen.onSelect = { [weak self] in self?.go(Self.department, $0.id, whenBusy: .coalesce) }
    show(screen)
  }
}

extension BrowseFlow {
  static let department = Route(
    "department", as: .push,
    screen: { (browse: BrowseFlow, id: Department.ID) in
      let screen = ItemsViewController(
        viewModel: ItemsViewModel(department: id, catalogue: browse.catalogue))
      screen.onSelect = { [weak browse] item in browse?.onSelect?(item) }
      return screen
    })
}
