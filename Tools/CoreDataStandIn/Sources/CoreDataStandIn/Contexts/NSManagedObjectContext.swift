public import Foundation
import Synchronization
public import UIKit

/// The queue that a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// None: the context is for the thread that makes it.
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Objects in memory, and their changes that are not saved yet.
///
/// A context may be handed to other threads, as in Core Data: what it does is done in its queue, by
/// `perform` and `performAndWait`, which the compiler cannot check.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue that a context belongs to.
  public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
    public let rawValue: NSManagedObjectContextConcurrencyType

    public init(rawValue: NSManagedObjectContextConcurrencyType) { self.rawValue = rawValue }

    public static let mainQueue = ConcurrencyType(rawValue: .mainQueueConcurrencyType)
    public static let privateQueue = ConcurrencyType(rawValue: .privateQueueConcurrencyType)
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSMergePolicy.error
  /// A Boolean value that indicates whether saves of the parent, or of others above the same
  /// stores, are merged into this one.
  open var automaticallyMergesChangesFromParent = false
  open var retainsRegisteredObjects = false
  /// A Boolean value that indicates whether a fault whose row is gone has no values. If it is `false`,
  /// reading one ends the process with `NSObjectInaccessibleException`.
  open var shouldDeleteInaccessibleFaults = true
  public let userInfo = NSMutableDictionary()
  let queue: ContextQueue

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(ct)
    super.init()
    queue.belong(to: self)
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.rawValue) }

  deinit {
    if let checkpoints { NotificationCenter.default.removeObserver(checkpoints) }
    // Related objects hold each other.
    for object in registry.all {
      object.state.values = [:]
      object.state.isFault = true
    }
  }

  // MARK: Above

  /// The stores that the context saves to, its own or those of its parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }

  private var ownCoordinator: NSPersistentStoreCoordinator?

  /// The context that this one saves to.
  open var parent: NSManagedObjectContext? {
    didSet {
      parent?.children.append(.init(context: self))
      parent?.registry.keepsOldIDs = true
    }
  }

  var children: [NSPersistentStoreCoordinator.WeakContext] = []

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The manager that changes are registered with, each time that they are processed. A context of the
  /// main queue only can have one.
  open var undoManager: UndoManager? {
    didSet { followCheckpoints() }
  }

  var checkpoints: (any NSObjectProtocol)?
  var generation: NSQueryGenerationToken?

  // MARK: Objects

  var registry = ObjectRegistry()
  var changes = ContextChanges()
  private var insertions = 0
  /// The identity of the object that is being made, if it has one already.
  var identityOfNext: NSManagedObjectID?
  /// Results controllers and other internal observers, which are called before all others.
  var isProcessing = false

  open var registeredObjects: Set<NSManagedObject> { Set(registry.all) }
  open var insertedObjects: Set<NSManagedObject> { changes.inserted }
  open var updatedObjects: Set<NSManagedObject> {
    changes.updated.subtracting(changes.inserted).subtracting(changes.deleted)
  }
  open var deletedObjects: Set<NSManagedObject> { changes.deleted }
  open var hasChanges: Bool {
    !changes.inserted.isEmpty || !changes.updated.isEmpty || !changes.deleted.isEmpty
  }

  /// The object with an identity, if it is in the context.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registry[objectID]
  }

  /// The object with an identity, as a fault where it is not in the context. It need not exist.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registry[objectID] { return object }
    if let object = ownObject(with: objectID) { return object }
    let objectID = registry.newID(of: objectID)
    let exact = parent == nil ? persistentStoreCoordinator?.exact(objectID) : nil
    return makeFault(exact ?? objectID)
  }

  /// The object of a row that a fetch has found.
  func object(of row: RowObject) -> NSManagedObject {
    guard parent == nil else { return object(with: row.identity) }
    return registry[row.identity] ?? makeFault(row.identity)
  }

  private func makeFault(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = ObjectMaker.makeFault(id, self)
    registry.add(object, keeps: retainsRegisteredObjects)
    return object
  }

  /// The object of a child whose parent has given it a permanent identity since.
  private func ownObject(with id: NSManagedObjectID) -> NSManagedObject? {
    guard let parent, !id.isTemporaryID,
      let old = parent.performAndWait({ parent.registry.oldID(of: id) }),
      let object = registry[old]
    else { return nil }
    rename(object, to: id)
    return object
  }

  /// The object with an identity.
  /// - Throws: An error where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = registry[objectID]
    if let object, !object.isFault, !changes.deleted.contains(object) { return object }
    guard row(with: objectID) != nil, object.map(changes.deleted.contains) != true else {
      throw CoreDataError.make(
        NSManagedObjectReferentialIntegrityError, "There is no object with the ID \(objectID).")
    }
    return object ?? self.object(with: objectID)
  }

  func row(of object: NSManagedObject) -> Row? { row(with: object.state.id) }

  private func row(with id: NSManagedObjectID) -> Row? {
    guard let parent else {
      return persistentStoreCoordinator?.row(registry.newID(of: id), readGeneration())
    }
    return parent.performAndWait { () -> Row? in
      if let object = parent.registry[id] {
        return object.isDeleted ? nil : object.snapshotIfPresent
      }
      return parent.row(with: id)
    }
  }

  // MARK: Changes

  /// Adds a new object.
  open func insert(_ object: NSManagedObject) {
    guard !changes.inserted.contains(object) else { return }
    object.state.context = self
    insertions += 1
    object.state.serial = insertions
    registry.add(object, keeps: true)
    changes.deleted.remove(object)
    changes.inserted.insert(object)
    changes.event.inserted.insert(object)
    if undoManager != nil { changes.event.step.noteInsertion(of: object) }
    if !object.state.hasAwoken {
      object.state.hasAwoken = true
      object.awakeFromInsert()
    }
    scheduleProcessing()
  }

  /// Deletes an object when the context is saved.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !changes.deleted.contains(object) else { return }
    object.fire()
    object.prepareForDeletion()
    if changes.inserted.remove(object) != nil { changes.withdrawn.insert(object) }
    changes.deleted.insert(object)
    changes.unpropagated.append(object)
    changes.event.deleted.insert(object)
    if undoManager != nil { changes.event.step.noteDeletion(of: object) }
    scheduleProcessing()
  }

  func noteChange(of object: NSManagedObject) {
    guard !changes.isQuiet else { return }
    // New objects are in the other sets, and changed as long as they are new.
    if !changes.inserted.contains(object) { changes.updated.insert(object) }
    if !changes.event.inserted.contains(object) { changes.event.updated.insert(object) }
    scheduleProcessing()
  }
}

extension NSManagedObject {
  fileprivate var snapshotIfPresent: Row? {
    fire()
    return state.base == nil && !isInserted ? nil : snapshot
  }
}

/// The changes of a context.
struct ContextChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  /// Deleted objects that were inserted since the last save.
  var withdrawn: Set<NSManagedObject> = []
  /// Deleted objects whose delete rules have not been followed yet.
  var unpropagated: [NSManagedObject] = []
  /// The changes since observers were notified.
  var event = Event()
  /// A Boolean value that indicates whether values are set that are no changes.
  var isQuiet = false

  struct Event {
    /// The number of the event, which no other one has.
    let number = Event.numbers.add(1, ordering: .relaxed).newValue
    private static let numbers = Atomic(0)
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []
    /// The opposite of the changes, where there is an undo manager.
    var step = UndoStep()

    var isEmpty: Bool {
      inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
    }
  }
}

/// The objects of a context by identity. Those without changes are not kept alive.
struct ObjectRegistry {
  /// An object that is kept has no weak reference: it would make each use of the object slower.
  private enum Entry {
    case kept(NSManagedObject)
    case loose(Loose)

    struct Loose {
      weak var object: NSManagedObject?
    }

    var object: NSManagedObject? {
      switch self {
      case .kept(let object): object
      case .loose(let loose): loose.object
      }
    }

    var isKept: Bool {
      if case .kept = self { return true }
      return false
    }
  }

  private typealias Key = NSManagedObjectID.Key

  private var entries: [Key: Entry] = [:]
  /// The permanent identities of objects, by their temporary ones, and the other way round.
  private var newIDs: [Key: NSManagedObjectID] = [:]
  private var oldIDs: [Key: NSManagedObjectID] = [:]
  private var limit = 256
  /// A Boolean value that indicates whether temporary identities are remembered when their objects
  /// are gone: children know the objects by them.
  var keepsOldIDs = false

  var all: [NSManagedObject] { entries.values.compactMap(\.object) }

  subscript(id: NSManagedObjectID) -> NSManagedObject? {
    if let entry = entries[id.key] { return entry.object }
    guard id.isTemporaryID, let new = newIDs[id.key] else { return nil }
    return entries[new.key]?.object
  }

  /// The permanent identity of an object, where it has got one.
  func newID(of id: NSManagedObjectID) -> NSManagedObjectID { newIDs[id.key] ?? id }

  /// The temporary identity that an object had.
  func oldID(of id: NSManagedObjectID) -> NSManagedObjectID? { oldIDs[id.key] }

  mutating func add(_ object: NSManagedObject, keeps: Bool) {
    entries[object.objectID.key] = keeps ? .kept(object) : .loose(.init(object: object))
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(256, entries.count * 3)
    guard !keepsOldIDs else { return }
    newIDs = newIDs.filter { entries[$0.value.key] != nil }
    oldIDs = oldIDs.filter { entries[$0.key] != nil }
  }

  /// Makes room for objects that are about to be added.
  mutating func reserveObjects(_ count: Int) {
    guard entries.count + count > limit else { return }
    limit = entries.count + count
    entries.reserveCapacity(limit)
  }

  /// Makes room for the identities of objects.
  mutating func reserve(_ count: Int) {
    newIDs.reserveCapacity(newIDs.count + count)
    oldIDs.reserveCapacity(oldIDs.count + count)
  }

  /// Notes that an object has a permanent identity. The temporary one still leads to it.
  mutating func rename(_ object: NSManagedObject, from old: NSManagedObjectID) {
    let kept = entries.removeValue(forKey: old.key)?.isKept == true
    newIDs[old.key] = object.objectID
    oldIDs[object.objectID.key] = old
    add(object, keeps: kept)
  }

  /// Lets go of an object that has no changes any more.
  mutating func release(_ object: NSManagedObject) {
    guard let place = entries.index(forKey: object.objectID.key), entries.values[place].isKept
    else { return }
    entries.values[place] = .loose(.init(object: object))
  }

  mutating func remove(_ object: NSManagedObject) {
    entries[object.objectID.key] = nil
    guard let old = oldIDs.removeValue(forKey: object.objectID.key) else { return }
    newIDs[old.key] = nil
  }

  mutating func removeAll() {
    entries = [:]
    guard !keepsOldIDs else { return }
    (newIDs, oldIDs) = ([:], [:])
  }
}
