public import Foundation
import Synchronization

/// The identity of a managed object, which contexts and threads share.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
  /// The key by which objects and rows are looked up: two numbers are compared much faster than names.
  struct Key: Hashable, Sendable {
    /// The number of the rows' space: the rows below one topmost entity of one store. 0 for temporary identities.
    let space: Int
    /// The number of the row, or of the temporary identity.
    let number: Int64
  }

  let key: Key
  /// The identifier of the store; `nil` for objects that have not been saved yet.
  let storeIdentifier: String?
  // Entities of models in use do not change.
  private nonisolated(unsafe) let kind: NSEntityDescription
  private nonisolated(unsafe) weak let store: NSPersistentStore?

  init(_ entity: NSEntityDescription) {
    key = Key(space: 0, number: Temporary.next())
    storeIdentifier = nil
    kind = entity
    store = nil
  }

  init(_ entity: NSEntityDescription, row: Int64, in store: NSPersistentStore) {
    key = Key(space: store.space(of: entity), number: row)
    storeIdentifier = store.identifier
    kind = entity
    self.store = store
  }

  /// The entity's name.
  var entityName: String { kind.name ?? "" }
  /// The name of the topmost entity: rows are numbered below it.
  var rootName: String { kind.rootName }

  public var entity: NSEntityDescription { kind }

  public var persistentStore: NSPersistentStore? { store }

  /// A Boolean value that indicates whether the object has not been saved yet.
  public var isTemporaryID: Bool { storeIdentifier == nil }

  /// The number of the object's row in a store.
  var row: Int64? { isTemporaryID ? nil : key.number }

  /// The identity as a URL, which outlives the process where it is permanent.
  public func uriRepresentation() -> URL {
    let text =
      storeIdentifier.map { "x-coredata://\($0)/\(entityName)/p\(key.number)" }
      ?? "x-coredata:///\(entityName)/t\(Temporary.name(of: key.number))"
    return URL(string: text) ?? URL(filePath: text)
  }

  public override var hash: Int { key.hashValue }

  public override func isEqual(_ object: Any?) -> Bool {
    // A cast to a class is much faster than one to a protocol.
    let other = object as? NSManagedObjectID ?? (object as? any Identified)?.identity
    return key == other?.key
  }

  public override var description: String { uriRepresentation().absoluteString }
}

/// The numbers of temporary identities.
private enum Temporary {
  private static let process = UUID()
  private static let count = Atomic<Int64>(0)

  static func next() -> Int64 { count.add(1, ordering: .relaxed).newValue }

  /// The name of a number, which no other process has.
  static func name(of number: Int64) -> String { "\(process.uuidString)\(number)" }
}

/// The numbers of the spaces of rows.
enum RowSpace {
  private static let numbers = Mutex<[String: Int]>([:])

  /// Returns the number for the rows below a topmost entity of a store: the same for each connection to the store.
  static func number(store: String, root: String) -> Int {
    numbers.withLock { numbers in
      let name = "\(store)/\(root)"
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      return number
    }
  }
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
