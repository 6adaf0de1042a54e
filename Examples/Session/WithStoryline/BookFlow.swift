import SessionParts
import Storyline

/// A book, more by its author, and a sheet for a review.
final class BookFlow: Flow<Void> {
  private let book: Book
  private let library: any Library
  private let leadsToCatalogue: Bool
  private weak var bookViewController: BookViewController?

  init(book: Book, library: any Library, leadsToCatalogue: Bool) {
    self.book = book
    self.library = library
    self.leadsToCatalogue = leadsToCatalogue
  }

  override func start() {
    let screen = BookViewController(viewModel: BookViewModel(book: book, library: library))
    screen.onMore = { [weak self] in self?.showMore() }
    screen.onReview = { [weak self] in self?.writeReview() }
    if leadsToCatalogue {
      screen.onCatalogue = { [weak self] in self?.back(to: SubjectsViewController.self) }
    }
    bookViewController = screen
    show(screen)
  }

  private func showMore() {
    let books = BooksViewController(title: book.author, books: library.books(by: book.author))
    books.onSelect = { [weak self] book in self?.show(book) }
    show(books, whenBusy: .coalesce)
  }

  private func show(_ other: Book) {
    show(
      BookFlow(book: other, library: library, leadsToCatalogue: leadsToCatalogue), as: .push,
      whenBusy: .coalesce)
  }

  private func writeReview() {
    show(ReviewFlow(), as: .present(.pageSheet, in: .navigation(closeButton: .cancel)))
      .whenFinished { [self] text in
        library.add(review: text, of: book.id)
        bookViewController?.update()
      }
  }
}
