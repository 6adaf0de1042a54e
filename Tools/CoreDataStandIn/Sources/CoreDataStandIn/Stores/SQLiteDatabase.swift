import Foundation
import SQLite3

/// A connection to a file of SQLite's.
final class SQLiteDatabase {
  let url: URL
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  init(_ url: URL, isReadOnly: Bool) throws {
    var handle: OpaquePointer?
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      | SQLITE_OPEN_FULLMUTEX
    let status = sqlite3_open_v2(url.path, &handle, flags, nil)
    guard status == SQLITE_OK, let handle else {
      let text = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw CoreDataError.make(
        NSPersistentStoreOpenError, "\(url.path) could not be opened: \(text).",
        [NSSQLiteErrorDomain: Int(status), NSFilePathErrorKey: url.path])
    }
    self.handle = handle
    self.url = url
    sqlite3_busy_timeout(handle, 10_000)
    SQLFunctions.install(in: handle)
  }

  /// Writes into a log first: readers and a writer do not wait for each other, and a save is whole or
  /// not there.
  func useLog() throws {
    _ = try rows("PRAGMA journal_mode = WAL", [])
    _ = try rows("PRAGMA synchronous = NORMAL", [])
  }

  /// Sets a parameter of SQLite's.
  func setPragma(_ name: String, _ value: Any) throws {
    func isWord(_ text: String) -> Bool {
      !text.isEmpty
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    }
    guard isWord(name), isWord("\(value)") else {
      throw CoreDataError.make(
        NSPersistentStoreOpenError, "PRAGMA \(name) = \(value) is not a statement of SQLite's.")
    }
    _ = try rows("PRAGMA \(name) = \(value)", [])
  }

  /// Copies the database over the one in another file.
  func copy(to other: URL) throws {
    var target: OpaquePointer?
    defer { sqlite3_close_v2(target) }
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    var status = sqlite3_open_v2(other.path, &target, flags, nil)
    if status == SQLITE_OK {
      sqlite3_busy_timeout(target, 10_000)
      let backup = sqlite3_backup_init(target, "main", handle, "main")
      sqlite3_backup_step(backup, -1)
      status = sqlite3_backup_finish(backup)
    }
    guard status == SQLITE_OK else {
      throw CoreDataError.make(
        NSPersistentStoreOperationError,
        "\(url.path) could not be copied to \(other.path): \(String(cString: sqlite3_errstr(status))).",
        [NSSQLiteErrorDomain: Int(status), NSFilePathErrorKey: other.path])
    }
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// A number that changes when another connection has written.
  func dataVersion() throws -> Int64 {
    try rows("PRAGMA data_version", []).first?.first as? Int64 ?? 0
  }

  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE", [])
    do {
      try body()
      try run("COMMIT", [])
    } catch {
      try? run("ROLLBACK", [])
      throw error
    }
  }

  /// Reads in one transaction, or in the one that has begun.
  func reading<Result>(_ body: () throws -> Result) throws -> Result {
    guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
    try run("BEGIN", [])
    defer { try? run("COMMIT", []) }
    return try body()
  }

  func run(_ sql: String, _ values: [Any?]) throws { try run(statement(sql), values) }

  func run(_ statement: Statement, _ values: [Any?]) throws { _ = try rows(statement, values) }

  /// The rows of a statement: integers, numbers, texts and data.
  func rows(_ sql: String, _ values: [Any?]) throws -> [[Any?]] {
    try rows(statement(sql), values)
  }

  private func rows(_ statement: Statement, _ values: [Any?]) throws -> [[Any?]] {
    let pointer = statement.pointer
    defer { sqlite3_reset(pointer) }
    for (place, value) in values.enumerated() { bind(value, Int32(place + 1), pointer) }
    var rows: [[Any?]] = []
    while true {
      switch sqlite3_step(pointer) {
      case SQLITE_ROW:
        rows.append((0..<sqlite3_column_count(pointer)).map { column(pointer, $0) })
      case SQLITE_DONE: return rows
      default: throw failure(statement.sql)
      }
    }
  }

  /// The numbers in the first column of a statement that is not kept.
  func numbers(_ sql: String, _ values: [Any?]) throws -> [Int64] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure(sql)
    }
    defer { sqlite3_finalize(statement) }
    for (place, value) in values.enumerated() { bind(value, Int32(place + 1), statement) }
    var numbers: [Int64] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: numbers.append(sqlite3_column_int64(statement, 0))
      case SQLITE_DONE: return numbers
      default: throw failure(sql)
      }
    }
  }

  /// A statement that the connection has compiled, and keeps.
  struct Statement {
    let sql: String
    fileprivate let pointer: OpaquePointer
  }

  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return Statement(sql: sql, pointer: statement) }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure(sql)
    }
    statements[sql] = statement
    return Statement(sql: sql, pointer: statement)
  }

  private func failure(_ sql: String) -> NSError {
    guard sqlite3_errcode(handle) != SQLITE_NOTADB else {
      // 6.22: Cocoa's code for a damaged file.
      return CoreDataError.make(
        CocoaError.fileReadCorruptFile.rawValue,
        "\(url.path) could not be opened: it is not a database. Choose another URL, or delete the "
          + "file.", [NSSQLiteErrorDomain: Int(SQLITE_NOTADB), NSFilePathErrorKey: url.path])
    }
    return CoreDataError.make(
      NSSQLiteError, "\(String(cString: sqlite3_errmsg(handle))): \(sql)",
      [NSSQLiteErrorDomain: Int(sqlite3_errcode(handle))])
  }

  private func bind(_ value: Any?, _ place: Int32, _ statement: OpaquePointer) {
    // SQLite copies what it is given.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    // Asked for first, for casts between types take much longer.
    if let value, type(of: value) == Int64.self, let number = value as? Int64 {
      sqlite3_bind_int64(statement, place, number)
      return
    }
    switch value {
    case let text as String: sqlite3_bind_text(statement, place, text, -1, copies)
    case let data as Data:
      _ = data.withUnsafeBytes {
        // No address at all would be NULL.
        $0.isEmpty
          ? sqlite3_bind_zeroblob(statement, place, 0)
          : sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), copies)
      }
    case let number as Double: sqlite3_bind_double(statement, place, number)
    default: sqlite3_bind_null(statement, place)
    }
  }

  private func column(_ statement: OpaquePointer, _ place: Int32) -> Any? {
    switch sqlite3_column_type(statement, place) {
    case SQLITE_INTEGER: return sqlite3_column_int64(statement, place)
    case SQLITE_FLOAT: return sqlite3_column_double(statement, place)
    case SQLITE_TEXT: return sqlite3_column_text(statement, place).map { String(cString: $0) }
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, place))
      return sqlite3_column_blob(statement, place).map { Data(bytes: $0, count: count) } ?? Data()
    default: return nil
    }
  }
}
