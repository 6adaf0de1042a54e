public import Foundation

/// The kinds of index elements. The others of Core Data are not available.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary
}

/// A property in an index.
open class NSFetchIndexElementDescription: NSObject {
  public let property: NSPropertyDescription?
  public let collationType: NSFetchIndexElementType
  open var isAscending = true

  public var propertyName: String? { property?.name }

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}

/// An index of an entity's rows: a store in a file has one of SQLite's for it.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  public internal(set) weak var entity: NSEntityDescription?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }

  /// The table and its columns; `nil` where a property has no column.
  func statement(_ entity: NSEntityDescription) -> String? {
    let columns = elements.compactMap { element -> String? in
      guard let name = element.propertyName, let property = entity.propertiesByName[name],
        !property.isTransient, (property as? NSRelationshipDescription)?.isToMany != true
      else { return nil }
      return StoreSchema.quoted(name) + (element.isAscending ? "" : " DESC")
    }
    guard !columns.isEmpty, columns.count == elements.count else { return nil }
    return "\(StoreSchema.table(of: entity.root)) (\(columns.joined(separator: ", ")))"
  }
}
