import Foundation

/// The reasons for which a service of the shop refuses.
nonisolated enum ShopError: LocalizedError, Equatable {
  case unreachable
  case notSold
  case wrongPassword
  case noSuchOrder
  case cardDeclined

  var errorDescription: String? {
    switch self {
    case .unreachable: "The shop cannot be reached."
    case .notSold: "This item is no longer sold."
    case .wrongPassword: "Mail address and password do not match."
    case .noSuchOrder: "There is no such order in this account."
    case .cardDeclined: "The card was declined."
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .unreachable: "Check the connection and try again."
    case .notSold: "The catalogue has others that are much like it."
    case .wrongPassword: "Check both and try again."
    case .noSuchOrder: "Sign in with the account that ordered."
    case .cardDeclined: "Go back and use another card."
    }
  }
}
