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
public func _castRequest<Value, Result>(_ value: Value, to type: NSFetchRequest<Result>.Type) -> Any
{
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
}

/// The settings of a request.
private struct FetchSettings {
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPendingChanges = true
  var returnsObjectsAsFaults = true
  var includesPropertyValues = true
  var shouldRefreshRefetchedObjects = false
  var returnsDistinctResults = false
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
  var havingPredicate: NSPredicate?
  var fetchBatchSize = 0
  var relationshipKeyPathsForPrefetching: [String]?
  var affectedStores: [NSPersistentStore]?
  var givenEntity: NSEntityDescription?
  var givenName: String?
  var classOfObjects: NSManagedObject.Type?
}

/// The place of the settings: a request and those that casts make of it have one.
private final class SharedSettings {
  var values: FetchSettings

  init(_ values: FetchSettings = FetchSettings()) { self.values = values }
}

/// Which objects to fetch, in which order.
///
/// The parameter has no constraint here: the protocol does not conform to itself, and
/// `NSFetchRequest<NSFetchRequestResult>` is the commonest request of all.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  open var predicate: NSPredicate? {
    get { settings.predicate }
    set { settings.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { settings.sortDescriptors }
    set { settings.sortDescriptors = newValue }
  }
  open var fetchLimit: Int {
    get { settings.fetchLimit }
    set { settings.fetchLimit = newValue }
  }
  open var fetchOffset: Int {
    get { settings.fetchOffset }
    set { settings.fetchOffset = newValue }
  }
  open var resultType: NSFetchRequestResultType {
    get { settings.resultType }
    set { settings.resultType = newValue }
  }
  open var includesSubentities: Bool {
    get { settings.includesSubentities }
    set { settings.includesSubentities = newValue }
  }
  /// A Boolean value that indicates whether objects with unsaved changes are looked at as they are.
  open var includesPendingChanges: Bool {
    get { settings.includesPendingChanges }
    set { settings.includesPendingChanges = newValue }
  }
  open var returnsObjectsAsFaults: Bool {
    get { settings.returnsObjectsAsFaults }
    set { settings.returnsObjectsAsFaults = newValue }
  }
  /// A Boolean value that indicates whether objects are fetched with their values. Without them every object is
  /// a fault.
  open var includesPropertyValues: Bool {
    get { settings.includesPropertyValues }
    set { settings.includesPropertyValues = newValue }
  }
  open var shouldRefreshRefetchedObjects: Bool {
    get { settings.shouldRefreshRefetchedObjects }
    set { settings.shouldRefreshRefetchedObjects = newValue }
  }
  open var returnsDistinctResults: Bool {
    get { settings.returnsDistinctResults }
    set { settings.returnsDistinctResults = newValue }
  }
  /// The properties of dictionaries, by name or by description.
  open var propertiesToFetch: [Any]? {
    get { settings.propertiesToFetch }
    set { settings.propertiesToFetch = newValue }
  }
  /// The properties whose equal values make one dictionary, by name or by description.
  open var propertiesToGroupBy: [Any]? {
    get { settings.propertiesToGroupBy }
    set { settings.propertiesToGroupBy = newValue }
  }
  /// A condition on the dictionaries of groups.
  open var havingPredicate: NSPredicate? {
    get { settings.havingPredicate }
    set { settings.havingPredicate = newValue }
  }
  /// The number of objects whose values are read at a time. All values are in memory here, so results
  /// are the same for any number.
  open var fetchBatchSize: Int {
    get { settings.fetchBatchSize }
    set { settings.fetchBatchSize = newValue }
  }
  /// The relationships whose objects are read with the results, as key paths.
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { settings.relationshipKeyPathsForPrefetching }
    set { settings.relationshipKeyPathsForPrefetching = newValue }
  }
  /// The stores that are looked at; all without any.
  open var affectedStores: [NSPersistentStore]? {
    get { settings.affectedStores }
    set { settings.affectedStores = newValue }
  }

  private var shared = SharedSettings()

  private var settings: FetchSettings {
    get { shared.values }
    _modify { yield &shared.values }
  }

  var classOfObjects: NSManagedObject.Type? {
    get { settings.classOfObjects }
    set { settings.classOfObjects = newValue }
  }

  public override init() {}

  public convenience init(entityName: String) {
    self.init()
    settings.givenName = entityName
  }

  open var entityName: String? { settings.givenName ?? entity?.name }

  open var entity: NSEntityDescription? {
    get { settings.givenEntity ?? classOfObjects.flatMap { EntityTable.entity(of: $0) } }
    set { settings.givenEntity = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.shared = SharedSettings(settings)
    return copy
  }

  /// A copy for results of any type.
  var erased: NSFetchRequest<any NSFetchRequestResult> {
    let copy = NSFetchRequest<any NSFetchRequestResult>()
    copy.shared = SharedSettings(settings)
    return copy
  }

  /// The same request for other results: what is set of one is set of both.
  func request<Other>(as type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    request.shared = shared
    return request
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
    let named = settings.givenName.flatMap { context.model?.entitiesByName[$0] }
    let ofClass = classOfObjects.flatMap { context.model?.entity(of: $0) }
    guard let entity = settings.givenEntity ?? named ?? ofClass else {
      CoreDataException.raise(
        "executeFetchRequest:error: could not locate an entity named '\(entityName ?? "")' in this model."
      )
    }
    return entity
  }
}
