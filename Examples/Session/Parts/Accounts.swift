/// Knows who is a member.
public protocol Accounts: AnyObject {
  /// Returns the member of the card, if the PIN is right.
  func signIn(card: String, pin: String) async throws(SignInError) -> Member

  /// Gives a card another PIN.
  func setPIN(_ pin: String, of card: String) async throws(SignInError) -> Member
}

/// The reason why the member is not signed in.
public nonisolated enum SignInError: Error, Equatable {
  case noSuchCard
  case wrongPIN

  public var text: String {
    switch self {
    case .noSuchCard: "The library knows no such card."
    case .wrongPIN: "This is not the PIN of that card."
    }
  }
}

/// One member, with a card for everyone who tries the app.
public final class SmallAccounts: Accounts {
  private var pins = ["204417": "1851"]

  public init() {}

  public func signIn(card: String, pin: String) async throws(SignInError) -> Member {
    guard let right = pins[card] else { throw .noSuchCard }
    guard pin == right else { throw .wrongPIN }
    return Member(card: card)
  }

  public func setPIN(_ pin: String, of card: String) async throws(SignInError) -> Member {
    guard pins[card] != nil else { throw .noSuchCard }
    pins[card] = pin
    return Member(card: card)
  }
}
