public import Foundation
import UIKit

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

/// The rows of one file, or of memory.
open class NSPersistentStore: NSObject {
  /// The kinds of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// One file, without a log beside it.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open internal(set) var url: URL?
  open internal(set) var identifier: String! = UUID().uuidString
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public let isReadOnly: Bool
  /// The entities that the store has, topmost ones first.
  let entities: [NSEntityDescription]

  struct Stored {
    let entity: NSEntityDescription
    var row: Row
  }

  /// By the name of the topmost entity, and the row's number.
  private var tables: [String: [Int64: Stored]] = [:]
  private var last: [String: Int64] = [:]
  private var file: SQLiteFile?
  /// Rows as they were before the save in progress.
  private var journal: [NSManagedObjectID.Key: (id: NSManagedObjectID, stored: Stored?)] = [:]

  /// The types of stores that are files.
  static let fileTypes = [NSSQLiteStoreType, NSBinaryStoreType]

  init(
    _ coordinator: NSPersistentStoreCoordinator, type: String, configuration: String?, url: URL?,
    options: [AnyHashable: Any]?
  ) throws {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    self.url = url
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    persistentStoreCoordinator = coordinator
    let model = coordinator.managedObjectModel
    guard let entities = model.entities(forConfigurationName: configuration) else {
      throw CoreDataError.make(
        NSPersistentStoreOpenError, "The model has no configuration \(configuration ?? "").")
    }
    self.entities = entities
    guard Self.fileTypes.contains(type), let url, url.path != "/dev/null" else {
      file = nil
      super.init()
      return
    }
    let file = try SQLiteFile(url, entities, options, hasLog: type == NSSQLiteStoreType)
    self.file = file
    super.init()
    identifier = file.identifier
    try load()
  }

  private func load() throws {
    guard let file else { return }
    (tables, last) = try file.read(into: self)
  }

  /// Reads the file again where another connection has written to it.
  func refresh() throws {
    if try file?.hasChanged() == true { try load() }
  }

  // MARK: Metadata

  /// The store's type, identifier and versions of entities, with the values of the app.
  open var metadata: [String: Any]! {
    get {
      var all = info
      all[NSStoreTypeKey] = type
      all[NSStoreUUIDKey] = identifier
      all[NSStoreModelVersionHashesKey] = entities.reduce(into: [String: Data]()) {
        hashes, entity in
        hashes[entity.name ?? ""] = entity.versionHash
      }
      return all
    }
    set {
      let own = [NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey]
      info = (newValue ?? [:]).filter { !own.contains($0.key) }
    }
  }

  private var memoryInfo: [String: Any] = [:]

  private var info: [String: Any] {
    get { (try? file?.info()) ?? memoryInfo }
    set {
      memoryInfo = newValue
      do {
        try file?.setInfo(newValue)
      } catch {
        CoreDataException.raise("The metadata could not be written: \(error)")
      }
    }
  }

  private func isOn(_ option: String) -> Bool {
    (options?[option] as? NSNumber)?.boolValue ?? false
  }

  var tracksHistory: Bool { isOn(NSPersistentHistoryTrackingKey) }

  var postsRemoteChanges: Bool { isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey) }

  private var transactions: Int64 = 0

  func transactionNumber() -> Int64 { (try? file?.transactionNumber()) ?? transactions }

  /// Copies the file over another one.
  func copy(to url: URL) throws { try file?.copy(to: url) }

  /// The rows as they are, for a store in a file.
  var snapshot: [String: [Int64: Stored]]? { file == nil ? nil : tables }

  /// Closes the file. The store has no rows any more.
  func close() {
    file = nil
    (tables, last, journal) = ([:], [:], [:])
  }

  // MARK: Reading

  private var spaces: [ObjectIdentifier: Int] = [:]

  /// The number of the space of an entity's rows.
  func space(of entity: NSEntityDescription) -> Int {
    if let space = spaces[ObjectIdentifier(entity)] { return space }
    let space = RowSpace.number(store: identifier, root: entity.rootName)
    // Other entities may come and go.
    if entities.contains(where: { $0 === entity }) { spaces[ObjectIdentifier(entity)] = space }
    return space
  }

  func id(_ entity: NSEntityDescription, _ row: Int64) -> NSManagedObjectID {
    NSManagedObjectID(entity, row: row, in: self)
  }

  func stored(_ id: NSManagedObjectID) -> Stored? {
    id.row.flatMap { tables[id.rootName]?[$0] }
  }

  /// The rows of an entity, in the order of their numbers.
  func rows(of entity: NSEntityDescription, withSubentities: Bool)
    -> [(id: NSManagedObjectID, row: Row)]
  {
    guard let table = tables[entity.root.name ?? ""] else { return [] }
    return table.sorted { $0.key < $1.key }.compactMap { key, stored in
      guard withSubentities ? stored.entity.isKindOf(entity: entity) : stored.entity === entity
      else { return nil }
      return (id(stored.entity, key), stored.row)
    }
  }

  /// The rows that a query finds, each a ``RowObject``, in its order where the order has keys.
  func rows(
    _ query: StoreQuery, _ coordinator: NSPersistentStoreCoordinator,
    _ generation: NSQueryGenerationToken? = nil
  ) throws -> [NSObject] {
    let pinned = generation?.rows(of: self)
    guard let table = (pinned ?? tables)[query.entity.root.name ?? ""], !table.isEmpty else {
      return []
    }
    func object(_ number: Int64, _ stored: Stored) -> RowObject {
      RowObject(id(stored.entity, number), stored.row, coordinator, generation)
    }
    guard let file, pinned == nil else {
      let family = Set(query.family.map(ObjectIdentifier.init))
      let found = table.compactMap { number, stored -> RowObject? in
        guard family.contains(ObjectIdentifier(stored.entity)) else { return nil }
        let row = object(number, stored)
        return query.condition?.holds(for: row) ?? true ? row : nil
      }.sorted { ($0.identity.row ?? 0) < ($1.identity.row ?? 0) }
      return Self.window(query.order.sorted(found), query)
    }
    let sql = SQLQuery(query, self)
    let numbers = try file.rows(sql)
    // An array of rows would have to be copied into one of objects.
    if sql.rest == nil, sql.isOrdered {
      let found: [NSObject] = numbers.compactMap { number in
        table[number].map { object(number, $0) }
      }
      return sql.isWindowed ? found : Self.window(found, query)
    }
    var found = numbers.compactMap { number in table[number].map { object(number, $0) } }
    if let rest = sql.rest { found = found.filter { rest.holds(for: $0) } }
    if !sql.isOrdered {
      found = query.order.sorted(found.sorted { ($0.identity.row ?? 0) < ($1.identity.row ?? 0) })
    }
    return sql.isWindowed ? found : Self.window(found, query)
  }

  private static func window(_ found: [NSObject], _ query: StoreQuery) -> [NSObject] {
    guard let window = query.window, query.order.keys != nil else { return found }
    let rest = found.dropFirst(window.offset)
    return Array(window.limit > 0 ? rest.prefix(window.limit) : rest)
  }

  /// The identity of a row that a URL names.
  func id(ofRow row: Int64, entityNamed name: String) -> NSManagedObjectID? {
    guard let entity = entities.first(where: { $0.name == name }) else { return nil }
    return id(tables[entity.root.name ?? ""]?[row]?.entity ?? entity, row)
  }

  // MARK: Writing

  /// Returns identities for new objects.
  ///
  /// 6.10: The numbers are taken in the file at once, so that no other container gets them.
  func newIDs(for entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
    try begin()
    do {
      let ids = entities.map { entity in
        let root = entity.root.name ?? ""
        last[root, default: 0] += 1
        return id(entity, last[root] ?? 1)
      }
      try file?.write(last)
      try commit()
      return ids
    } catch {
      rollBack()
      throw error
    }
  }

  /// Begins a transaction: no other connection writes until it ends. The rows are up to date after it.
  func begin() throws {
    try file?.begin()
    do {
      try refresh()
    } catch {
      rollBack()
      throw error
    }
  }

  func put(_ id: NSManagedObjectID, _ row: Row?) {
    guard let number = id.row else { return }
    let before = tables[id.rootName]?[number]
    if journal[id.key] == nil { journal[id.key] = (id, before) }
    tables[id.rootName, default: [:]][number] = row.map {
      Stored(entity: before?.entity ?? id.entity, row: $0)
    }
  }

  /// Writes the rows that were put since the transaction began.
  func write() throws {
    guard !journal.isEmpty else { return }
    transactions += 1
    guard let file else { return }
    try file.write(journal.values.map { ($0.id, stored($0.id)) })
    if tracksHistory { try file.countTransaction() }
  }

  /// Ends the transaction: its rows stay.
  func commit() throws {
    try file?.commit()
    journal = [:]
  }

  /// Ends the transaction: the rows are again as they were before it.
  func rollBack() {
    file?.rollBack()
    for (id, stored) in journal.values {
      guard let number = id.row else { continue }
      tables[id.rootName]?[number] = stored
    }
    journal = [:]
  }
}
