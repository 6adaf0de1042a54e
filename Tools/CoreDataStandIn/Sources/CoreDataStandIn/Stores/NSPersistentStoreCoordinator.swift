public import Foundation

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// The stores of a model, and what contexts ask them.
///
/// A coordinator may be used from several threads: a lock guards its stores, which the compiler cannot check.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?
  open internal(set) var persistentStores: [NSPersistentStore] = []
  private let lock = NSRecursiveLock()
  private var contexts: [WeakContext] = []

  struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.use()
  }

  /// Does something while no other thread does anything with the stores.
  open func performAndWait<Result, Failure: Error>(
    _ block: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try block()
  }

  // MARK: Stores

  /// Opens a store, and makes it where there is none.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try performAndWait {
      guard (NSPersistentStore.fileTypes + [NSInMemoryStoreType]).contains(storeType) else {
        throw CoreDataError.make(
          NSPersistentStoreInvalidTypeError, "There are no stores of the type \(storeType).")
      }
      Unavailable.report(options)
      let name = configuration == "" ? nil : configuration
      let store = try NSPersistentStore(
        self, type: storeType, configuration: name, url: storeURL, options: options)
      persistentStores.append(store)
      return store
    }
  }

  @discardableResult
  open func addPersistentStore(
    type storeType: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: storeType.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens the store of a description.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    func add() -> (any Error)? {
      do {
        try addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration,
          at: storeDescription.url, options: storeDescription.options)
        return nil
      } catch {
        return error
      }
    }
    guard storeDescription.shouldAddStoreAsynchronously else {
      return block(storeDescription, add())
    }
    nonisolated(unsafe) let (work, answer, described) = (add, block, storeDescription)
    DispatchQueue.global().async { answer(described, work()) }
  }

  open func remove(_ store: NSPersistentStore) throws {
    performAndWait {
      persistentStores.removeAll { $0 === store }
      store.close()
    }
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }

  /// Closes a store, and deletes it with its file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    // 6.24: a destroyed store is closed.
    for store in persistentStores where store.url == url && store.type == storeType {
      try remove(store)
    }
    guard NSPersistentStore.fileTypes.contains(storeType), url.path != "/dev/null" else { return }
    for end in ["", "-wal", "-shm"] {
      let path = url.path + end
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
  }

  /// The identity that a URL names, where one of the stores has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents
    guard url.scheme == "x-coredata", parts.count == 3, parts[2].hasPrefix("p"),
      let row = Int64(parts[2].dropFirst()),
      let store = persistentStores.first(where: { $0.identifier == url.host(percentEncoded: false) }
      )
    else { return nil }
    return performAndWait { store.id(ofRow: row, entityNamed: parts[1]) }
  }

  // MARK: For contexts

  func add(_ context: NSManagedObjectContext) {
    performAndWait {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// The contexts above the stores, but for one.
  func contexts(but one: NSManagedObjectContext) -> [NSManagedObjectContext] {
    performAndWait { contexts.compactMap(\.context).filter { $0 !== one } }
  }

  func row(_ id: NSManagedObjectID, _ generation: NSQueryGenerationToken? = nil) -> Row? {
    performAndWait {
      guard let store = store(of: id) else { return nil }
      guard let pinned = generation?.rows(of: store), let row = id.row else {
        return store.stored(id)?.row
      }
      return pinned[id.rootName]?[row]?.row
    }
  }

  /// The state of the stores now.
  func newGeneration() -> NSQueryGenerationToken {
    performAndWait {
      // A file that cannot be read stays as it was read last.
      for store in persistentStores { try? store.refresh() }
      return NSQueryGenerationToken(of: persistentStores)
    }
  }

  /// An identity that says which entity the object really is of.
  func exact(_ id: NSManagedObjectID) -> NSManagedObjectID {
    performAndWait {
      guard let store = store(of: id), let row = id.row, let stored = store.stored(id),
        stored.entity !== id.entity
      else { return id }
      return store.id(stored.entity, row)
    }
  }

  /// The rows that a query finds, in its order where the order has keys.
  ///
  /// - Returns: A Boolean value beside them that indicates whether the query's window is applied.
  func rows(
    _ query: StoreQuery, in stores: [NSPersistentStore]? = nil,
    _ generation: NSQueryGenerationToken? = nil
  ) throws -> (rows: [NSObject], isWindowed: Bool) {
    try performAndWait {
      let stores = (stores ?? persistentStores).filter { store in
        store.entities.contains { $0 === query.entity }
      }
      for store in stores { try store.refresh() }
      guard stores.count > 1 else {
        let rows = try stores.first?.rows(query, self, generation) ?? []
        return (rows, query.window != nil && query.order.keys != nil)
      }
      var wide = query
      wide.window = nil
      return (query.order.sorted(try stores.flatMap { try $0.rows(wide, self, generation) }), false)
    }
  }

  func store(of id: NSManagedObjectID) -> NSPersistentStore? {
    guard let identifier = id.storeIdentifier else { return nil }
    return persistentStores.first { $0.identifier == identifier }
  }

  /// Identities for new objects, each in the first store that takes its entity.
  func newIDs(for entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
    try performAndWait {
      var places: [ObjectIdentifier: (store: NSPersistentStore, places: [Int])] = [:]
      var known: [ObjectIdentifier: NSPersistentStore] = [:]
      for (place, entity) in entities.enumerated() {
        let store = try known[ObjectIdentifier(entity)] ?? self.store(taking: entity)
        known[ObjectIdentifier(entity)] = store
        places[ObjectIdentifier(store), default: (store, [])].places.append(place)
      }
      var ids = [NSManagedObjectID?](repeating: nil, count: entities.count)
      for (store, places) in places.values {
        let new = try store.newIDs(for: places.map { entities[$0] })
        for (place, id) in zip(places, new) { ids[place] = id }
      }
      return ids.compactMap(\.self)
    }
  }

  private func store(taking entity: NSEntityDescription) throws -> NSPersistentStore {
    let store = persistentStores.first { store in
      !store.isReadOnly && store.entities.contains { $0 === entity }
    }
    guard let store else {
      throw CoreDataError.make(
        NSPersistentStoreSaveError,
        "No store takes objects of \(entity.name ?? ""): load the container's stores first.")
    }
    return store
  }

  /// Writes changes, all or nothing.
  func save(_ changes: [StoreChange], _ policy: NSMergePolicy) throws -> SaveResult {
    try performAndWait {
      let touched = Set(changes.compactMap { store(of: $0.id).map(ObjectIdentifier.init) })
      let stores = persistentStores.filter { touched.contains(ObjectIdentifier($0)) }
      var begun: [NSPersistentStore] = []
      do {
        for store in stores {
          try store.begin()
          begun.append(store)
        }
        var saving = Saving(policy) { self.store(of: $0) }
        try saving.apply(changes)
        for store in stores { try store.write() }
        for store in stores { try store.commit() }
        for store in stores where store.postsRemoteChanges { postRemoteChange(of: store) }
        return saving.result
      } catch {
        for store in begun { store.rollBack() }
        throw error
      }
    }
  }
}
