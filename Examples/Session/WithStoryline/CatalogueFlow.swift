import SessionParts
import Storyline
import UIKit

/// Subjects, and their books.
final class CatalogueFlow: Flow<Void> {
  private let library: any Library

  init(library: any Library) { self.library = library }

  override func start() {
    let subjects = SubjectsViewController(subjects: library.subjects)
    subjects.onSelect = { [weak self] subject in self?.show(subject) }
    show(subjects)
  }

  private func show(_ subject: Subject) { go(Self.subject, subject.id, whenBusy: .coalesce) }

  private func show(_ book: Book) { go(Self.book, book.id, whenBusy: .coalesce) }
}

extension CatalogueFlow {
  // It has an address of its own, so that a link to a book of another subject takes it away.
  static let subject = Route(
    "subject", as: .push,
    screen: { (catalogue: CatalogueFlow, id: Subject.ID) in
      guard let subject = catalogue.library.subjects.first(where: { $0.id == id }) else {
        throw NotThere(id: id)
      }
      let books = BooksViewController(title: subject.name, books: subject.books)
      books.onSelect = { [weak catalogue] book in catalogue?.show(book) }
      return books
    })

  static let book = Route("book", as: .push) { (catalogue: CatalogueFlow, id: Book.ID) in
    guard let book = catalogue.library.book(id) else { throw NotThere(id: id) }
    return BookFlow(book: book, library: catalogue.library, leadsToCatalogue: true)
  }
}

/// A link names something that the library has not.
struct NotThere: Error {
  let id: String
}
