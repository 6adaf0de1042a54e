import Storyline
import UIKit

/// The list, and what its rows and its button lead to.
final class ReadingListFlow: Flow<Void> {
  private var books = [Book(title: "Middlemarch"), Book(title: "The Leopard")]
  private let list = ReadingListViewController()

  override func start() {
    list.books = books
    list.onAdd = { [weak self] in self?.addBook() }
    list.onSelect = { [weak self] index in self?.showBook(at: index) }
    show(list)
  }

  private func addBook() {
    show(AddBookFlow(), as: .present(.pageSheet, in: .navigation(closeButton: .cancel)))
      .whenFinished { [self] book in
        books.append(book)
        list.books = books
      }
  }

  private func showBook(at index: Int) {
    show(BookFlow(books[index]), as: .push)
      .whenFinished { [self] book in
        books[index] = book
        list.books = books
      }
  }
}
