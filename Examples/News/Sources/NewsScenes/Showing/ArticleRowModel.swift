import Foundation
public import NewsStore

/// The texts of an article's row.
public struct ArticleRowModel: Equatable {
  public let id: Article.ID
  public let title: String
  /// Its section and its day.
  public let details: String
  public let picture: String

  public init(id: Article.ID, title: String, details: String, picture: String) {
    self.id = id
    self.title = title
    self.details = details
    self.picture = picture
  }

  public init(_ article: Article) {
    self.init(
      id: article.id, title: article.title,
      details: "\(article.section) · \(ArticleDate.text(of: article.published))",
      picture: article.picture)
  }
}
