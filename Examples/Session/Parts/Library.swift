/// The books to read, and the reviews of members.
public protocol Library: AnyObject {
  var subjects: [Subject] { get }
  /// The member's loans.
  var loans: [Loan] { get }

  /// Returns the member's review of a book.
  func review(of book: Book.ID) -> String?
  func add(review: String, of book: Book.ID)
}

extension Library {
  public func book(_ id: Book.ID) -> Book? {
    subjects.lazy.flatMap(\.books).first { $0.id == id }
  }

  /// Everything by the author of a book.
  public func books(by author: String) -> [Book] {
    subjects.flatMap(\.books).filter { $0.author == author }
  }
}

/// A library that remembers reviews as long as the app runs.
public final class SmallLibrary: Library {
  public let subjects: [Subject]
  public let loans: [Loan]
  private var reviews: [Book.ID: String] = [:]

  public init(subjects: [Subject] = Subject.all, loans: [Loan] = Loan.all) {
    self.subjects = subjects
    self.loans = loans
  }

  public func review(of book: Book.ID) -> String? { reviews[book] }

  public func add(review: String, of book: Book.ID) { reviews[book] = review }
}
