public import Foundation

/// The event in which a snapshot of an object is brought back.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// An object that Core Data keeps.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The state of the object in memory. As `final` it is read in place, and not copied whole for each value.
  final var state: ObjectState

  /// Makes an object, and inserts it into a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    let identity = context?.identityOfNext
    state = ObjectState(entity, identity ?? NSManagedObjectID(entity))
    super.init()
    if identity != nil {
      state.isFault = true
      state.context = context
      context?.identityOfNext = nil
    } else {
      guard !entity.isAbstract else {
        CoreDataException.raise(
          "Cannot insert an object of the abstract entity '\(entity.name ?? "")'.")
      }
      state.values = entity.defaultValues
      if let context { context.insert(self) }
    }
  }

  /// Makes an object of the class's entity and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: type(of: self)) else {
      CoreDataException.raise(
        "An NSManagedObject of class '\(type(of: self))' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The entity of the class, in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    guard let entity = EntityTable.entity(of: self) else {
      CoreDataException.raise(
        "+[\(self) entity] could not find an entity of this class in a model in use.")
    }
    return entity
  }

  /// A request for all objects of the class's entity. The one of a subclass, with its type, is preferred.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.classOfObjects = self
    return request
  }

  // MARK: What it is

  open var entity: NSEntityDescription { state.entity }
  open var objectID: NSManagedObjectID { state.id }
  open var managedObjectContext: NSManagedObjectContext? { state.context }

  open var isInserted: Bool { state.context?.changes.inserted.contains(self) == true }
  open var isDeleted: Bool { state.context?.changes.deleted.contains(self) == true }
  open var isUpdated: Bool {
    state.context?.changes.updated.contains(self) == true && !isInserted && !isDeleted
  }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// A Boolean value that indicates whether a save would write other values than the store has.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  open var isFault: Bool { state.isFault }
  open var faultingState: Int { state.isFault ? 1 : 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let object = object as? NSObject else { return false }
    if object === self { return true }
    // Rows stand for objects where predicates are evaluated.
    return !(object is NSManagedObject) && (object as? any Identified)?.identity == objectID
  }

  // Sets hash it once more.
  open override var hash: Int { Int(bitPattern: ObjectIdentifier(self)) >> 4 }

  open override var description: String {
    let data = state.isFault ? "<fault>" : "\(snapshot.values)"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(data))"
  }

  // MARK: Events

  /// Called once, when the object is inserted for the first time.
  open func awakeFromInsert() {}
  /// Called after the values of a fault have been read.
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}
  /// Called before the context is saved, again while one of these methods changes an object.
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  // MARK: Changes

  /// The values that have changed since the object was fetched or saved, by name.
  open func changedValues() -> [String: Any] {
    state.changed.reduce(into: [:]) { $0[$1] = publicValue(of: $1) ?? NSNull() }
  }

  /// The values that have changed since the last time the context looked at its changes.
  open func changedValuesForCurrentEvent() -> [String: Any] {
    state.changedInEvent.reduce(into: [:]) { $0[$1] = publicValue(of: $1) ?? NSNull() }
  }

  /// The values that were fetched or saved last.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    return (keys ?? Array(entity.propertiesByName.keys)).reduce(into: [:]) { result, key in
      guard let value = state.base?.values[key] else {
        if state.base != nil { result[key] = NSNull() }
        return
      }
      switch value {
      case let id as NSManagedObjectID: result[key] = state.context?.object(with: id)
      case let ids as [NSManagedObjectID]:
        let objects = ids.compactMap { state.context?.object(with: $0) }
        let isOrdered = entity.relationshipsByName[key]?.isOrdered == true
        result[key] = isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
      default: result[key] = value
      }
    }
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    related(key).map(\.objectID)
  }

  /// A Boolean value that indicates whether the objects of a relationship have not been read yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    state.isFault || state.unresolved[key] != nil
  }

  // MARK: Validation

  /// Throws if a value is not valid for a property. A class may also have a method `validateTitle(_:)` for each one,
  /// which is called by this.
  open func validateValue(_ value: UnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    try validate(value, key)
  }

  open func validateForInsert() throws { try validateProperties() }
  open func validateForUpdate() throws { try validateProperties() }
  open func validateForDelete() throws { try validateDeletion() }
}

extension NSManagedObject {
  /// Objects in the order of their rows, then in that of their insertion.
  static func inOrder(_ objects: some Sequence<NSManagedObject>) -> [NSManagedObject] {
    objects.map { (row: $0.objectID.row ?? .max, serial: $0.state.serial, object: $0) }
      .sorted { ($0.row, $0.serial) < ($1.row, $1.serial) }.map(\.object)
  }
}

/// The state of a managed object.
struct ObjectState {
  let entity: NSEntityDescription
  var id: NSManagedObjectID
  weak var context: NSManagedObjectContext?
  var isFault = false
  /// Attributes as ``NSAttributeDescription`` normalizes them, `NSManagedObject`, and ``Related``.
  var values: [String: Any] = [:]
  /// Relationships of which only identifiers are known.
  var unresolved: [String: Any] = [:]
  /// The row that was fetched or saved last; `nil` for objects that have not been saved.
  var base: Row?
  var changed: Set<String> = []
  var changedInEvent: Set<String> = []
  /// The number of the last event whose changes have the object; 0 for none.
  var event = 0
  var hasAwoken = false
  /// The number of its insertion: objects have their order until they have rows.
  var serial = 0

  init(_ entity: NSEntityDescription, _ id: NSManagedObjectID) {
    self.entity = entity
    self.id = id
  }
}

/// The objects at the other end of a relationship to many.
struct Related {
  private(set) var objects: Set<NSManagedObject> = []
  /// Their order; empty where the relationship has none.
  private(set) var order: [NSManagedObject] = []
  let isOrdered: Bool

  init(_ objects: [NSManagedObject] = [], isOrdered: Bool) {
    self.isOrdered = isOrdered
    for object in objects { insert(object, at: nil) }
  }

  var all: [NSManagedObject] { isOrdered ? order : Array(objects) }

  mutating func insert(_ object: NSManagedObject, at index: Int?) {
    guard objects.insert(object).inserted, isOrdered else { return }
    order.insert(object, at: min(index ?? order.count, order.count))
  }

  mutating func remove(_ object: NSManagedObject) {
    guard objects.remove(object) != nil, isOrdered else { return }
    order.removeAll { $0 === object }
  }
}
