public import Foundation

/// Why there are no phones, as people can read it.
public nonisolated enum PhoneError: Error, Equatable, Sendable {
  /// There was no answer.
  case unreachable
  /// The server answered with another status than 200.
  case status(Int)
  /// The answer is no list of phones, or no picture.
  case unreadable
  /// The answer is longer than it can be.
  case tooLong
}

extension PhoneError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unreachable: "The server does not answer."
    case .status(let status): "The server has no phones (\(status))."
    case .unreadable: "The server’s answer makes no sense."
    case .tooLong: "The server’s answer has no end."
    }
  }

  public var recoverySuggestion: String? { "Pull the list down to try again." }
}
