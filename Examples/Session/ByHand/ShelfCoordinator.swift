import SessionParts
import UIKit

/// A stack on which there are books, each with a coordinator of its own.
class ShelfCoordinator: Coordinator {
  let navigationController: UINavigationController
  let library: any Library
  /// A Boolean value that indicates whether a book leads back to the catalogue.
  var leadsToCatalogue: Bool { false }

  init(navigationController: UINavigationController, library: any Library) {
    self.navigationController = navigationController
    self.library = library
    super.init()
    navigationController.delegate = self
  }

  func show(_ book: Book) {
    let child = BookCoordinator(
      navigationController: navigationController, book: book, library: library,
      leadsToCatalogue: leadsToCatalogue)
    child.onSelect = { [weak self] book in self?.show(book) }
    addChild(child)
    child.start()
  }
}

extension ShelfCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    for case let book as BookCoordinator in childCoordinators where book.screen === from {
      removeChild(book)
    }
  }
}
