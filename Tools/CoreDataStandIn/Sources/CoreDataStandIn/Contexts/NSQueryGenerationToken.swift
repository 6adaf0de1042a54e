public import Foundation

/// A state of the stores that a context reads, whatever others save meanwhile.
open class NSQueryGenerationToken: NSObject {
  /// The rows of stores in files, by their identifiers; `nil` for the token of the newest state.
  private let tables: [String: [String: [Int64: NSPersistentStore.Stored]]]?

  private init(_ tables: [String: [String: [Int64: NSPersistentStore.Stored]]]?) {
    self.tables = tables
  }

  // It has no state.
  private nonisolated(unsafe) static let newest = NSQueryGenerationToken(nil)

  /// The state at the next reading.
  open class var current: NSQueryGenerationToken { newest }

  var isNewest: Bool { tables == nil }

  /// Remembers the rows of stores.
  convenience init(of stores: [NSPersistentStore]) {
    self.init(
      Dictionary(stores.compactMap { store in store.snapshot.map { (store.identifier, $0) } }) {
        $1
      })
  }

  /// The remembered rows; `nil` for a store in memory.
  func rows(of store: NSPersistentStore) -> [String: [Int64: NSPersistentStore.Stored]]? {
    tables?[store.identifier]
  }
}

extension NSManagedObjectContext {
  /// The state that the context reads; `nil` for the newest one.
  public var queryGenerationToken: NSQueryGenerationToken? { generation }

  /// Makes the context read a state of the stores until it saves, merges, or is reset.
  ///
  /// - Parameter generation: The token of another context, `current` for the state at the next reading, `nil`
  ///   for the newest state at all times.
  /// - Throws: An error if the token belongs to other stores than those of the context.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    let stores = persistentStoreCoordinator?.persistentStores ?? []
    if let generation, !generation.isNewest,
      !stores.contains(where: { generation.rows(of: $0) != nil })
    {
      throw CoreDataError.make(
        NSCoreDataError, "The token of a query generation belongs to other stores.")
    }
    self.generation = generation
  }

  /// The state to read: that of the first reading after the context was pinned.
  func readGeneration() -> NSQueryGenerationToken? {
    guard let pinned = generation, pinned.isNewest, let coordinator = persistentStoreCoordinator
    else { return generation }
    generation = coordinator.newGeneration()
    return generation
  }

  /// 4.14: A pinned context reads the newest state after it has saved, merged, or was reset.
  func advanceGeneration() {
    if generation != nil { generation = .current }
  }
}
