import Foundation
import SQLite3
import Testing

/// Apps that call SQLite themselves find it by the name that it has there.
@Suite struct SQLiteStandInTests {
  /// The destructor constant, declared as in apps, because Swift does not import the macro.
  let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  @Test func `what is written into a database can be read from it`() throws {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    let create = "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, face BLOB)"
    #expect(sqlite3_exec(database, create, nil, nil, nil) == SQLITE_OK)

    var statement: OpaquePointer?
    let insert = "INSERT INTO people (name, face) VALUES (?, ?)"
    #expect(sqlite3_prepare_v2(database, insert, -1, &statement, nil) == SQLITE_OK)
    sqlite3_bind_text(statement, 1, "Ada", -1, transient)
    _ = Data([1, 2]).withUnsafeBytes {
      sqlite3_bind_blob(statement, 2, $0.baseAddress, Int32($0.count), transient)
    }
    #expect(sqlite3_step(statement) == SQLITE_DONE)
    sqlite3_finalize(statement)
    #expect(sqlite3_last_insert_rowid(database) == 1)

    #expect(
      sqlite3_prepare_v2(database, "SELECT name, face FROM people", -1, &statement, nil)
        == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    #expect(sqlite3_step(statement) == SQLITE_ROW)
    let name = try #require(sqlite3_column_text(statement, 0))
    #expect(String(cString: name) == "Ada")
    #expect(sqlite3_column_bytes(statement, 1) == 2)
    #expect(sqlite3_step(statement) == SQLITE_DONE)
  }

  @Test func `an error has a message`() {
    var database: OpaquePointer?
    #expect(sqlite3_open_v2("/nowhere/a.db", &database, SQLITE_OPEN_READONLY, nil) != SQLITE_OK)
    defer { sqlite3_close(database) }
    #expect(String(cString: sqlite3_errmsg(database)).contains("unable to open"))
  }
}
