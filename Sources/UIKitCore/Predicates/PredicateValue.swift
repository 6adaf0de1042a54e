import Foundation

/// A value in a predicate. Swift's and Foundation's types are equal here.
enum PredicateValue {
  /// Returns the value at a key path; of a collection, that of every element.
  static func value(of object: Any?, at path: String) -> Any? {
    value(of: object, at: path.split(separator: ".").map(String.init)[...])
  }

  static func value(of object: Any?, at path: ArraySlice<String>) -> Any? {
    guard let key = path.first else { return object }
    let rest = path.dropFirst()
    if key.hasPrefix("@"), let elements = elements(of: object) {
      guard key != "@count" else { return value(of: elements.count, at: rest) }
      // An operator is applied to what the rest of the path leads to.
      return result(of: key, elements.map { value(of: $0, at: rest) as Any })
    }
    return value(of: value(of: object, for: key), at: rest)
  }

  private static func value(of object: Any?, for key: String) -> Any? {
    if let subject = object as? _PredicateSubject { return subject._value(forKey: key) }
    guard let object = present(object) else { return nil }
    if key == "self" { return object }
    if let text = text(object), key == "length" { return text.utf16.count }
    if let dictionary = object as? [AnyHashable: Any] {
      return key == "@count" ? dictionary.count : dictionary[key]
    }
    if let elements = elements(of: object) {
      return elements.map { value(of: $0, for: key) as Any }
    }
    if let object = object as? NSObject { return object.value(forKey: key) }
    UIKitException.raise(
      .unknownKey,
      "[<\(String(reflecting: type(of: object)))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  /// The result of a collection operator.
  private static func result(of name: String, _ elements: [Any]) -> Any? {
    let present = elements.compactMap { self.present($0) }
    switch name {
    case "@sum": return sum(present)
    case "@avg": return present.isEmpty ? 0 : sum(present) / Double(present.count)
    case "@min": return least(present) { $0 == .orderedAscending }
    case "@max": return least(present) { $0 == .orderedDescending }
    case "@unionOfObjects": return present
    case "@distinctUnionOfObjects":
      var seen: Set<AnyHashable> = []
      return present.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    case "@unionOfArrays", "@unionOfSets": return flattened(present)
    default:
      UIKitException.raise(
        .invalidArgument,
        "[<NSArray> valueForKeyPath:]: this class does not implement the "
          + "\(name.dropFirst()) operation.")
    }
  }

  static func sum(_ elements: [Any]) -> Double { elements.compactMap(number).reduce(0, +) }

  /// The element that comes before all others by an order.
  static func least(_ elements: [Any], _ isBetter: (ComparisonResult) -> Bool) -> Any? {
    elements.dropFirst().reduce(elements.first) { best, element in
      order(element, best).map(isBetter) == true ? element : best
    }
  }

  /// The elements of collections in a collection.
  static func flattened(_ elements: [Any]) -> [Any] {
    elements.flatMap { element in self.elements(of: element).map(flattened) ?? [element] }
  }

  /// The order of two numbers, texts or dates; `nil` for anything else.
  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = [])
    -> ComparisonResult?
  {
    if let left = integer(left), let right = integer(right) {
      // Large identifiers are more than numbers with a point can tell apart.
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = text(left), let right = text(right) {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  /// A value that is there: nothing may be wrapped in something.
  static func present(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    // Mirrors are slow, and most values are one of these.
    if value is NSNumber || value is String || value is Date || value is NSObject { return value }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { present($0.value) }
  }

  static func text(_ value: Any?) -> String? {
    guard let value = present(value) else { return nil }
    return value as? String ?? (value as? NSString).map(String.init(describing:))
      ?? (value as? Substring).map(String.init)
  }

  /// A number without a point.
  static func integer(_ value: Any?) -> Int64? {
    switch value {
    case let number as NSNumber:
      // The types of `Float` and `Double`, by their letters in Objective-C; decimals have the latter.
      let type = UInt8(bitPattern: number.objCType.pointee)
      return type == UInt8(ascii: "f") || type == UInt8(ascii: "d") ? nil : number.int64Value
    case let number as any BinaryInteger: return Int64(exactly: number)
    default: return nil
    }
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

/// An object that values are asked of by name, as a row of a store: nothing else is tried first.
open class _PredicateSubject: NSObject {
  open func _value(forKey key: String) -> Any? { nil }
}
