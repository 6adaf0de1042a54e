public import Foundation
public import UIKit

// Foundation on Linux sorts by Swift's key paths only.

extension NSSortDescriptor {
  /// Sorts by the value at the end of a path of names.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { KeyOrder.compare($0, $1, key, KeyOrder.natural) })
  }

  /// Sorts by the value at the end of a path of names, as a method of the values compares them.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let order = KeyOrder.order(of: selector)
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { KeyOrder.compare($0, $1, key, order) })
  }

  /// A Boolean value that indicates whether it looks at names, which any object can have.
  var isByName: Bool { keyPath == \NSObject.self }
}

/// How values follow each other. None comes before all others.
enum KeyOrder {
  typealias Order = (Any, Any) -> ComparisonResult

  static func compare(_ left: Any, _ right: Any, _ key: String?, _ order: Order)
    -> ComparisonResult
  {
    let (left, right) = (value(left, key), value(right, key))
    switch (left, right) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left?, let right?): return order(left, right)
    }
  }

  private static func value(_ object: Any, _ key: String?) -> Any? {
    guard let key, key != "self" else { return Values.present(object) }
    return Values.present((object as? NSObject)?.value(forKeyPath: key))
  }

  static func natural(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (left, right) {
    case (let left as NSNumber, let right as NSNumber): return left.compare(right)
    case (let left as Date, let right as Date): return left.compare(right)
    case (let left as String, let right as String): return binary(left, right)
    case (let left as UUID, let right as UUID): return binary(left.uuidString, right.uuidString)
    case (let left as URL, let right as URL):
      return binary(left.absoluteString, right.absoluteString)
    default: return .orderedSame
    }
  }

  private static func binary(_ left: String, _ right: String) -> ComparisonResult {
    left == right
      ? .orderedSame
      : left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
        ? .orderedAscending : .orderedDescending
  }

  static func order(of selector: Selector?) -> Order {
    func texts(_ compare: @escaping (String, String) -> ComparisonResult) -> Order {
      { left, right in
        guard let left = left as? String, let right = right as? String else {
          return natural(left, right)
        }
        return compare(left, right)
      }
    }
    return switch selector?.description {
    case "caseInsensitiveCompare:": texts { $0.caseInsensitiveCompare($1) }
    case "localizedCompare:": texts { $0.localizedCompare($1) }
    case "localizedCaseInsensitiveCompare:": texts { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedStandardCompare:": texts { $0.localizedStandardCompare($1) }
    default: natural
    }
  }
}
