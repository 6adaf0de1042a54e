public import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  /// A Boolean value that indicates whether the property is kept in memory only.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  /// The name by which all versions of a model know the property: its own name if it was given no other one.
  open var renamingIdentifier: String? {
    get { givenIdentifier ?? (name.isEmpty ? nil : name) }
    set { givenIdentifier = newValue }
  }

  private(set) var givenIdentifier: String?

  /// The conditions on a value, each with the code or the text of its error.
  private(set) var rules: [(predicate: NSPredicate, warning: Any)] = []
  weak var owner: NSEntityDescription?

  public override init() {}

  /// The entity that has the property.
  open var entity: NSEntityDescription {
    guard let owner else { preconditionFailure("The property \(name) belongs to no entity.") }
    return owner
  }

  open var validationPredicates: [NSPredicate] { rules.map(\.predicate) }

  open var validationWarnings: [Any] { rules.map(\.warning) }

  /// Sets conditions for the property's values. A warning is an error's code or a text.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    rules = zip(validationPredicates ?? [], validationWarnings ?? []).map { ($0, $1) }
  }

  func addRule(_ code: Int, _ condition: @escaping (Any) -> Bool) {
    let predicate = NSPredicate { value, _ in value.map(condition) ?? true }
    rules.append((predicate, code))
  }
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value that new objects have.
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  /// The transformer that makes data of a value and a value of data.
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false

  /// The type of an attribute's values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: NSAttributeType

    public init(rawValue: NSAttributeType) { self.rawValue = rawValue }

    public static let undefined = AttributeType(rawValue: .undefinedAttributeType)
    public static let integer16 = AttributeType(rawValue: .integer16AttributeType)
    public static let integer32 = AttributeType(rawValue: .integer32AttributeType)
    public static let integer64 = AttributeType(rawValue: .integer64AttributeType)
    public static let decimal = AttributeType(rawValue: .decimalAttributeType)
    public static let double = AttributeType(rawValue: .doubleAttributeType)
    public static let float = AttributeType(rawValue: .floatAttributeType)
    public static let string = AttributeType(rawValue: .stringAttributeType)
    public static let boolean = AttributeType(rawValue: .booleanAttributeType)
    public static let date = AttributeType(rawValue: .dateAttributeType)
    public static let binaryData = AttributeType(rawValue: .binaryDataAttributeType)
    public static let uuid = AttributeType(rawValue: .UUIDAttributeType)
    public static let uri = AttributeType(rawValue: .URIAttributeType)
    public static let transformable = AttributeType(rawValue: .transformableAttributeType)
    public static let objectID = AttributeType(rawValue: .objectIDAttributeType)
  }

  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType) }
    set { attributeType = newValue.rawValue }
  }

  /// A value as Core Data keeps it: numbers are `NSNumber` of the attribute's type.
  func normalized(_ value: Any?) -> Any? {
    guard let value = Values.present(value) else { return nil }
    let raw = Values.rawValue(of: value)
    // A text is no number, and the cast to one is slow.
    if attributeType == .stringAttributeType, Swift.type(of: raw) == String.self { return raw }
    guard let number = raw as? NSNumber else { return raw }
    switch attributeType {
    case .integer16AttributeType: return NSNumber(value: number.int16Value)
    case .integer32AttributeType: return NSNumber(value: number.int32Value)
    case .integer64AttributeType: return NSNumber(value: number.int64Value)
    case .doubleAttributeType: return NSNumber(value: number.doubleValue)
    case .floatAttributeType: return NSNumber(value: number.floatValue)
    case .booleanAttributeType: return NSNumber(value: number.boolValue)
    case .decimalAttributeType:
      return number as? NSDecimalNumber ?? NSDecimalNumber(decimal: number.decimalValue)
    case .dateAttributeType:
      return Date(timeIntervalSinceReferenceDate: number.doubleValue)
    default: return raw
    }
  }
}

/// A rule for the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  case denyDeleteRule
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  // Models refer to one another in circles.
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  /// The greatest number of objects; 0 is no limit, 1 a relationship to one object.
  open var maxCount = 0
  open var isOrdered = false

  open var isToMany: Bool { maxCount != 1 }
}
