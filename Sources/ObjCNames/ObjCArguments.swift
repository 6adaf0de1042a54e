import Foundation

/// The arguments of a message.
public struct ObjCArguments {
  private let values: [Any?]

  package init(_ values: [Any?]) { self.values = values }

  /// The argument as what the method takes; one that is missing is `nil`.
  ///
  /// Numbers become each other, as where Objective-C boxes them. Ends the process with a message
  /// when it is something else.
  public subscript<Value>(index: Int) -> Value {
    let value = index < values.count ? values[index] : nil
    if let converted: Value = Self.convert(value) { return converted }
    let given = value.map { "\($0) is" } ?? "nil is"
    fatalError("\(given) given where \(Value.self) is expected.")
  }

  /// Returns a Boolean value that indicates whether a value can be passed where a type is expected.
  static func accepts<Value>(_ value: Any?, as _: Value.Type) -> Bool {
    let converted: Value? = convert(value)
    return converted != nil
  }

  private static func convert<Value>(_ value: Any?) -> Value? {
    if let optional = Value.self as? any AnyOptional.Type {
      guard let value, !(value is NSNull) else { return optional.none as? Value }
      return optional.wrapping(value).flatMap { $0 as? Value }
    }
    guard let value else { return nil }
    return unboxed(value, as: Value.self)
  }

  fileprivate static func unboxed<Value>(_ value: Any, as _: Value.Type) -> Value? {
    value as? Value ?? number(value, as: Value.self)
  }

  /// A boxed number as one of the types that `@objc` members have.
  private static func number<Value>(_ value: Any, as _: Value.Type) -> Value? {
    guard let number = boxed(value) else { return nil }
    return switch Value.self {
    case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Float.Type: number.floatValue as? Value
    case is Int.Type: number.intValue as? Value
    case is Bool.Type: number.boolValue as? Value
    default: nil
    }
  }

  private static func boxed(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as CGFloat: NSNumber(value: Double(number))
    default: nil
    }
  }
}

/// An optional of whatever type.
protocol AnyOptional {
  static var none: Self { get }
  var unwrapped: Any? { get }
  static func wrapping(_ value: Any) -> Self?
}

extension Optional: AnyOptional {
  var unwrapped: Any? {
    guard let self else { return nil }
    if let nested = self as? any AnyOptional { return nested.unwrapped }
    return self
  }

  static func wrapping(_ value: Any) -> Self? {
    if let nested = Wrapped.self as? any AnyOptional.Type {
      return nested.wrapping(value).flatMap { $0 as? Wrapped }.map { .some($0) }
    }
    return ObjCArguments.unboxed(value, as: Wrapped.self).map { .some($0) }
  }
}
