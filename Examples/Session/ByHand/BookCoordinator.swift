import SessionParts
import UIKit

/// A book, more by its author, and a sheet for a review.
final class BookCoordinator: Coordinator {
  /// Called when another book was chosen.
  var onSelect: ((Book) -> Void)?
  private(set) weak var screen: BookViewController?
  private let navigationController: UINavigationController
  private let book: Book
  private let library: any Library
  private let leadsToCatalogue: Bool

  init(
    navigationController: UINavigationController, book: Book, library: any Library,
    leadsToCatalogue: Bool
  ) {
    self.navigationController = navigationController
    self.book = book
    self.library = library
    self.leadsToCatalogue = leadsToCatalogue
    super.init()
  }

  override func start() {
    let screen = BookViewController(viewModel: BookViewModel(book: book, library: library))
    screen.onMore = { [weak self] in self?.showMore() }
    screen.onReview = { [weak self] in self?.writeReview() }
    if leadsToCatalogue { screen.onCatalogue = { [weak self] in self?.goToCatalogue() } }
    self.screen = screen
    navigationController.pushViewController(screen, animated: true)
  }

  private func showMore() {
    let books = BooksViewController(title: book.author, books: library.books(by: book.author))
    books.onSelect = { [weak self] book in self?.onSelect?(book) }
    navigationController.pushViewController(books, animated: true)
  }

  private func goToCatalogue() {
    for screen in navigationController.viewControllers where screen is SubjectsViewController {
      navigationController.popToViewController(screen, animated: true)
    }
  }

  private func writeReview() {
    let review = ReviewCoordinator(presenter: navigationController)
    review.finishDelegate = self
    addChild(review)
    review.start()
  }
}

extension BookCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(_ childCoordinator: Coordinator) {
    if let review = childCoordinator as? ReviewCoordinator, let text = review.review {
      library.add(review: text, of: book.id)
      screen?.update()
    }
    removeChild(childCoordinator)
  }
}
