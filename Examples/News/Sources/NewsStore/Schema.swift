import Foundation
import GRDB

/// The tables, and how they came to be as they are.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("articles and bookmarks") { database in
      try database.create(table: "article") { table in
        table.primaryKey("id", .text)
        for name in ["title", "section", "author", "summary", "body", "picture"] {
          table.column(name, .text).notNull()
        }
        table.column("published", .datetime).notNull()
        // The place in the latest list; null where only a bookmark keeps it.
        table.column("position", .integer)
      }
      try database.create(table: "bookmark") { table in
        // Later bookmarks have higher numbers.
        table.autoIncrementedPrimaryKey("number")
        table.column("articleID", .text).notNull().unique()
          .references("article", onDelete: .restrict)
      }
    }
    return migrator
  }
}

/// An article, as a row of its table.
struct ArticleRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "article"
  static let position = Column("position")

  let id: String
  let title: String
  let section: String
  let author: String
  let published: Date
  let summary: String
  let body: [String]
  let picture: String
  let position: Int?

  init(_ article: Article, position: Int?) {
    id = article.id
    title = article.title
    section = article.section
    author = article.author
    published = article.published
    summary = article.summary
    body = article.body
    picture = article.picture
    self.position = position
  }

  var article: Article {
    Article(
      id: id, title: title, section: section, author: author, published: published,
      summary: summary, body: body, picture: picture)
  }
}
