import Foundation
import SQLite3

/// A store's file: a table for each topmost entity, a column for each property.
final class SQLiteFile {
  private(set) var identifier = UUID().uuidString
  private let database: SQLiteDatabase
  private let roots: [NSEntityDescription]
  private let entities: [NSEntityDescription]
  private let schema: StoreSchema
  private var version: Int64 = 0
  /// The greatest numbers of rows as they are in the file.
  private var written: [String: Int64] = [:]

  init(
    _ url: URL, _ entities: [NSEntityDescription], _ options: [AnyHashable: Any]?,
    hasLog: Bool = true
  ) throws {
    func isOn(_ name: String) -> Bool { (options?[name] as? NSNumber)?.boolValue ?? false }
    let isReadOnly = isOn(NSReadOnlyPersistentStoreOption)
    database = try SQLiteDatabase(url, isReadOnly: isReadOnly)
    roots = entities.filter { $0.superentity == nil }
    self.entities = entities
    schema = StoreSchema(entities)
    let migrates = isOn(NSMigratePersistentStoresAutomaticallyOption)
    let infers = isOn(NSInferMappingModelAutomaticallyOption)
    guard !isReadOnly else {
      try prepare(isReadOnly: true, migrates: false, infers: false)
      return
    }
    // 6.23: the file of another program is not touched.
    try checkOrigin()
    if hasLog { try database.useLog() }
    for (name, value) in options?[NSSQLitePragmasOption] as? [String: Any] ?? [:] {
      try database.setPragma(name, value)
    }
    try database.transaction {
      try prepare(isReadOnly: false, migrates: migrates, infers: infers)
    }
  }

  // MARK: The schema

  /// Throws if the file is the database of another program.
  private func checkOrigin() throws {
    guard try !database.rows("SELECT 1 FROM sqlite_master LIMIT 1", []).isEmpty else { return }
    let columns = try database.rows("SELECT name FROM pragma_table_info('Z_METADATA')", [])
      .compactMap { $0.first as? String }
    guard columns.contains("Z_TRANSACTION") else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleSchemaError,
        "\(database.url.path) could not be opened: it was not made by this Core Data. Files of Apple's "
          + "Core Data and of other programs cannot be read. Choose another URL, or delete the file.",
        [NSFilePathErrorKey: database.url.path])
    }
  }

  private func prepare(isReadOnly: Bool, migrates: Bool, infers: Bool) throws {
    if isReadOnly {
      try checkOrigin()
    } else {
      try database.run(
        "CREATE TABLE IF NOT EXISTS Z_METADATA "
          + "(Z_UUID TEXT, Z_SCHEMA TEXT, Z_INFO BLOB, Z_TRANSACTION INTEGER)", [])
      try database.run(
        "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_NAME TEXT PRIMARY KEY, Z_MAX INTEGER)", [])
    }
    let rows = try database.rows("SELECT Z_UUID, Z_SCHEMA FROM Z_METADATA", [])
    let text = try schema.text
    guard let row = rows.first, let uuid = row[0] as? String, let before = row[1] as? String else {
      guard !isReadOnly else { throw incompatible }
      for root in schema.roots.sorted() {
        try database.run(StoreSchema.creation(of: root, schema.columns(of: root)), [])
      }
      try database.run("INSERT INTO Z_METADATA VALUES (?, ?, NULL, 0)", [identifier, text])
      try prepareIndexes()
      return
    }
    identifier = uuid
    defer { if !isReadOnly { try? prepareIndexes() } }
    guard before != text else { return }
    let old = try StoreSchema(text: before)
    if !schema.isCompatible(with: old) {
      guard migrates else { throw incompatible }
      guard infers else {
        throw CoreDataError.make(
          NSMigrationMissingMappingModelError,
          "The store cannot be migrated: there is no mapping model for it, and none is inferred "
            + "without the option \(NSInferMappingModelAutomaticallyOption).")
      }
      var migration = try Migration(from: old, to: schema, entities, database)
      try migration.perform()
    }
    if !isReadOnly { try database.run("UPDATE Z_METADATA SET Z_SCHEMA = ?", [text]) }
  }

  // MARK: Metadata

  /// The values that apps keep beside the rows.
  func info() throws -> [String: Any] {
    let data = try database.rows("SELECT Z_INFO FROM Z_METADATA", []).first?.first as? Data
    guard let data else { return [:] }
    return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      ?? [:]
  }

  func setInfo(_ info: [String: Any]) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: info, format: .binary, options: 0)
    try database.run("UPDATE Z_METADATA SET Z_INFO = ?", [data])
  }

  /// The number of the last save of a store with history tokens.
  func transactionNumber() throws -> Int64 {
    try database.rows("SELECT Z_TRANSACTION FROM Z_METADATA", []).first?.first as? Int64 ?? 0
  }

  func countTransaction() throws {
    try database.run("UPDATE Z_METADATA SET Z_TRANSACTION = Z_TRANSACTION + 1", [])
  }

  /// Makes the indexes of the model, and removes all others.
  private func prepareIndexes() throws {
    let wanted = Dictionary(
      entities.flatMap { entity in
        entity.indexes.compactMap { index in
          index.statement(entity).map { ("Z_\(entity.name ?? "")_\(index.name)", $0) }
        }
      }
    ) { $1 }
    let sql =
      "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'Z\\_%' ESCAPE '\\'"
    let present = Set(try database.rows(sql, []).compactMap { $0.first as? String })
    for name in present.subtracting(wanted.keys) {
      try database.run("DROP INDEX \(StoreSchema.index(name))", [])
    }
    for (name, text) in wanted where !present.contains(name) {
      try database.run("CREATE INDEX \(StoreSchema.index(name)) ON \(text)", [])
    }
  }

  /// Copies the database over the one in another file.
  func copy(to url: URL) throws { try database.copy(to: url) }

  private var incompatible: NSError {
    CoreDataError.make(
      NSPersistentStoreIncompatibleVersionHashError,
      "The model used to open the store is incompatible with the one used to create the store.")
  }

  // MARK: Reading

  /// Returns a Boolean value that indicates whether another connection has written since the last
  /// reading.
  func hasChanged() throws -> Bool { try database.dataVersion() != version }

  func read(into store: NSPersistentStore) throws -> (
    [String: [Int64: NSPersistentStore.Stored]], [String: Int64]
  ) {
    // All tables as they are at one moment.
    try database.reading { try readTables(into: store) }
  }

  private func readTables(into store: NSPersistentStore) throws -> (
    [String: [Int64: NSPersistentStore.Stored]], [String: Int64]
  ) {
    version = try database.dataVersion()
    let byName = Dictionary(store.entities.map { ($0.name ?? "", $0) }) { $1 }
    var tables: [String: [Int64: NSPersistentStore.Stored]] = [:]
    var last: [String: Int64] = [:]
    for row in try database.rows("SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY", []) {
      if let name = row[0] as? String, let number = row[1] as? Int64 { last[name] = number }
    }
    written = last
    let coder = ColumnCoder(store)
    for root in roots {
      let names = StoreSchema.columns(of: root)
      let columns = names.map { ", \(StoreSchema.quoted($0))" }.joined()
      var table: [Int64: NSPersistentStore.Stored] = [:]
      let sql = "SELECT Z_PK, Z_ENT, Z_OPT\(columns) FROM \(StoreSchema.table(of: root))"
      for row in try database.rows(sql, []) {
        guard let key = row[0] as? Int64, let name = row[1] as? String, let entity = byName[name]
        else { continue }
        var values: [String: Any] = [:]
        for (name, column) in zip(names, row.dropFirst(3)) {
          guard let column, let property = entity.propertiesByName[name] else { continue }
          values[name] = try coder.value(of: column, property)
        }
        table[key] = NSPersistentStore.Stored(
          entity: entity, row: Row(version: Int(row[2] as? Int64 ?? 1), values: values))
      }
      tables[root.name ?? ""] = table
    }
    return (tables, last)
  }

  /// The numbers of the rows that a query finds.
  func rows(_ query: SQLQuery) throws -> [Int64] { try database.numbers(query.text, query.values) }

  // MARK: Writing

  func begin() throws { try database.run("BEGIN IMMEDIATE", []) }

  func commit() throws { try database.run("COMMIT", []) }

  /// Ends the transaction, if there is one, without its changes.
  func rollBack() {
    written = [:]
    try? database.run("ROLLBACK", [])
  }

  /// Writes the greatest numbers of rows, by the names of topmost entities.
  func write(_ last: [String: Int64]) throws {
    for (name, number) in last where number != written[name] {
      try database.run("INSERT OR REPLACE INTO Z_PRIMARYKEY VALUES (?, ?)", [name, number])
      written[name] = number
    }
  }

  func write(_ rows: [(id: NSManagedObjectID, stored: NSPersistentStore.Stored?)]) throws {
    var tables: [String: Statements] = [:]
    // In the order of their numbers: SQLite adds rows at the end many times faster than between others.
    let numbered = rows.map { (key: $0.id.row ?? 0, row: $0) }.sorted { $0.key < $1.key }
    for (key, (id, stored)) in numbered where key > 0 {
      let root = id.rootName
      let table = try tables[root] ?? Statements(id.entity.root, database)
      tables[root] = table
      guard let stored else {
        try database.run(table.delete, [key])
        continue
      }
      var values: [Any?] = [key, stored.entity.name, Int64(stored.row.version)]
      let properties = stored.entity.propertiesByName
      for name in table.names {
        let value = stored.row.values[name]
        values.append(
          try properties[name].flatMap { property in
            try value.flatMap { try ColumnCoder.column(of: $0, property) }
          })
      }
      try database.run(table.insert, values)
    }
  }
}

/// The statements that write and remove a row of a table.
private struct Statements {
  let names: [String]
  let insert: SQLiteDatabase.Statement
  let delete: SQLiteDatabase.Statement

  init(_ root: NSEntityDescription, _ database: SQLiteDatabase) throws {
    let table = StoreSchema.table(of: root)
    names = StoreSchema.columns(of: root)
    let marks = String(repeating: ", ?", count: names.count)
    let columns = names.map { ", \(StoreSchema.quoted($0))" }.joined()
    insert = try database.statement(
      "INSERT OR REPLACE INTO \(table) (Z_PK, Z_ENT, Z_OPT\(columns)) VALUES (?, ?, ?\(marks))")
    delete = try database.statement("DELETE FROM \(table) WHERE Z_PK = ?")
  }
}
