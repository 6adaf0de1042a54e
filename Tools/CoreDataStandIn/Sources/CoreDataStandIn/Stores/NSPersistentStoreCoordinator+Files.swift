public import Foundation

public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

extension NSPersistentStoreCoordinator {
  // MARK: Metadata

  /// The type, the identifier and the versions of entities of a store, with values of the app.
  public func metadata(for store: NSPersistentStore) -> [String: Any] {
    performAndWait { store.metadata ?? [:] }
  }

  /// Writes values of the app beside the rows of a store.
  public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    performAndWait { store.metadata = metadata }
  }

  /// The metadata of a store's file, which need not be open.
  public class func metadataForPersistentStore(
    type storeType: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard NSPersistentStore.fileTypes.contains(storeType.rawValue) else { return [:] }
    return try SQLiteFile.metadata(at: url).merging([NSStoreTypeKey: storeType.rawValue]) { $1 }
  }

  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(
      type: NSPersistentStore.StoreType(rawValue: storeType), at: url, options: options)
  }

  // MARK: Moving

  /// Copies the objects of a store to another one, which takes its place.
  ///
  /// Objects have other identities in the new store. The file of the old one stays.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try performAndWait {
      try store.refresh()
      let name = store.configurationName
      let new = try NSPersistentStore(
        self, type: storeType.rawValue,
        configuration: name == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : name, url: url,
        options: options)
      try new.takeRows(of: store)
      persistentStores.append(new)
      try remove(store)
      return new
    }
  }

  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try migratePersistentStore(
      store, to: url, options: options, type: NSPersistentStore.StoreType(rawValue: storeType))
  }

  /// Copies the file of a store over another one.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws {
    guard NSPersistentStore.fileTypes.contains(storeType.rawValue) else {
      throw CoreDataError.make(
        NSPersistentStoreInvalidTypeError, "Only stores in files can be replaced.")
    }
    guard FileManager.default.fileExists(atPath: sourceURL.path) else {
      throw CoreDataError.make(
        CocoaError.fileReadNoSuchFile.rawValue,
        "\(sourceURL.path) could not be copied: there is no such file.",
        [NSFilePathErrorKey: sourceURL.path])
    }
    try performAndWait {
      try SQLiteDatabase(sourceURL, isReadOnly: false).copy(to: destinationURL)
    }
  }

  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    try replacePersistentStore(
      at: destinationURL, destinationOptions: destinationOptions,
      withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
      type: NSPersistentStore.StoreType(rawValue: storeType))
  }

  // MARK: Requests

  /// Executes a request for a context: an array for a fetch, a result for others.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    if let fetch = request as? any AnyFetchRequest { return try fetch.objects(in: context) }
    return try context.execute(request)
  }
}

extension NSPersistentStore {
  /// Copies rows, with new numbers.
  fileprivate func takeRows(of other: NSPersistentStore) throws {
    let roots = other.entities.filter { $0.superentity == nil }
    let old = roots.flatMap { other.rows(of: $0, withSubentities: true) }
    let ids = try newIDs(for: old.map(\.id.entity))
    let new = Dictionary(zip(old.map(\.id), ids)) { $1 }
    try begin()
    do {
      for (id, row) in old {
        guard let own = new[id] else { continue }
        let values = row.values.mapValues { value -> Any in
          switch value {
          case let id as NSManagedObjectID: new[id] ?? id
          case let list as [NSManagedObjectID]: list.compactMap { new[$0] }
          default: value
          }
        }
        put(own, Row(version: row.version, values: values))
      }
      try write()
      try commit()
    } catch {
      rollBack()
      throw error
    }
  }
}

extension SQLiteFile {
  /// The metadata of a file.
  fileprivate static func metadata(at url: URL) throws -> [String: Any] {
    let database = try SQLiteDatabase(url, isReadOnly: true)
    let rows = try database.rows("SELECT Z_UUID, Z_SCHEMA, Z_INFO FROM Z_METADATA", [])
    guard let row = rows.first, let uuid = row[0] as? String, let text = row[1] as? String else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleSchemaError, "\(url.path) has no metadata.",
        [NSFilePathErrorKey: url.path])
    }
    var all: [String: Any] = [:]
    if let data = row[2] as? Data {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      all = list as? [String: Any] ?? [:]
    }
    all[NSStoreUUIDKey] = uuid
    all[NSStoreModelVersionHashesKey] = try StoreSchema(text: text).hashes
    return all
  }
}

extension NSManagedObjectModel {
  /// The versions of the entities, by their names.
  public var entityVersionHashesByName: [String: Data] {
    entities.reduce(into: [:]) { $0[$1.name ?? ""] = $1.versionHash }
  }

  /// Returns a Boolean value that indicates whether a store with this metadata opens without a migration.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let entities = entities(forConfigurationName: configuration),
      let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data]
    else { return false }
    return hashes == entities.reduce(into: [:]) { $0[$1.name ?? ""] = $1.versionHash }
  }
}

extension NSEntityDescription {
  /// Data that is equal for entities whose rows are stored in the same way.
  public var versionHash: Data { StoreSchema([self]).hashes[name ?? ""] ?? Data() }
}

extension NSPersistentStoreDescription {
  /// The parameters of SQLite's that are set when the store is opened.
  public var sqlitePragmas: [String: NSObject] {
    options[NSSQLitePragmasOption] as? [String: NSObject] ?? [:]
  }

  /// Sets a parameter of SQLite's for the store's file.
  public func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    var all = sqlitePragmas
    all[name] = value
    setOption(all as NSDictionary, forKey: NSSQLitePragmasOption)
  }
}
