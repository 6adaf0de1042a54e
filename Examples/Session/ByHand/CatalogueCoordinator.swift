import SessionParts
import UIKit

/// Subjects, and their books.
final class CatalogueCoordinator: ShelfCoordinator {
  override var leadsToCatalogue: Bool { true }

  override func start() {
    let subjects = SubjectsViewController(subjects: library.subjects)
    subjects.onSelect = { [weak self] subject in self?.show(subject) }
    navigationController.pushViewController(subjects, animated: false)
  }

  private func show(_ subject: Subject) {
    let books = BooksViewController(title: subject.name, books: subject.books)
    books.onSelect = { [weak self] book in self?.show(book) }
    navigationController.pushViewController(books, animated: true)
  }
}
