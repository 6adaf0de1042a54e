public import Foundation

/// The identity of a managed object, which contexts and threads share.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
  enum Key: Hashable, Sendable {
    case temporary(UUID)
    /// The number of the object's row in a store.
    case permanent(store: String, row: Int64)
  }

  let key: Key
  /// The entity's name, and that of the topmost entity: rows are numbered below it.
  let entityName: String
  let rootName: String
  // Entities of models in use do not change.
  private nonisolated(unsafe) let kind: NSEntityDescription
  private nonisolated(unsafe) weak let store: NSPersistentStore?

  init(_ entity: NSEntityDescription, temporary identifier: UUID = UUID()) {
    key = .temporary(identifier)
    kind = entity
    store = nil
    entityName = entity.name ?? ""
    rootName = entity.root.name ?? ""
  }

  init(_ entity: NSEntityDescription, row: Int64, in store: NSPersistentStore) {
    key = .permanent(store: store.identifier, row: row)
    kind = entity
    self.store = store
    entityName = entity.name ?? ""
    rootName = entity.root.name ?? ""
  }

  public var entity: NSEntityDescription { kind }

  public var persistentStore: NSPersistentStore? { store }

  /// A Boolean value that indicates whether the object has not been saved yet.
  public var isTemporaryID: Bool {
    if case .temporary = key { return true }
    return false
  }

  var row: Int64? {
    if case .permanent(_, let row) = key { return row }
    return nil
  }

  /// The identity as a URL, which outlives the process where it is permanent.
  public func uriRepresentation() -> URL {
    let text =
      switch key {
      case .temporary(let identifier): "x-coredata:///\(entityName)/t\(identifier.uuidString)"
      case .permanent(let store, let row): "x-coredata://\(store)/\(entityName)/p\(row)"
      }
    return URL(string: text) ?? URL(filePath: text)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(rootName)
    return hasher.finalize()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    // A cast to a class is much faster than one to a protocol.
    guard let other = object as? NSManagedObjectID ?? (object as? any Identified)?.identity else {
      return false
    }
    return key == other.key && rootName == other.rootName
  }

  public override var description: String { uriRepresentation().absoluteString }
}

/// An object that stands for a managed object in predicates.
protocol Identified: AnyObject {
  var identity: NSManagedObjectID { get }
}

extension NSManagedObjectID: Identified {
  var identity: NSManagedObjectID { self }
}

/// A type that a fetch request can return.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
