import Storyline
import UIKit

// Shape 3: the plain pattern. A coordinator is lent a container, puts its screens there itself, and
// says what belongs to it.

@MainActor
enum Plain {
  final class ListCoordinator: Flow<Void> {
    private let store: Store
    private weak var navigationController: UINavigationController?

    init(_ store: Store, navigationController: UINavigationController) {
      self.store = store
      self.navigationController = navigationController
    }

    override func start() {
      let list = ListScreen(store)
      list.onSelect = { [weak self] item in self?.open(item) }
      navigationController?.pushViewController(list, animated: false)
      bindToLifecycle(of: list)
    }

    private func open(_ item: Item) {
      guard let navigationController else { return }
      let child = DetailCoordinator(item, store, navigationController: navigationController)
      addChild(child)
      child.start()
    }
  }

  final class DetailCoordinator: Flow<Void>, CoordinatorFinishDelegate {
    private let item: Item
    private let store: Store
    private weak var navigationController: UINavigationController?
    private weak var detail: DetailScreen?

    init(_ item: Item, _ store: Store, navigationController: UINavigationController) {
      self.item = item
      self.store = store
      self.navigationController = navigationController
    }

    override func start() {
      let detail = DetailScreen(item)
      detail.onEdit = { [weak self] item in self?.edit(item) }
      navigationController?.pushViewController(detail, animated: true)
      bindToLifecycle(of: detail)
      self.detail = detail
    }

    private func edit(_ item: Item) {
      guard let navigationController else { return }
      let child = EditCoordinator(item, presenter: navigationController)
      child.finishDelegate = self
      addChild(child)
      child.start()
    }

    func coordinatorDidFinish(childCoordinator: any Coordinator) {
      guard let edit = childCoordinator as? EditCoordinator, let item = edit.outcome?.value else {
        return
      }
      store.save(item)
      detail?.item = item
    }
  }

  final class EditCoordinator: Flow<Item> {
    private let item: Item
    private weak var presenter: UIViewController?

    init(_ item: Item, presenter: UIViewController) {
      self.item = item
      self.presenter = presenter
    }

    override func start() {
      let edit = EditScreen(item)
      edit.onSave = { [weak self] item in self?.finish(item) }
      edit.onCancel = { [weak self] in self?.close() }
      let modal = UINavigationController(rootViewController: edit)
      presenter?.present(modal, animated: true)
      bindToLifecycle(of: modal)
    }
  }

  static func launch(_ store: Store, in window: UIWindow) {
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    window.show(
      ListCoordinator(store, navigationController: navigationController), as: .root)
  }
}
