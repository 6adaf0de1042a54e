import Storyline
import UIKit

// Shape 1, the one of the library: a flow's methods are its steps, and `show` answers with a handle.

@MainActor
enum Methods {
  final class ListFlow: Flow<Void> {
    private let store: Store

    init(_ store: Store) { self.store = store }

    override func start() {
      let list = ListScreen(store)
      list.onSelect = { [weak self] item in self?.open(item) }
      show(list)
    }

    private func open(_ item: Item) {
      show(DetailFlow(item, store), as: .push)
    }
  }

  final class DetailFlow: Flow<Void> {
    private let item: Item
    private let store: Store

    init(_ item: Item, _ store: Store) {
      self.item = item
      self.store = store
    }

    override func start() {
      let detail = DetailScreen(item)
      detail.onEdit = { [weak self, weak detail] item in
        self?.edit(item) { edited in detail?.item = edited }
      }
      show(detail)
    }

    private func edit(_ item: Item, then update: @escaping (Item) -> Void) {
      show(EditFlow(item), as: .present(in: .navigation)).whenFinished { [store] edited in
        store.save(edited)
        update(edited)
      }
    }
  }

  final class EditFlow: Flow<Item> {
    private let item: Item

    init(_ item: Item) { self.item = item }

    override func start() {
      let edit = EditScreen(item)
      edit.onSave = { [weak self] item in self?.finish(item) }
      edit.onCancel = { [weak self] in self?.close() }
      show(edit)
    }
  }

  static func launch(_ store: Store, in window: UIWindow) {
    window.show(ListFlow(store), as: .root(in: .navigation))
  }
}
