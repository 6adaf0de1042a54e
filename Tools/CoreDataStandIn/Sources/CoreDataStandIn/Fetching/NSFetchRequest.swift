public import Foundation

/// A request that a context can execute.
open class NSPersistentStoreRequest: NSObject {}

/// The result of executing a request.
open class NSPersistentStoreResult: NSObject {}

/// The kinds of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Returns a request with which a cast to a request for other results works, as in Objective-C: there the type of results
/// is the compiler's alone. Any other value is returned as it is. `storyline` writes it into casts.
public func _request<Value, Result>(_ value: Value, as type: NSFetchRequest<Result>.Type) -> Any {
  guard !(value is NSFetchRequest<Result>), let request = value as? any AnyFetchRequest else {
    return value
  }
  return request.request(as: type)
}

/// A request for objects, whatever their type is.
protocol AnyFetchRequest {
  func objects(in context: NSManagedObjectContext) throws -> [Any]
  func request<Other>(as type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other>
}

extension NSFetchRequest: AnyFetchRequest {
  func objects(in context: NSManagedObjectContext) throws -> [Any] { try context.fetch(self) }

  func request<Other>(as type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    fill(request)
    return request
  }
}

/// Which objects to fetch, in which order.
///
/// The parameter has no constraint here: the protocol does not conform to itself, and
/// `NSFetchRequest<NSFetchRequestResult>` is the commonest request of all.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  /// A Boolean value that indicates whether objects with unsaved changes are looked at as they are.
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  /// A Boolean value that indicates whether objects are fetched with their values. Without them every object is
  /// a fault.
  open var includesPropertyValues = true
  open var shouldRefreshRefetchedObjects = false
  open var returnsDistinctResults = false
  /// The properties of dictionaries, by name or by description.
  open var propertiesToFetch: [Any]?
  /// The properties whose equal values make one dictionary, by name or by description.
  open var propertiesToGroupBy: [Any]?
  /// A condition on the dictionaries of groups.
  open var havingPredicate: NSPredicate?
  /// The number of objects whose values are read at a time. All values are in memory here, so results
  /// are the same for any number.
  open var fetchBatchSize = 0
  /// The relationships whose objects are read with the results, as key paths.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The stores that are looked at; all without any.
  open var affectedStores: [NSPersistentStore]?

  private var givenEntity: NSEntityDescription?
  private var givenName: String?
  var classOfObjects: NSManagedObject.Type?

  public override init() {}

  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  open var entityName: String? { givenName ?? entity?.name }

  open var entity: NSEntityDescription? {
    get { givenEntity ?? classOfObjects.flatMap { EntityTable.entity(of: $0) } }
    set { givenEntity = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    fill(copy)
    return copy
  }

  /// A request for other results that is otherwise the same.
  func fill<Other>(_ copy: NSFetchRequest<Other>) {
    copy.givenEntity = givenEntity
    copy.givenName = givenName
    copy.classOfObjects = classOfObjects
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.includesPropertyValues = includesPropertyValues
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.returnsDistinctResults = returnsDistinctResults
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.affectedStores = affectedStores
    copy.fetchBatchSize = fetchBatchSize
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
  }

  var erased: NSFetchRequest<any NSFetchRequestResult> {
    request(as: NSFetchRequest<any NSFetchRequestResult>.self)
  }

  /// Fetches in the context whose block calls this.
  open func execute() throws -> [ResultType] {
    guard let context = CurrentContext.value else {
      CoreDataException.raise(
        "NSFetchRequest could not locate a context: call execute() in a block of perform or "
          + "performAndWait.", named: "NSInternalInconsistencyException")
    }
    return try context.fetch(self)
  }

  /// The entity, in the model of a context.
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    let named = givenName.flatMap { context.model?.entitiesByName[$0] }
    let ofClass = classOfObjects.flatMap { context.model?.entity(of: $0) }
    guard let entity = givenEntity ?? named ?? ofClass else {
      CoreDataException.raise(
        "executeFetchRequest:error: could not locate an entity named '\(entityName ?? "")' in this model."
      )
    }
    return entity
  }
}
