public import Foundation

/// Why no articles come from the server, as people can read it.
public nonisolated enum NewsProblem: Error, Equatable, Sendable {
  /// There was no answer.
  case unreachable
  /// The server answered with another status than 200.
  case status(Int)
  /// The answer is no list of articles.
  case unreadable
  /// The answer is longer than it can be.
  case tooLong
}

extension NewsProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unreachable: "The news server does not answer."
    case .status(let status): "The news server has no articles (\(status))."
    case .unreadable: "The news server’s answer makes no sense."
    case .tooLong: "The news server’s answer has no end."
    }
  }
}
