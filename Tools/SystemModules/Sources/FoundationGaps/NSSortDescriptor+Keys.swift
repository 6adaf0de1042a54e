public import Foundation
public import UIKit

extension NSObject {
  /// The property at the end of a path of names, as a key path needs it.
  fileprivate subscript(valueAt path: String) -> KeyedValue {
    KeyedValue(value: path == "self" ? self : value(forKeyPath: path))
  }
}

/// A value that may be missing. As `Any`, an optional could not be told from its value.
private struct KeyedValue {
  let value: Any?
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares a property, which is found by key-value coding.
  // Core Data's stand-in has one that stores can read.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: KeyOrder.standard)
  }

  /// Creates a descriptor that compares a property with a function.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[valueAt: key ?? "self"], ascending: ascending) { one, other in
      switch ((one as? KeyedValue)?.value, (other as? KeyedValue)?.value) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let one?, let other?): cmptr(one, other)
      }
    }
  }

  /// Creates a descriptor that compares texts with a method of NSString.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending, comparator: KeyOrder.comparator(selector))
  }
}

/// The order of values of properties.
private enum KeyOrder {
  static func standard(_ one: Any, _ other: Any) -> ComparisonResult {
    if let one = one as? String, let other = other as? String { return one.compare(other) }
    if let one = one as? NSString, let other = other as? NSString {
      return one.compare(String(describing: other))
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other) }
    if let one = number(one), let other = number(other) { return one.compare(other) }
    if let one = one as? IndexPath, let other = other as? IndexPath { return one.compare(other) }
    fatalError("\(type(of: one)) and \(type(of: other)) have no order: they lack compare(_:).")
  }

  static func comparator(_ selector: Selector?) -> Comparator {
    guard let name = selector.map(NSStringFromSelector), name != "compare:" else {
      return standard
    }
    return { one, other in
      guard let one = one as? String, let other = other as? String else {
        fatalError("\(name) compares texts; \(type(of: one)) is none.")
      }
      switch name {
      case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
      case "localizedCompare:": return one.localizedCompare(other)
      case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
      case "localizedStandardCompare:": return one.localizedStandardCompare(other)
      default: fatalError("Sort descriptors cannot call \(name). Write a comparator.")
      }
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }
}
