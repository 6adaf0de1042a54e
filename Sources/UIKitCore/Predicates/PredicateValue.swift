import Foundation

/// A value in a predicate. Swift's and Foundation's types are equal here.
enum PredicateValue {
  /// Returns the value at a key path; of a collection, that of every element.
  static func value(of object: Any?, at path: String) -> Any? {
    path.split(separator: ".").reduce(object) { object, key in value(of: object, for: String(key)) }
  }

  private static func value(of object: Any?, for key: String) -> Any? {
    guard let object = present(object) else { return nil }
    if let text = text(object), key == "length" { return text.utf16.count }
    if let dictionary = object as? [AnyHashable: Any] {
      return key == "@count" ? dictionary.count : dictionary[key]
    }
    if let elements = elements(of: object) { return value(of: elements, for: key) }
    if let object = object as? NSObject { return object.value(forKey: key) }
    UIKitException.raise(
      .unknownKey,
      "[<\(String(reflecting: type(of: object)))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  private static func value(of elements: [Any], for key: String) -> Any? {
    switch key {
    case "@count": elements.count
    case "@sum": elements.compactMap(number).reduce(0, +)
    case "@avg":
      elements.isEmpty ? 0 : elements.compactMap(number).reduce(0, +) / Double(elements.count)
    case "@min": elements.compactMap(number).min()
    case "@max": elements.compactMap(number).max()
    default: elements.map { value(of: $0, for: key) as Any }
    }
  }

  /// A value that is there: nothing may be wrapped in something.
  static func present(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { present($0.value) }
  }

  static func text(_ value: Any?) -> String? {
    guard let value = present(value) else { return nil }
    return value as? String ?? (value as? NSString).map(String.init(describing:))
      ?? (value as? Substring).map(String.init)
  }

  static func number(_ value: Any?) -> Double? {
    guard let value = present(value) else { return nil }
    switch value {
    case let number as NSNumber: return number.doubleValue
    case let number as Bool: return number ? 1 : 0
    case let number as any BinaryInteger: return Double(number)
    case let number as Double: return number
    case let number as Float: return Double(number)
    case let number as CGFloat: return Double(number)
    default: return nil
    }
  }

  static func elements(of value: Any?) -> [Any]? {
    guard let value = present(value) else { return nil }
    switch value {
    case let array as [Any]: return array
    case let array as NSArray: return array.map { $0 }
    case let set as Set<AnyHashable>: return Array(set)
    case let set as NSSet: return set.allObjects
    case let set as NSOrderedSet: return set.map { $0 }
    default: return nil
    }
  }
}
