public import Foundation

/// The kinds of results of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly
  case objectIDs
  case count
}

/// A request that inserts rows into the stores, without objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var entity: NSEntityDescription?
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// The values of the rows, by the names of attributes.
  open var objectsToInsert: [[String: Any]]?
  /// Fills one dictionary after the other, until it returns `true`.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills one object after the other, until it returns `true`.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
    self.entity = entity
    objectsToInsert = dictionaries
  }

  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    self.entity = entity
  }

  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    self.entity = entity
  }

  /// The values of all rows.
  func rows(of entity: NSEntityDescription) -> [[String: Any]] {
    if let objectsToInsert { return objectsToInsert }
    var rows: [[String: Any]] = []
    if let dictionaryHandler {
      while true {
        let row = NSMutableDictionary()
        if dictionaryHandler(row) { return rows }
        rows.append(row as? [String: Any] ?? [:])
      }
    }
    guard let managedObjectHandler else { return [] }
    while true {
      let object = ObjectMaker.make(entity, nil)
      if managedObjectHandler(object) { return rows }
      rows.append(object.state.values.filter { entity.attributesByName[$0.key] != nil })
    }
  }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnly: true
      case .objectIDs: ids
      case .count: ids.count
      }
  }
}
