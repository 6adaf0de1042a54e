import SessionParts

/// The contents of a book's screen.
final class BookViewModel {
  let book: Book
  private let library: any Library

  init(book: Book, library: any Library) {
    self.book = book
    self.library = library
  }

  var review: String? { library.review(of: book.id).map { "You said: \($0)" } }

  var reviewButtonTitle: String { review == nil ? "Write a Review" : "Write Another Review" }

  /// A Boolean value that indicates whether the library has anything else of the author.
  var hasMore: Bool { library.books(by: book.author).count > 1 }
}
