import Foundation

/// The values of most `@NSManaged` properties, without finding out what a value is.
///
/// A cast of an `NSNumber` to a number takes about a microsecond, and apps read and set values of thousands of objects.
enum PlainValues {
  /// The value of a property as an object keeps it; `nil` where the value is of another type than the attribute.
  static func kept<Value>(_ value: Value, _ type: NSAttributeType) -> Any? {
    switch type {
    case .stringAttributeType: value as? String
    case .dateAttributeType: value as? Date
    case .UUIDAttributeType: value as? UUID
    case .integer16AttributeType: (value as? Int16).map(NSNumber.init(value:))
    case .integer32AttributeType: (value as? Int32).map(NSNumber.init(value:))
    case .integer64AttributeType: (value as? Int64).map(NSNumber.init(value:))
    case .doubleAttributeType: (value as? Double).map(NSNumber.init(value:))
    case .floatAttributeType: (value as? Float).map(NSNumber.init(value:))
    case .booleanAttributeType: (value as? Bool).map(NSNumber.init(value:))
    default: nil
    }
  }

  /// A kept value as a property of that type has it; `nil` where this is no plain value.
  static func property<Value>(_ value: Any) -> Value? {
    // To ask for the type costs a fraction of a cast.
    guard type(of: value) == NSNumber.self, let number = value as? NSNumber else {
      return type(of: value) == Related.self ? nil : value as? Value
    }
    return switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "s"): same(number.int16Value)
    case UInt8(ascii: "i"): same(number.int32Value)
    case UInt8(ascii: "q"): same(number.int64Value)
    case UInt8(ascii: "d"): same(number.doubleValue)
    case UInt8(ascii: "f"): same(number.floatValue)
    default: nil
    }
  }

  /// A number for a property of its type, or of the optional of it; a property of type `Any?` has the object.
  private static func same<Number, Value>(_ number: Number) -> Value? {
    Value.self == Number.self || Value.self == Number?.self ? number as? Value : nil
  }
}
