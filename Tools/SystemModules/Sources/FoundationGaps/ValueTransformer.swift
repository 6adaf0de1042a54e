public import Foundation

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// A conversion of values, which is found by its name.
open class ValueTransformer: NSObject {
  // Read and written inside `lock`.
  private nonisolated(unsafe) static var registered: [NSValueTransformerName: ValueTransformer] = [
    .negateBooleanTransformerName: BooleanTransformer { ($0 as? Bool).map { !$0 } ?? true },
    .isNilTransformerName: BooleanTransformer { $0 == nil },
    .isNotNilTransformerName: BooleanTransformer { $0 != nil },
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
  ]
  private static let lock = NSLock()

  public override init() {}

  /// Registers a transformer under a name, or removes the one of that name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    lock.withLock { registered[name] = transformer }
  }

  /// The names of all registered transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { Array(registered.keys) }
  }

  /// Returns a Boolean value that indicates whether values can be converted back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// The class of the values that a transformer makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Converts a value; by default the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Converts a value back; by default as forwards.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    guard type(of: self).allowsReverseTransformation() else {
      fatalError("\(type(of: self)) does not allow the reverse transformation.")
    }
    return transformedValue(value)
  }

  fileprivate static func find(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { registered[name] }
  }
}

/// A class with instances that are found by their names.
public protocol _Registered {}

extension ValueTransformer: _Registered {}

extension _Registered where Self: ValueTransformer {
  /// Returns the transformer that is registered under a name.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.find(name) as? Self else { return nil }
    self = found
  }
}

private final class BooleanTransformer: ValueTransformer {
  private let body: (Any?) -> Bool

  init(_ body: @escaping (Any?) -> Bool) { self.body = body }

  override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: body(value)) }
}

/// A transformer of archived data into the object in it, and back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of objects that are read.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// Reads an object; `nil` where its class is not allowed.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: type(of: self).allowedTopLevelClasses, from: data)
  }

  /// Archives an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
