public import Foundation
import GRDB

/// Articles in an SQLite file.
///
/// It is opened when it is first needed, and again after whatever went wrong: a file that was locked,
/// damaged or away can be tried again without a new launch. Each change is one transaction, so that an
/// app that is killed leaves the old state or the new one.
public actor ArticleDatabase: ArticleStore {
  private let file: URL
  private let patience: TimeInterval
  private var pool: DatabasePool?

  /// A database that is not opened yet.
  ///
  /// - Parameters:
  ///   - file: The file, which is made if needed.
  ///   - patience: The time to wait for another writer, in seconds.
  public init(file: URL, patience: TimeInterval = 1) {
    self.file = file
    self.patience = patience
  }

  // MARK: The list

  public func articles(matching words: String) async throws -> [Article] {
    try await read { database in
      let kept = ArticleRow.filter(ArticleRow.position != nil).order(ArticleRow.position)
      return try kept.fetchAll(database).map(\.article).filter { $0.matches(words) }
    }
  }

  public func keep(_ articles: [Article]) async throws { try await keep(each: articles) }

  /// Keeps a list that may be too long to be had at once.
  public func keep(each articles: some Sequence<Article> & Sendable) async throws {
    try await write { database in
      try ArticleRow.updateAll(database, ArticleRow.position.set(to: nil))
      for (position, article) in articles.enumerated() {
        try ArticleRow(article, position: position).upsert(database)
      }
      try database.execute(
        sql: """
          DELETE FROM article WHERE position IS NULL AND id NOT IN (SELECT articleID FROM bookmark)
          """)
    }
  }

  // MARK: Bookmarks

  public func bookmarks() async throws -> [Article] {
    try await read { database in
      try ArticleRow.fetchAll(
        database,
        sql: """
          SELECT article.* FROM article JOIN bookmark ON bookmark.articleID = article.id
          ORDER BY bookmark.number DESC
          """
      ).map(\.article)
    }
  }

  public func isBookmarked(_ id: Article.ID) async throws -> Bool {
    try await read { database in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM bookmark WHERE articleID = ?)",
        arguments: [id]) ?? false
    }
  }

  public func setBookmark(_ isBookmarked: Bool, on article: Article) async throws {
    try await write { database in
      guard isBookmarked else {
        try database.execute(
          sql: "DELETE FROM bookmark WHERE articleID = ?", arguments: [article.id])
        return
      }
      if try !ArticleRow.exists(database, key: article.id) {
        try ArticleRow(article, position: nil).insert(database)
      }
      try database.execute(
        sql: "INSERT OR IGNORE INTO bookmark (articleID) VALUES (?)", arguments: [article.id])
    }
  }

  // MARK: When it is damaged

  public func setAside() throws {
    try? pool?.close()
    pool = nil
    do {
      let files = FileManager.default
      var number = 1
      while files.fileExists(atPath: aside("", number).path) { number += 1 }
      // The latest writes may be in a file beside it.
      for ending in ["", "-wal", "-shm"] where files.fileExists(atPath: file.path + ending) {
        try files.moveItem(atPath: file.path + ending, toPath: aside(ending, number).path)
      }
    } catch {
      throw StoreProblem(error)
    }
  }

  private func aside(_ ending: String, _ number: Int) -> URL {
    URL(fileURLWithPath: "\(file.path).damaged-\(number)\(ending)")
  }

  // MARK: Opening

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do { return try await opened().read(body) } catch { throw closed(after: error) }
  }

  private func write(_ body: @escaping @Sendable (Database) throws -> Void) async throws {
    do { try await opened().write(body) } catch { throw closed(after: error) }
  }

  private func opened() throws -> DatabasePool {
    if let pool { return pool }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    // Damage is better found now than in the middle of an article.
    let health = try pool.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard health == "ok" else { throw StoreProblem.damaged }
    try Schema.migrator.migrate(pool)
    self.pool = pool
    return pool
  }

  /// The problem; a file that cannot be trusted is opened anew before it is used again.
  private func closed(after error: any Error) -> any Error {
    if error is CancellationError { return error }
    let problem = StoreProblem(error)
    if problem != .locked, problem != .full {
      try? pool?.close()
      pool = nil
    }
    return problem
  }
}
