import Foundation
import UIKit

/// The order of a fetch.
struct SortOrder {
  /// A path of names whose values are compared.
  struct Key {
    let path: [String]
    /// The method that compares texts; `nil` for their code points.
    let selector: String?
    let isAscending: Bool
  }

  /// `nil` where a descriptor compares in a way of its own.
  let keys: [Key]?
  let descriptors: [NSSortDescriptor]

  init(_ descriptors: [NSSortDescriptor], _ entity: NSEntityDescription) {
    self.descriptors = descriptors
    let found = descriptors.map { descriptor -> Key? in
      guard let named = SortKeys.key(of: descriptor, entity) else { return nil }
      return Key(
        path: named.path, selector: named.selector, isAscending: descriptor.ascending)
    }
    keys = found.contains { $0 == nil } ? nil : found.compactMap(\.self)
  }

  var isEmpty: Bool { descriptors.isEmpty }

  /// Sorts objects that have values by name. Equal ones keep their order.
  func sorted<Object: NSObject>(_ objects: [Object]) -> [Object] {
    guard let keys, !keys.isEmpty, objects.count > 1 else { return objects }
    let values = objects.map { object in keys.map { $0.value(of: object) } }
    return objects.indices.sorted { left, right in
      for (place, key) in keys.enumerated() {
        let order = values[left][place].compare(values[right][place], key.selector)
        guard order != .orderedSame else { continue }
        return (order == .orderedAscending) == key.isAscending
      }
      return left < right
    }.map { objects[$0] }
  }

  /// Puts an object behind those that do not follow it.
  func insert<Object: NSObject>(_ object: Object, into objects: inout [Object]) {
    guard let keys, !keys.isEmpty else { return objects.append(object) }
    let own = keys.map { $0.value(of: object) }
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      var follows = false
      for (key, value) in zip(keys, own) {
        let order = key.value(of: objects[middle]).compare(value, key.selector)
        guard order != .orderedSame else { continue }
        follows = (order == .orderedDescending) == key.isAscending
        break
      }
      if follows { high = middle } else { low = middle + 1 }
    }
    objects.insert(object, at: low)
  }
}

extension SortOrder.Key {
  fileprivate func value(of object: NSObject) -> SortValue {
    SortValue(_PredicateExpression.path(path, of: .object).value(for: object, [:]))
  }
}

/// A value that is compared, without the object around it.
enum SortValue {
  case none
  case integer(Int64)
  case number(Double)
  case text(String)
  case other(Any)

  init(_ value: Any?) {
    switch value {
    case let text as String: self = .text(text)
    case let date as Date: self = .number(date.timeIntervalSinceReferenceDate)
    case let number as NSNumber:
      let isWhole = !["f", "d"].contains(String(cString: number.objCType))
      self =
        isWhole && !(number is NSDecimalNumber)
        ? .integer(number.int64Value) : .number(number.doubleValue)
    default: self = Values.present(value).map { .other($0) } ?? .none
    }
  }

  func compare(_ other: SortValue, _ selector: String?) -> ComparisonResult {
    switch (self, other) {
    case (.none, .none): .orderedSame
    case (.none, _): .orderedAscending
    case (_, .none): .orderedDescending
    case (.integer(let left), .integer(let right)): Self.compare(left, right)
    case (.number(let left), .number(let right)): Self.compare(left, right)
    case (.integer(let left), .number(let right)): Self.compare(Double(left), right)
    case (.number(let left), .integer(let right)): Self.compare(left, Double(right))
    case (.text(let left), .text(let right)): KeyOrder.texts(left, right, selector)
    case (.other(let left), .other(let right)): KeyOrder.natural(left, right)
    default: .orderedSame
    }
  }

  private static func compare<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult
  {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}
