import Foundation
import UIKit

/// A fetch, as a store executes it.
struct StoreQuery {
  let entity: NSEntityDescription
  let withSubentities: Bool
  let condition: _PredicateCondition?
  let order: SortOrder
  /// The rows that are wanted, where nothing is added to them afterwards.
  var window: (offset: Int, limit: Int)?

  /// The entities whose rows are looked at.
  var family: [NSEntityDescription] { withSubentities ? entity.family : [entity] }

  func includes(_ other: NSEntityDescription) -> Bool {
    withSubentities ? other.isKindOf(entity: entity) : other === entity
  }
}

/// A statement of SQL's for a query, and what it leaves to do.
struct SQLQuery {
  let text: String
  let values: [Any?]
  /// The condition that rows still have to meet.
  let rest: _PredicateCondition?
  let isOrdered: Bool
  let isWindowed: Bool

  init(_ query: StoreQuery, _ store: NSPersistentStore) {
    var writer = SQLWriter(store)
    let root = query.entity.root
    let names = query.family.map { _ in "?" }.joined(separator: ",")
    writer.values = query.family.map(\.name)
    var text = "SELECT t0.Z_PK FROM \(StoreSchema.table(of: root)) t0 WHERE t0.Z_ENT IN (\(names))"
    rest = query.condition.flatMap { writer.add($0, query.entity, to: &text) }
    let order = writer.order(query.order, query.entity)
    if let order { text += order }
    isOrdered = order != nil
    if let window = query.window, rest == nil, order != nil {
      text += " LIMIT ? OFFSET ?"
      writer.values += [Int64(window.limit > 0 ? window.limit : -1), Int64(window.offset)]
      isWindowed = true
    } else {
      isWindowed = false
    }
    self.text = text
    values = writer.values
  }
}

/// Writes conditions as SQL.
///
/// Every part is 1 or 0 and never NULL: it holds exactly where the condition holds for the row in memory.
struct SQLWriter {
  /// A part that SQL cannot say.
  struct Unsayable: Error {}

  let store: NSPersistentStore
  var values: [Any?] = []
  private var tables = 0

  init(_ store: NSPersistentStore) { self.store = store }

  /// Adds a condition as far as SQL says it, and returns the rest.
  mutating func add(
    _ condition: _PredicateCondition, _ entity: NSEntityDescription, to text: inout String
  ) -> _PredicateCondition? {
    guard case .all(let parts) = condition else {
      let before = values
      guard let own = try? self.text(of: condition, entity, "t0") else {
        values = before
        return condition
      }
      text += " AND \(own)"
      return nil
    }
    let left = parts.compactMap { add($0, entity, to: &text) }
    return left.isEmpty ? nil : .all(left)
  }

  func order(_ order: SortOrder, _ entity: NSEntityDescription) -> String? {
    guard let keys = order.keys else { return nil }
    var parts: [String] = []
    for key in keys {
      guard key.path.count == 1, let attribute = entity.attributesByName[key.path[0]],
        attribute.isComparedInSQL
      else { return nil }
      var part = "t0.\(StoreSchema.quoted(attribute.name))"
      if attribute.attributeType == .stringAttributeType, let selector = key.selector {
        guard let collation = SQLCollation(rawValue: selector) else { return nil }
        part += " COLLATE \(collation.name)"
      }
      parts.append(part + (key.isAscending ? "" : " DESC"))
    }
    return " ORDER BY " + (parts + ["t0.Z_PK"]).joined(separator: ", ")
  }

  mutating func newTable() -> String {
    tables += 1
    return "t\(tables)"
  }

  // MARK: Conditions

  mutating func text(
    of condition: _PredicateCondition, _ entity: NSEntityDescription, _ table: String
  ) throws -> String {
    switch condition {
    case .constant(let value): return value ? "1" : "0"
    case .all(let parts):
      var texts: [String] = []
      for part in parts { texts.append(try text(of: part, entity, table)) }
      return texts.isEmpty ? "1" : "(\(texts.joined(separator: " AND ")))"
    case .any(let parts):
      var texts: [String] = []
      for part in parts { texts.append(try text(of: part, entity, table)) }
      return texts.isEmpty ? "0" : "(\(texts.joined(separator: " OR ")))"
    case .not(let part): return "(NOT \(try text(of: part, entity, table)))"
    case .comparison(let comparison): return try text(of: comparison, entity, table)
    case .predicate: throw Unsayable()
    }
  }

  private mutating func text(
    of comparison: _PredicateComparison, _ entity: NSEntityDescription, _ table: String
  ) throws -> String {
    guard case .path(let names, of: .object) = comparison.left,
      case .constant(let constant) = try Self.constant(comparison.right)
    else {
      if case .object = comparison.left { return try identity(comparison, entity, table) }
      throw Unsayable()
    }
    if let quantifier = comparison.quantifier {
      return try quantified(quantifier, names, comparison.comparison, constant, entity, table)
    }
    return try text(of: names[...], comparison.comparison, constant, entity, table)
  }

  /// A constant, or a list of them.
  private static func constant(_ expression: _PredicateExpression) throws -> _PredicateExpression {
    switch expression {
    case .constant: return expression
    case .list(let elements):
      return .constant(
        try elements.map { element -> Any in
          guard case .constant(let value) = element else { throw Unsayable() }
          return value ?? NSNull()
        })
    default: throw Unsayable()
    }
  }

  /// A comparison of the value at a path.
  private mutating func text(
    of path: ArraySlice<String>, _ comparison: _PredicateOperator, _ constant: Any?,
    _ entity: NSEntityDescription, _ table: String
  ) throws -> String {
    guard let name = path.first, let property = entity.propertiesByName[name],
      !property.isTransient
    else { throw Unsayable() }
    if let relationship = property as? NSRelationshipDescription {
      if relationship.isToMany {
        guard path.dropFirst() == ["@count"] else { throw Unsayable() }
        let (members, _, _) = try self.members(of: relationship, table, "COUNT(*)")
        return try SQLComparison.number("(\(members))", comparison, constant, &values)
      }
      let column = "\(table).\(StoreSchema.quoted(name))"
      if path.count == 1 {
        return try SQLComparison.identity(column, comparison, constant, store, &values)
      }
      return try throughOne(relationship, column, path.dropFirst(), comparison, constant)
    }
    guard path.count == 1, let attribute = property as? NSAttributeDescription else {
      throw Unsayable()
    }
    return try SQLComparison.attribute(
      "\(table).\(StoreSchema.quoted(name))", attribute, comparison, constant, &values)
  }

  /// A path that goes on behind an object: without the object there is no value.
  private mutating func throughOne(
    _ relationship: NSRelationshipDescription, _ column: String, _ path: ArraySlice<String>,
    _ comparison: _PredicateOperator, _ constant: Any?
  ) throws -> String {
    guard let destination = relationship.destinationEntity, path.first?.hasPrefix("@") == false
    else { throw Unsayable() }
    // Nothing equals `nil`, and differs from all else: these hold without an object, too.
    let holdsForNothing = comparison.holds(nil, constant)
    let other = newTable()
    let rows =
      "SELECT 1 FROM \(StoreSchema.table(of: destination.root)) \(other) "
      + "WHERE \(other).Z_PK = \(column)"
    let condition = try text(of: path, comparison, constant, destination, other)
    let meets = "EXISTS (\(rows) AND \(condition))"
    return holdsForNothing ? "(\(meets) OR NOT EXISTS (\(rows)))" : meets
  }

  private mutating func quantified(
    _ quantifier: _PredicateComparison.Quantifier, _ path: [String],
    _ comparison: _PredicateOperator, _ constant: Any?, _ entity: NSEntityDescription,
    _ table: String
  ) throws -> String {
    guard path.count >= 1, let relationship = entity.relationshipsByName[path[0]],
      relationship.isToMany
    else { throw Unsayable() }
    let (rows, other, destination) = try members(of: relationship, table, "1")
    let condition =
      path.count == 1
      ? try SQLComparison.identity("\(other).Z_PK", comparison, constant, store, &values)
      : try text(of: path.dropFirst(), comparison, constant, destination, other)
    return switch quantifier {
    case .any: "EXISTS (\(rows) AND \(condition))"
    case .none: "(NOT EXISTS (\(rows) AND \(condition)))"
    case .all: "(NOT EXISTS (\(rows) AND NOT \(condition)))"
    }
  }

  /// The rows at the other end of a relationship to many whose inverse leads to one object.
  private mutating func members(
    of relationship: NSRelationshipDescription, _ table: String, _ columns: String
  ) throws -> (text: String, table: String, entity: NSEntityDescription) {
    guard let destination = relationship.destinationEntity,
      let inverse = relationship.inverseRelationship, !inverse.isToMany, !inverse.isTransient
    else { throw Unsayable() }
    let other = newTable()
    let names = destination.family.map { "'\(($0.name ?? "").replacing("'", with: "''"))'" }
    return (
      "SELECT \(columns) FROM \(StoreSchema.table(of: destination.root)) \(other) WHERE "
        + "\(other).\(StoreSchema.quoted(inverse.name)) = \(table).Z_PK "
        + "AND \(other).Z_ENT IN (\(names.joined(separator: ",")))", other, destination
    )
  }

  /// `SELF == %@` and `SELF IN %@`.
  private mutating func identity(
    _ comparison: _PredicateComparison, _ entity: NSEntityDescription, _ table: String
  ) throws -> String {
    guard comparison.quantifier == nil, case .constant(let constant) = comparison.right else {
      throw Unsayable()
    }
    return try SQLComparison.identity(
      "\(table).Z_PK", comparison.comparison, constant, store, &values)
  }
}

extension NSAttributeDescription {
  /// A Boolean value that indicates whether SQLite compares the column as values are compared.
  var isComparedInSQL: Bool {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType, .dateAttributeType,
      .stringAttributeType, .UUIDAttributeType:
      !isTransient
    default: false
    }
  }
}
