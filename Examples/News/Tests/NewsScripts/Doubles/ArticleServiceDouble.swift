public import Foundation
public import NewsScenes
public import NewsStore

/// Articles from nowhere, at once, or whatever a test wants instead.
public final class ArticleServiceDouble: ArticleService {
  public var answer: Result<[Article], any Error> = .success(Article.examples)
  public var picture: Result<Data, any Error> = .success(Data([1]))
  /// The requests, in order.
  public private(set) var calls: [String] = []
  /// Called before each answer.
  public var onCall: ((String) async -> Void)?

  public init() {}

  public func articles(matching words: String) async throws -> [Article] {
    calls.append(words)
    await onCall?(words)
    return try answer.get().filter { $0.matches(words) }
  }

  public func picture(named name: String) async throws -> Data {
    calls.append("picture \(name)")
    await onCall?(name)
    return try picture.get()
  }
}
