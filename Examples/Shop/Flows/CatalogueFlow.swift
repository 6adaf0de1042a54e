import Storyline
import UIKit

/// Departments beside an item, or one above the other where there is no room.
final class CatalogueFlow: Flow<Void>, UISplitViewControllerDelegate {
  private let services: Services

  init(services: Services) { self.services = services }

  override func start() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    split.delegate = self
    split.setViewController(NothingChosenViewController(), for: .secondary)
    show(split)
    go(Self.browse)
  }

  // An empty column is nothing to begin with.
  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let column = split.viewController(for: .secondary) as? UINavigationController
    return column?.viewControllers.first is ItemViewController ? proposed : .primary
  }

  private func open(_ item: Item) { go(Self.item, item.id, whenBusy: .coalesce) }
}

extension CatalogueFlow {
  static let browse = Route("browse", as: .column(.primary)) { (catalogue: CatalogueFlow) in
    let browse = BrowseFlow(catalogue: catalogue.services.catalogue)
    browse.onSelect = { [weak catalogue] item in catalogue?.open(item) }
    return browse
  }

  static let item = Route("item", as: .column(.secondary)) {
    (catalogue: CatalogueFlow, id: Item.ID) in
    ItemFlow(id: id, services: catalogue.services)
  }
}
