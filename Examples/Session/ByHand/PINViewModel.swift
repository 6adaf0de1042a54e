import SessionParts

/// The PIN of a card: the one that it has, or a new one.
final class PINViewModel {
  /// The reason for asking for the PIN.
  enum Purpose {
    case signIn
    case change
  }

  /// Called whenever what is shown has changed.
  var onUpdate: (() -> Void)?
  /// The typed text.
  var text = "" {
    didSet {
      error = nil
      onUpdate?()
    }
  }
  private(set) var error: String?
  let purpose: Purpose
  private let card: String
  private let accounts: any Accounts
  private var isAsking = false

  init(card: String, purpose: Purpose, accounts: any Accounts) {
    self.card = card
    self.purpose = purpose
    self.accounts = accounts
  }

  /// A Boolean value that indicates whether it can be the PIN, and no request is running.
  var canGoOn: Bool { !isAsking && text.count == 4 && text.allSatisfy(\.isNumber) }

  /// Signs the member in. Returns `nil` where ``error`` has the reason for a failure.
  func send() async -> Member? {
    guard canGoOn else { return nil }
    isAsking = true
    onUpdate?()
    defer {
      isAsking = false
      onUpdate?()
    }
    do {
      return switch purpose {
      case .signIn: try await accounts.signIn(card: card, pin: text)
      case .change: try await accounts.setPIN(text, of: card)
      }
    } catch {
      self.error = error.text
      return nil
    }
  }
}
