public import SessionParts

/// Members from nowhere, or whatever a test wants instead.
public final class AccountsDouble: Accounts {
  public var error: SignInError?
  /// The calls, in order.
  public private(set) var calls: [String] = []
  /// Called before each answer.
  public var onCall: (() async -> Void)?

  public init() {}

  public func signIn(card: String, pin: String) async throws(SignInError) -> Member {
    try await answer("sign in \(card) \(pin)", card)
  }

  public func setPIN(_ pin: String, of card: String) async throws(SignInError) -> Member {
    try await answer("set \(card) \(pin)", card)
  }

  private func answer(_ call: String, _ card: String) async throws(SignInError) -> Member {
    calls.append(call)
    await onCall?()
    if let error { throw error }
    return Member(card: card)
  }
}

extension Member {
  public static let example = Member(card: "123456")
}

extension Book {
  /// Two by one author, and one by another.
  public static let examples = [
    Book(id: "a", title: "A", author: "Ada", year: 1900, about: "First."),
    Book(id: "b", title: "B", author: "Ada", year: 1901, about: "Second."),
    Book(id: "c", title: "C", author: "Bo", year: 1902, about: "Third."),
  ]
}

extension SmallLibrary {
  /// One with three books, of which one is at home.
  public static func example() -> SmallLibrary {
    SmallLibrary(
      subjects: [Subject(id: "all", name: "All", symbol: "book", books: Book.examples)],
      loans: [Loan(book: Book.examples[2], due: "Due today")])
  }
}
