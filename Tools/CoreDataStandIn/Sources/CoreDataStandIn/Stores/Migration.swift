import Foundation

/// Moves the rows of a store to another version of its model, as far as a mapping can be inferred.
struct Migration {
  private struct MovedRow {
    let number: Int64
    let entity: String
    let version: Any?
    var values: [String: Any]
  }

  private let old: StoreSchema
  private let new: StoreSchema
  private let defaults: [String: [String: Any]]
  private let database: SQLiteDatabase
  /// The old entities, by the new ones.
  private let matches: NameMatches
  /// The old properties, by the new ones, for each new entity.
  private var properties: [String: NameMatches] = [:]
  /// The old tables, by the new ones.
  private var tables: [String: String] = [:]
  private var rows: [String: [Int64: MovedRow]] = [:]

  init(
    from old: StoreSchema, to new: StoreSchema, _ entities: [NSEntityDescription],
    _ database: SQLiteDatabase
  ) throws {
    (self.old, self.new, self.database) = (old, new, database)
    matches = NameMatches(
      new: new.entities.mapValues(\.renamed), old: old.entities.mapValues(\.renamed))
    defaults = Dictionary(
      uniqueKeysWithValues: entities.map { entity in
        let values = entity.attributesByName.compactMapValues { attribute in
          attribute.normalized(attribute.defaultValue)
            .flatMap { try? ColumnCoder.column(of: $0, attribute) }
        }
        return (entity.name ?? "", values)
      })
    for (name, entity) in new.entities {
      guard let before = matches.old[name].flatMap({ old.entities[$0] }) else { continue }
      if let table = tables[entity.root], table != before.root {
        throw Self.failure(
          "\(name) and other entities below \(entity.root) had no parent in common")
      }
      tables[entity.root] = before.root
      properties[name] = NameMatches(
        new: entity.properties.mapValues(\.renamed), old: before.properties.mapValues(\.renamed))
    }
    try check()
  }

  private static func failure(_ reason: String) -> NSError {
    CoreDataError.make(
      NSMigrationMissingMappingModelError,
      "The store cannot be migrated, because no mapping can be inferred: \(reason).",
      ["reason": reason])
  }

  private func before(_ key: String, of entity: String) -> (key: String, StoreSchema.Property)? {
    guard let key = properties[entity]?.old[key], let name = matches.old[entity],
      let property = old.entities[name]?.properties[key]
    else { return nil }
    return (key, property)
  }

  /// Throws if a property has changed in a way that is not inferred.
  private func check() throws {
    for (name, entity) in new.entities.sorted(by: { $0.key < $1.key }) {
      for (key, property) in entity.properties.sorted(by: { $0.key < $1.key }) {
        guard let (_, before) = before(key, of: name) else { continue }
        let becomesMany = before.type == 1 && property.isToMany
        guard before.type == property.type || becomesMany else {
          throw Self.failure("the type of \(name).\(key) has changed")
        }
      }
    }
  }

  // MARK: Rows

  /// Makes the tables anew.
  mutating func perform() throws {
    let numbers = try read()
    for (name, entity) in new.entities {
      for (key, property) in entity.properties where property.isRelationship {
        if before(key, of: name) == nil { fillFromInverse(name, key, property) }
      }
    }
    try fillDefaults()
    for root in old.roots { try database.run("DROP TABLE \(StoreSchema.table(named: root))", []) }
    try database.run("DELETE FROM Z_PRIMARYKEY", [])
    for root in new.roots.sorted() {
      try write(root)
      guard let number = tables[root].flatMap({ numbers[$0] }) else { continue }
      try database.run("INSERT INTO Z_PRIMARYKEY VALUES (?, ?)", [root, number])
    }
  }

  /// Reads the rows, with the new names of entities and properties. Returns the greatest numbers in
  /// the old tables.
  private mutating func read() throws -> [String: Int64] {
    var numbers: [String: Int64] = [:]
    for row in try database.rows("SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY", []) {
      if let name = row[0] as? String, let number = row[1] as? Int64 { numbers[name] = number }
    }
    let names = Dictionary(matches.old.map { ($0.value, $0.key) }) { $1 }
    for root in old.roots {
      let columns = old.columns(of: root)
      let list = columns.map { ", \(StoreSchema.quoted($0))" }.joined()
      let sql = "SELECT Z_PK, Z_ENT, Z_OPT\(list) FROM \(StoreSchema.table(named: root))"
      for row in try database.rows(sql, []) {
        guard let number = row[0] as? Int64, let name = (row[1] as? String).flatMap({ names[$0] }),
          let entity = new.entities[name]
        else { continue }
        let before = Dictionary(
          zip(columns, row.dropFirst(3)).compactMap { key, value in value.map { (key, $0) } }
        ) { $1 }
        var moved = MovedRow(number: number, entity: name, version: row[2], values: [:])
        for key in entity.properties.keys {
          moved.values[key] = properties[name]?.old[key].flatMap { before[$0] }
        }
        rows[entity.root, default: [:]][number] = moved
      }
    }
    for root in rows.keys.map(\.self) {
      for number in rows[root]?.keys.map(\.self) ?? [] { moveReferences(root, number) }
    }
    return numbers
  }

  /// Leaves the objects in a row's relationships that are still where the relationship leads.
  private mutating func moveReferences(_ root: String, _ number: Int64) {
    guard var row = rows[root]?[number] else { return }
    for (key, property) in new.entities[row.entity]?.properties ?? [:] {
      guard property.isRelationship, let value = row.values[key] else { continue }
      guard let (_, before) = before(key, of: row.entity),
        let target = property.destination.flatMap({ new.entities[$0]?.root }),
        let source = before.destination.flatMap({ old.entities[$0]?.root }),
        tables[target] == source
      else {
        row.values[key] = nil
        continue
      }
      let kept = Self.numbers(value).filter { rows[target]?[$0] != nil }
      row.values[key] = property.isToMany ? Self.list(kept) : kept.first
    }
    rows[root]?[number] = row
  }

  private static func numbers(_ value: Any?) -> [Int64] {
    if let number = value as? Int64 { return [number] }
    guard let data = value as? Data else { return [] }
    return data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: Int64.self)
      }
    }
  }

  private static func list(_ numbers: [Int64]) -> Data {
    numbers.withUnsafeBufferPointer { Data(buffer: $0) }
  }

  /// Gives a new relationship the objects that its inverse has.
  private mutating func fillFromInverse(
    _ name: String, _ key: String, _ property: StoreSchema.Property
  ) {
    guard let destination = property.destination, let inverse = property.inverse,
      before(inverse, of: destination) != nil, let root = new.entities[name]?.root,
      let other = new.entities[destination]?.root
    else { return }
    for (number, row) in (rows[other] ?? [:]).sorted(by: { $0.key < $1.key }) {
      for target in Self.numbers(row.values[inverse]) where rows[root]?[target]?.entity == name {
        let present = Self.numbers(rows[root]?[target]?.values[key])
        guard !present.contains(number) else { continue }
        rows[root]?[target]?.values[key] =
          property.isToMany ? Self.list(present + [number]) : number
      }
    }
  }

  /// Gives rows a default value where they need one.
  private mutating func fillDefaults() throws {
    for (name, entity) in new.entities {
      for (key, property) in entity.properties where !property.isOptional {
        let isNew = before(key, of: name) == nil
        for (number, row) in rows[entity.root] ?? [:]
        where row.entity == name && row.values[key] == nil {
          guard let value = defaults[name]?[key] else {
            throw Self.failure(
              "\(name).\(key) is required\(isNew ? "" : " now"), and has no default value for objects "
                + "without one")
          }
          rows[entity.root]?[number]?.values[key] = value
        }
      }
      // New optional attributes have their defaults, too.
      for (key, value) in defaults[name] ?? [:] where before(key, of: name) == nil {
        for (number, row) in rows[entity.root] ?? [:]
        where row.entity == name && row.values[key] == nil {
          rows[entity.root]?[number]?.values[key] = value
        }
      }
    }
  }

  private func write(_ root: String) throws {
    let columns = new.columns(of: root)
    try database.run(StoreSchema.creation(of: root, columns), [])
    let marks = String(repeating: ", ?", count: columns.count)
    let sql = "INSERT INTO \(StoreSchema.table(named: root)) VALUES (?, ?, ?\(marks))"
    for row in (rows[root] ?? [:]).values {
      try database.run(
        sql, [row.number, row.entity, row.version] + columns.map { row.values[$0] })
    }
  }
}
