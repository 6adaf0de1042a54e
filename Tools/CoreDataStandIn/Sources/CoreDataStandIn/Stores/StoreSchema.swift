import Foundation

/// The structure of a store's tables, as saved in the file.
struct StoreSchema {
  struct Property: Codable {
    let type: UInt
    let isOptional: Bool
    let renamed: String?
  }

  struct Table: Codable {
    var properties: [String: Property] = [:]
    var renamed: String?
  }

  private var tables: [String: Table] = [:]
  private var defaults: [String: [String: Any]] = [:]

  init(_ entities: [NSEntityDescription]) {
    for root in entities where root.superentity == nil {
      var table = Table(renamed: root.renamingIdentifier)
      var values: [String: Any] = [:]
      for entity in root.family {
        for property in entity.properties where !property.isTransient {
          let attribute = property as? NSAttributeDescription
          let relationship = property as? NSRelationshipDescription
          // A number for the kind of relationship beside those of attributes' types.
          let type = attribute?.attributeType.rawValue ?? (relationship?.isToMany == true ? 2 : 1)
          table.properties[property.name] = Property(
            type: type, isOptional: property.isOptional || relationship != nil,
            renamed: property.renamingIdentifier)
          values[property.name] = attribute?.normalized(attribute?.defaultValue)
            .flatMap { try? ColumnCoder.column(of: $0, property) }
        }
      }
      tables[root.name ?? ""] = table
      defaults[root.name ?? ""] = values
    }
  }

  init(text: String) throws {
    tables = try JSONDecoder().decode([String: Table].self, from: Data(text.utf8))
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(tables), as: UTF8.self)
    }
  }

  // MARK: Names

  static func table(of root: NSEntityDescription) -> String { table(named: root.name ?? "") }

  private static func table(named name: String) -> String { quoted("", "Z\(name.uppercased())") }

  /// The properties of an entity and of all below it that a table has.
  static func columns(of root: NSEntityDescription) -> [String] {
    Set(root.family.flatMap(\.properties).filter { !$0.isTransient }.map(\.name)).sorted()
  }

  static func quoted(_ property: String) -> String { quoted("Z_P_", property) }

  private static func quoted(_ start: String, _ name: String) -> String {
    "\"\(start)\(name.replacing("\"", with: "\"\""))\""
  }

  // MARK: Migration

  /// Changes tables as far as a mapping can be inferred: names that come, go and change, and properties
  /// that become optional.
  func migrate(from old: StoreSchema, _ database: SQLiteDatabase) throws {
    var left = old.tables
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
      let before = [name, table.renamed].compactMap(\.self).first { left[$0] != nil }
      guard let before, let present = left.removeValue(forKey: before) else {
        let columns = table.properties.keys.sorted().map { ", \(Self.quoted($0))" }.joined()
        try database.run(
          "CREATE TABLE \(Self.table(named: name)) "
            + "(Z_PK INTEGER PRIMARY KEY, Z_ENT TEXT, Z_OPT INTEGER\(columns))", [])
        continue
      }
      if before != name {
        try database.run(
          "ALTER TABLE \(Self.table(named: before)) RENAME TO \(Self.table(named: name))", [])
        try database.run(
          "UPDATE \(Self.table(named: name)) SET Z_ENT = ? WHERE Z_ENT = ?", [name, before])
        try database.run("UPDATE Z_PRIMARYKEY SET Z_NAME = ? WHERE Z_NAME = ?", [name, before])
      }
      try migrate(name, from: present, to: table, database)
    }
    for name in left.keys { try database.run("DROP TABLE \(Self.table(named: name))", []) }
  }

  private func migrate(
    _ name: String, from old: Table, to new: Table, _ database: SQLiteDatabase
  ) throws {
    let table = Self.table(named: name)
    var left = old.properties
    for (key, property) in new.properties.sorted(by: { $0.key < $1.key }) {
      let before = [key, property.renamed].compactMap(\.self).first { left[$0] != nil }
      if let before, let present = left.removeValue(forKey: before) {
        guard present.type == property.type else {
          throw CoreDataError.make(
            NSMigrationMissingMappingModelError,
            "The type of \(name).\(key) has changed: no mapping can be inferred for it.")
        }
        if before != key {
          try database.run(
            "ALTER TABLE \(table) RENAME COLUMN \(Self.quoted(before)) TO \(Self.quoted(key))", [])
        }
      } else {
        try database.run("ALTER TABLE \(table) ADD COLUMN \(Self.quoted(key))", [])
      }
      try fill(table, name, key, property, database)
    }
    for key in left.keys {
      try database.run("ALTER TABLE \(table) DROP COLUMN \(Self.quoted(key))", [])
    }
  }

  /// Gives rows a default value where they need one.
  private func fill(
    _ table: String, _ name: String, _ key: String, _ property: Property, _ database: SQLiteDatabase
  ) throws {
    guard !property.isOptional else { return }
    let column = Self.quoted(key)
    guard let value = defaults[name]?[key] else {
      let empty = try database.rows("SELECT 1 FROM \(table) WHERE \(column) IS NULL LIMIT 1", [])
      guard empty.isEmpty else {
        throw CoreDataError.make(
          NSMigrationMissingMappingModelError,
          "\(name).\(key) is required and has no default value for objects without one.")
      }
      return
    }
    try database.run("UPDATE \(table) SET \(column) = ? WHERE \(column) IS NULL", [value])
  }
}
