import Foundation

/// Values of attributes, whatever is around them.
enum Values {
  /// A value that is not `nil`: optionals in optionals are opened.
  static func present(_ value: Any?) -> Any? {
    guard let value else { return nil }
    // Most values are one of these, and each cast below takes longer than all of this.
    if isPlain(value) { return value }
    guard !(value is NSNull) else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrappedValue.flatMap { present($0) }
  }

  private static func isPlain(_ value: Any) -> Bool {
    let type = type(of: value)
    return type == String.self || type == NSNumber.self || type == Date.self
  }

  static func rawValue(of value: Any) -> Any {
    if isPlain(value) { return value }
    return (value as? any RawRepresentable)?.rawValue ?? value
  }

  static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (present(left), present(right)) {
    case (nil, nil): return true
    case (let left?, let right?):
      if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
      if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
      return false
    default: return false
    }
  }

  /// A value as a property of that type has it; `nil` where it has no such form.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let found = value as? Value { return found }
    let wanted = (Value.self as? any OptionalValue.Type)?.wrappedType ?? Value.self
    guard let value = present(value) else { return zero(type) as? Value }
    if let raw = wanted as? any RawRepresentable.Type { return make(raw, value) as? Value }
    return nil
  }

  private static func make<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Any? {
    (value as? Raw.RawValue).flatMap(Raw.init)
  }

  /// Returns the value of an empty property that cannot be `nil`.
  private static func zero(_ type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: return false
    case let number as any AdditiveArithmetic.Type: return additiveZero(number)
    case let raw as any RawRepresentable.Type: return rawZero(raw)
    case is String.Type: return ""
    default: return nil
    }
  }

  private static func additiveZero<Number: AdditiveArithmetic>(_ type: Number.Type) -> Any {
    Number.zero
  }

  private static func rawZero<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
    (zero(Raw.RawValue.self) as? Raw.RawValue).flatMap(Raw.init)
  }
}

private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate var wrappedValue: Any? { self }
}
