import Storyline
import UIKit

/// One book. Its result is the book once it was read.
final class BookFlow: Flow<Book> {
  private let book: Book

  init(_ book: Book) {
    self.book = book
  }

  override func start() {
    let screen = BookViewController(book)
    screen.onRead = { [weak self] in self?.markAsRead() }
    show(screen)
  }

  private func markAsRead() {
    var book = book
    book.isRead = true
    finish(book)
  }
}
