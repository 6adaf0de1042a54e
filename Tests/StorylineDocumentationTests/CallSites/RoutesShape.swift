import Storyline
import UIKit

// Shape 2: routes are values, and a function turns each into a transition.

@MainActor
enum Routes {
  enum ListRoute {
    case list
    case detail(Item)
  }

  final class ListFlow: RouteFlow<ListRoute, Void> {
    private let store: Store

    init(_ store: Store) {
      self.store = store
      super.init(first: .list)
    }

    override func transition(for route: ListRoute) -> Transition<ListRoute, Void> {
      switch route {
      case .list:
        let list = ListScreen(store)
        list.onSelect = { [weak self] item in self?.trigger(.detail(item)) }
        return .show(list)
      case .detail(let item):
        return .push(DetailFlow(item, store))
      }
    }
  }

  enum DetailRoute {
    case detail(Item)
    case edit(Item)
    case edited(Item)
  }

  final class DetailFlow: RouteFlow<DetailRoute, Void> {
    private let store: Store
    private weak var detail: DetailScreen?

    init(_ item: Item, _ store: Store) {
      self.store = store
      super.init(first: .detail(item))
    }

    override func transition(for route: DetailRoute) -> Transition<DetailRoute, Void> {
      switch route {
      case .detail(let item):
        let detail = DetailScreen(item)
        detail.onEdit = { [weak self] item in self?.trigger(.edit(item)) }
        self.detail = detail
        return .show(detail)
      case .edit(let item):
        return .present(EditFlow(item), then: DetailRoute.edited)
      case .edited(let item):
        store.save(item)
        detail?.item = item
        return .none
      }
    }
  }

  enum EditRoute {
    case edit(Item)
    case save(Item)
    case cancel
  }

  final class EditFlow: RouteFlow<EditRoute, Item> {
    init(_ item: Item) { super.init(first: .edit(item)) }

    override func transition(for route: EditRoute) -> Transition<EditRoute, Item> {
      switch route {
      case .edit(let item):
        let edit = EditScreen(item)
        edit.onSave = { [weak self] item in self?.trigger(.save(item)) }
        edit.onCancel = { [weak self] in self?.trigger(.cancel) }
        return .show(edit)
      case .save(let item):
        return .finish(item)
      case .cancel:
        return .close
      }
    }
  }

  static func launch(_ store: Store, in window: UIWindow) {
    window.show(ListFlow(store), as: .root(in: .navigation))
  }
}
