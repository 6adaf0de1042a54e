public import Foundation
public import NewsStore

/// The source of articles.
public protocol ArticleService: AnyObject {
  /// The articles that match the words, the latest first.
  ///
  /// - Throws: ``NewsProblem``, or `CancellationError`.
  func articles(matching words: String) async throws -> [Article]

  /// The file of a picture.
  ///
  /// - Throws: ``NewsProblem``, or `CancellationError`.
  func picture(named name: String) async throws -> Data
}

/// Articles from a server.
public final class HTTPArticleService: ArticleService {
  private let address: URL

  /// - Parameter address: The base URL of `/articles` and `/pictures`.
  public init(address: URL) { self.address = address }

  public func articles(matching words: String) async throws -> [Article] {
    var parts = URLComponents(
      url: address.appendingPathComponent("articles"), resolvingAgainstBaseURL: true)
    if !words.isEmpty { parts?.queryItems = [URLQueryItem(name: "query", value: words)] }
    guard let url = parts?.url else { throw NewsProblem.unreachable }
    let data = try await BoundedDownload.data(from: url)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let articles = try? decoder.decode([Article].self, from: data) else {
      throw NewsProblem.unreadable
    }
    return articles
  }

  public func picture(named name: String) async throws -> Data {
    try await BoundedDownload.data(from: address.appendingPathComponent("pictures/\(name).png"))
  }
}
