public import Foundation

/// Something to read.
public struct Article: Codable, Hashable, Identifiable, Sendable {
  public let id: String
  public let title: String
  public let section: String
  public let author: String
  public let published: Date
  /// The content, in a sentence or two.
  public let summary: String
  /// Its paragraphs.
  public let body: [String]
  /// The name of its picture.
  public let picture: String

  public init(
    id: String, title: String, section: String, author: String, published: Date, summary: String,
    body: [String], picture: String
  ) {
    self.id = id
    self.title = title
    self.section = section
    self.author = author
    self.published = published
    self.summary = summary
    self.body = body
    self.picture = picture
  }

  /// Returns a Boolean value that indicates whether the article matches the search words: all of
  /// them, anywhere in it.
  public func matches(_ words: String) -> Bool {
    let text = ([title, section, author, summary] + body).joined(separator: " ").lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
