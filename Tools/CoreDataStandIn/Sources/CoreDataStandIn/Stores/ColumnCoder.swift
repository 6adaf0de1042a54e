import Foundation
import FoundationGaps

/// Turns values into columns and back.
struct ColumnCoder {
  private let store: NSPersistentStore

  init(_ store: NSPersistentStore) { self.store = store }

  // MARK: Writing

  /// An `Int64`, a `Double`, a text or data.
  static func column(of value: Any, _ property: NSPropertyDescription) throws -> Any? {
    if property.isTransient { return nil }
    guard let attribute = property as? NSAttributeDescription else { return column(of: value) }
    switch attribute.attributeType {
    case .transformableAttributeType, .undefinedAttributeType:
      return try archive(value, attribute)
    case .decimalAttributeType: return (value as? NSDecimalNumber)?.stringValue
    default: break
    }
    switch value {
    case let text as String: return text
    case let date as Date: return date.timeIntervalSinceReferenceDate
    case let data as Data: return data
    case let id as UUID: return id.uuidString
    case let url as URL: return url.absoluteString
    case let number as NSNumber:
      let isWhole =
        attribute.attributeType != .doubleAttributeType
        && attribute.attributeType != .floatAttributeType
      return isWhole ? number.int64Value as Any : number.doubleValue
    default:
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        "\(attribute.name) has a value that cannot be stored: \(type(of: value)).")
    }
  }

  /// The number of the row that a relationship leads to, or those of several.
  private static func column(of related: Any) -> Any? {
    if let id = related as? NSManagedObjectID { return id.row }
    return (related as? [NSManagedObjectID]).map { ids in
      ids.compactMap(\.row).withUnsafeBufferPointer { Data(buffer: $0) }
    }
  }

  private static func archive(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
    if let transformer = attribute.transformer {
      return try Data([2]) + transformed(value, transformer, attribute)
    }
    if let list = try? PropertyListSerialization.data(
      fromPropertyList: [value], format: .binary, options: 0)
    {
      return Data([0]) + list
    }
    guard let object = value as? NSObject, object is any NSCoding else {
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        "\(attribute.name) has a value that cannot be archived: \(type(of: value)).")
    }
    return try Data([1])
      + NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  /// The data that a transformer makes of a value.
  private static func transformed(
    _ value: Any, _ transformer: ValueTransformer, _ attribute: NSAttributeDescription
  ) throws -> Data {
    let result =
      transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
    guard let data = result as? Data else {
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        "\(attribute.name) has a value of which \(attribute.valueTransformerName ?? "") makes no data: "
          + "\(type(of: value)).")
    }
    return data
  }

  // MARK: Reading

  func value(of column: Any, _ property: NSPropertyDescription) throws -> Any? {
    if let relationship = property as? NSRelationshipDescription {
      guard let destination = relationship.destinationEntity else { return nil }
      if let row = column as? Int64 { return id(destination, row) }
      guard let data = column as? Data else { return nil }
      let rows = data.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count, by: 8).map {
          bytes.loadUnaligned(fromByteOffset: $0, as: Int64.self)
        }
      }
      return rows.map { id(destination, $0) }
    }
    guard let attribute = property as? NSAttributeDescription else { return nil }
    switch (attribute.attributeType, column) {
    case (.transformableAttributeType, let data as Data),
      (.undefinedAttributeType, let data as Data):
      return try unarchive(data, attribute)
    case (.decimalAttributeType, let text as String): return NSDecimalNumber(string: text)
    case (.dateAttributeType, let seconds as Double):
      return Date(timeIntervalSinceReferenceDate: seconds)
    case (.UUIDAttributeType, let text as String): return UUID(uuidString: text)
    case (.URIAttributeType, let text as String): return URL(string: text)
    case (_, let number as Int64): return attribute.normalized(NSNumber(value: number))
    case (_, let number as Double): return attribute.normalized(NSNumber(value: number))
    default: return column
    }
  }

  /// Rows of subentities are numbered with those of the topmost one: any entity of the family names them.
  private func id(_ entity: NSEntityDescription, _ row: Int64) -> NSManagedObjectID {
    store.id(entity, row)
  }

  private func unarchive(_ data: Data, _ attribute: NSAttributeDescription) throws -> Any? {
    let content = Data(data.dropFirst())
    if data.first == 2 {
      guard let transformer = attribute.transformer else { return nil }
      return transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.transformedValue(content) : transformer.reverseTransformedValue(content)
    }
    if data.first == 0 {
      let list = try PropertyListSerialization.propertyList(from: content, format: nil)
      return (list as? [Any])?.first
    }
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: content)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}

extension NSAttributeDescription {
  /// The transformer with the attribute's name for one; `nil` where values are archived.
  fileprivate var transformer: ValueTransformer? {
    guard let name = valueTransformerName, !name.isEmpty,
      !["NSSecureUnarchiveFromData", "NSKeyedUnarchiveFromData", "NSUnarchiveFromData"].contains(
        name)
    else { return nil }
    let found = ValueTransformer(forName: NSValueTransformerName(rawValue: name))
    if found == nil {
      Unavailable.report(
        "value transformer \(name) of \(self.name)",
        "no transformer is registered under this name, and values are archived")
    }
    return found
  }
}
