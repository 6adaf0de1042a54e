public import Foundation
import GRDB

/// A folder for what an app keeps, which goes with this object.
public nonisolated final class NewsFolder: Sendable {
  public let url: URL

  public init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("News-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The file of the database.
  public var database: URL { url.appendingPathComponent("News.sqlite") }

  /// The names of the files in it.
  public var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
  }

  /// Makes the articles unreadable. Returns what was there before.
  public func damage() throws -> Data {
    let whole = try Data(contentsOf: database)
    for ending in ["-wal", "-shm"] {
      let file = database.path + ending
      if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.removeItem(atPath: file)
      }
    }
    try Data("This is a shopping list, and no database. ".utf8).write(to: database)
    return whole
  }
}

/// A process that writes into the articles, and does not end.
public nonisolated final class OtherWriter {
  private let queue: DatabaseQueue

  public init(in folder: NewsFolder) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: folder.database.path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
  }

  /// Has nothing more to write.
  public func stop() throws { try queue.inDatabase { try $0.execute(sql: "ROLLBACK") } }
}
