import Foundation
import UIKit

/// Comparisons of a column with constants.
enum SQLComparison {
  // MARK: Attributes

  static func attribute(
    _ column: String, _ attribute: NSAttributeDescription, _ comparison: _PredicateOperator,
    _ constant: Any?, _ values: inout [Any?]
  ) throws -> String {
    guard attribute.isComparedInSQL else { throw SQLWriter.Unsayable() }
    if let constant = Values.present(constant) {
      switch attribute.attributeType {
      case .stringAttributeType: return try text(column, comparison, constant, &values)
      case .UUIDAttributeType: return try uuid(column, comparison, constant, &values)
      case .dateAttributeType:
        return try number(column, comparison, constant, &values) {
          ($0 as? Date)?.timeIntervalSinceReferenceDate
        }
      default: return try number(column, comparison, constant, &values)
      }
    }
    return try null(column, comparison)
  }

  private static func null(_ column: String, _ comparison: _PredicateOperator) throws -> String {
    switch comparison.kind {
    case .equal: "\(column) IS NULL"
    case .notEqual: "\(column) IS NOT NULL"
    case .less, .atMost, .greater, .atLeast: "0"
    default: throw SQLWriter.Unsayable()
    }
  }

  // MARK: Numbers

  static func number(
    _ column: String, _ comparison: _PredicateOperator, _ constant: Any?, _ values: inout [Any?]
  ) throws -> String {
    try number(column, comparison, constant, &values) { constant in
      switch constant {
      case let number as NSNumber:
        number is NSDecimalNumber || ["f", "d"].contains(String(cString: number.objCType))
          ? number.doubleValue as Any : number.int64Value
      case let flag as Bool: Int64(flag ? 1 : 0)
      case let number as any BinaryInteger: Int64(exactly: number) ?? Double(number) as Any
      case let number as Double: number
      case let number as Float: Double(number)
      default: nil
      }
    }
  }

  private static func number(
    _ column: String, _ comparison: _PredicateOperator, _ constant: Any?, _ values: inout [Any?],
    _ convert: (Any) -> Any?
  ) throws -> String {
    func bound(_ constant: Any?) throws -> Any? {
      guard let constant = Values.present(constant), let number = convert(constant) else {
        throw SQLWriter.Unsayable()
      }
      return number
    }
    let sign: String
    switch comparison.kind {
    case .between:
      let bounds = try list(constant)
      guard bounds.count == 2 else { throw SQLWriter.Unsayable() }
      values += [try bound(bounds[0]), try bound(bounds[1])]
      return "ifnull(\(column) BETWEEN ? AND ?, 0)"
    case .isIn: return try isIn(column, list(constant), &values) { try bound($0) }
    case .equal: sign = "IS"
    case .notEqual: sign = "IS NOT"
    case .less: sign = "<"
    case .atMost: sign = "<="
    case .greater: sign = ">"
    case .atLeast: sign = ">="
    default: throw SQLWriter.Unsayable()
    }
    values.append(try bound(constant))
    return sign.hasPrefix("IS") ? "(\(column) \(sign) ?)" : "ifnull(\(column) \(sign) ?, 0)"
  }

  // MARK: Texts

  private static func text(
    _ column: String, _ comparison: _PredicateOperator, _ constant: Any, _ values: inout [Any?]
  ) throws -> String {
    if comparison.kind == .isIn, !(constant is String) {
      let elements = try list(constant).map { element -> Any? in
        guard let element = Values.present(element) else { return nil }
        guard let text = element as? String else { throw SQLWriter.Unsayable() }
        return text
      }
      guard !comparison.options.isEmpty || elements.contains(where: { !isPlain($0) }) else {
        return try isIn(column, elements, &values) { $0 }
      }
      let equal = _PredicateOperator(kind: .equal, options: comparison.options)
      var parts: [String] = []
      for element in elements {
        guard let text = element as? String else {
          parts.append("\(column) IS NULL")
          continue
        }
        parts.append(function(column, equal, text, &values))
      }
      return parts.isEmpty ? "0" : "(\(parts.joined(separator: " OR ")))"
    }
    guard let text = constant as? String, comparison.kind != .between else {
      throw SQLWriter.Unsayable()
    }
    if comparison.options.isEmpty, isPlain(text) {
      switch comparison.kind {
      case .equal, .notEqual:
        values.append(text)
        return "(\(column) IS \(comparison.kind == .equal ? "" : "NOT ")?)"
      default: break
      }
    }
    return function(column, comparison, text, &values)
  }

  /// A Boolean value that indicates whether equal texts have the same bytes: no other code points are
  /// equivalent to these.
  private static func isPlain(_ value: Any?) -> Bool {
    guard let text = value as? String else { return true }
    return text.utf8.allSatisfy { $0 < 128 && $0 != 0x4B && $0 != 0x3B && $0 != 0x60 && $0 != 0 }
  }

  /// A function that compares texts as predicates in memory do.
  private static func function(
    _ column: String, _ comparison: _PredicateOperator, _ text: String, _ values: inout [Any?]
  ) -> String {
    values.append(text)
    return
      "storyline_compare(\(comparison.kind.rawValue), \(comparison.options.rawValue), \(column), ?)"
  }

  // MARK: Identities

  private static func uuid(
    _ column: String, _ comparison: _PredicateOperator, _ constant: Any, _ values: inout [Any?]
  ) throws -> String {
    func bound(_ constant: Any?) throws -> Any? {
      guard let constant = Values.present(constant) else { return nil }
      guard let id = constant as? UUID else { throw SQLWriter.Unsayable() }
      return id.uuidString
    }
    switch comparison.kind {
    case .isIn: return try isIn(column, list(constant), &values) { try bound($0) }
    case .equal, .notEqual:
      values.append(try bound(constant))
      return "(\(column) IS \(comparison.kind == .equal ? "" : "NOT ")?)"
    default: throw SQLWriter.Unsayable()
    }
  }

  /// A column with the number of a row.
  static func identity(
    _ column: String, _ comparison: _PredicateOperator, _ constant: Any?,
    _ store: NSPersistentStore, _ values: inout [Any?]
  ) throws -> String {
    /// The number of a row here; one that no row has for objects that are not in this store.
    func row(_ constant: Any?) throws -> Any? {
      guard let constant = Values.present(constant) else { return nil }
      guard let id = (constant as? any Identified)?.identity else { throw SQLWriter.Unsayable() }
      guard let row = id.row, id.storeIdentifier == store.identifier else {
        return Int64(-1)
      }
      return row
    }
    switch comparison.kind {
    case .isIn: return try isIn(column, list(constant), &values) { try row($0) }
    case .equal, .notEqual:
      values.append(try row(constant))
      return "(\(column) IS \(comparison.kind == .equal ? "" : "NOT ")?)"
    default: throw SQLWriter.Unsayable()
    }
  }

  // MARK: Lists

  private static func list(_ constant: Any?) throws -> [Any] {
    switch Values.present(constant) {
    case let array as [Any]: array
    case let array as NSArray: array.map { $0 }
    case let set as Set<AnyHashable>: set.map { $0.base }
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.map { $0 }
    default: throw SQLWriter.Unsayable()
    }
  }

  private static func isIn(
    _ column: String, _ elements: [Any?], _ values: inout [Any?], _ bound: (Any?) throws -> Any?
  ) throws -> String {
    // SQLite takes this many values in a statement, and some are in other places.
    guard elements.count < 10_000 else { throw SQLWriter.Unsayable() }
    var parts: [String] = []
    var own: [Any?] = []
    for element in elements {
      guard let present = Values.present(element) else {
        parts.append("\(column) IS NULL")
        continue
      }
      own.append(try bound(present))
    }
    if !own.isEmpty {
      let marks = own.map { _ in "?" }.joined(separator: ",")
      parts.append("ifnull(\(column) IN (\(marks)), 0)")
    }
    values += own
    return parts.isEmpty ? "0" : "(\(parts.joined(separator: " OR ")))"
  }
}
