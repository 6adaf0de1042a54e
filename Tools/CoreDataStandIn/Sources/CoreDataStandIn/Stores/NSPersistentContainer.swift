public import Foundation

/// The location of a store, and the options to open it with.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var shouldAddStoreAsynchronously = false
  /// The database of iCloud that the store belongs to. Nothing is synchronized.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]

  public override init() {}

  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  open var isReadOnly: Bool {
    get { isOn(NSReadOnlyPersistentStoreOption) }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }

  open var shouldMigrateStoreAutomatically: Bool {
    get { isOn(NSMigratePersistentStoresAutomaticallyOption) }
    set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
  }

  open var shouldInferMappingModelAutomatically: Bool {
    get { isOn(NSInferMappingModelAutomaticallyOption) }
    set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
  }

  private func isOn(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.url = url
    copy.type = type
    copy.configuration = configuration
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.options = options
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }
}

/// A model, its stores and their contexts.
///
/// A container may be handed to other threads, as in Core Data, after it was set up; the compiler cannot
/// check that.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Finds the model of that name in the app's folder. Without one the model is empty, and an error is logged.
  public convenience init(name: String) {
    let urls = ["momd", "mom"].lazy.compactMap {
      Bundle.main.url(forResource: name, withExtension: $0)
    }
    let model = urls.compactMap { NSManagedObjectModel(contentsOf: $0) }.first
    if model == nil {
      let text = "CoreData: error: Failed to load model named \(name)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let url = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder for stores: the app's support directory.
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let own = folder.appending(path: name)
    // A store that cannot be made says so itself.
    try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    return own
  }

  /// Opens the stores that are described and not open yet, and calls the block for each description.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      let isOpen = persistentStoreCoordinator.persistentStores.contains {
        $0.url == description.url && $0.type == description.type && description.url != nil
          && description.url?.path != "/dev/null"
      }
      guard !isOpen else {
        block(description, nil)
        continue
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context with a queue of its own above the stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does something with a new background context, on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does something with a new background context, on its queue.
  nonisolated(nonsending) public func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Result in try block(context) }
  }
}
