public import Foundation

/// The kinds of results of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType
  case updatedObjectIDsResultType
  case updatedObjectsCountResultType
}

/// A request that sets values of rows in the stores, without objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  private let givenEntity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// The new values, or expressions of them, by names or descriptions of attributes.
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) {
    self.entityName = entityName
    givenEntity = nil
  }

  public init(entity: NSEntityDescription) {
    entityName = entity.name ?? ""
    givenEntity = entity
  }

  open var entity: NSEntityDescription? { givenEntity }
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: ids
      case .updatedObjectsCountResultType: ids.count
      }
  }
}

/// The kinds of results of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}

/// A request that deletes rows in the stores, without objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Deletes the objects that a request finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    fetchRequest = fetch.erased
    ids = nil
  }

  /// Deletes the objects of one entity with these identities.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest<any NSFetchRequestResult>(
      entityName: objects.first?.entityName ?? "")
    ids = objects
  }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
  }
}
