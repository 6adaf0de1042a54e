import UIKit

// The screens of one app, which is here in three shapes. They know no flow and no coordinator.

struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor
final class Store {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }

  func save(_ item: Item) {
    items = items.map { $0.id == item.id ? item : $0 }
  }
}

final class ListScreen: UIViewController {
  let store: Store
  var onSelect: ((Item) -> Void)?

  init(_ store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "List"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class DetailScreen: UIViewController {
  var item: Item { didSet { title = item.name } }
  var onEdit: ((Item) -> Void)?

  init(_ item: Item) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = item.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class EditScreen: UIViewController {
  var item: Item
  var onSave: ((Item) -> Void)?
  var onCancel: (() -> Void)?

  init(_ item: Item) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = "Edit"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
