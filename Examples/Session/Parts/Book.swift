/// A book of the library.
public nonisolated struct Book: Hashable, Sendable, Identifiable {
  /// The identifier in links.
  public let id: String
  public let title: String
  public let author: String
  public let year: Int
  public let about: String

  public init(id: String, title: String, author: String, year: Int, about: String) {
    self.id = id
    self.title = title
    self.author = author
    self.year = year
    self.about = about
  }
}

/// A shelf of the library.
public nonisolated struct Subject: Hashable, Sendable, Identifiable {
  public let id: String
  public let name: String
  /// The name of a symbol.
  public let symbol: String
  public let books: [Book]

  public init(id: String, name: String, symbol: String, books: [Book]) {
    self.id = id
    self.name = name
    self.symbol = symbol
    self.books = books
  }
}

/// A borrowed book.
public nonisolated struct Loan: Hashable, Sendable {
  public let book: Book
  /// In words.
  public let due: String

  public init(book: Book, due: String) {
    self.book = book
    self.due = due
  }
}

/// A member who has signed in.
public nonisolated struct Member: Hashable, Sendable {
  /// The number of the card.
  public let card: String

  public init(card: String) { self.card = card }
}
