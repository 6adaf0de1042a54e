public import Foundation

public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A container of an app whose data is synchronized on devices.
///
/// Here it is the container of a device without an iCloud account: data stays in its stores.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Unavailable.report(
      "NSPersistentCloudKitContainer", "there is no iCloud account, and data stays on this machine")
    super.loadPersistentStores(completionHandler: block)
  }
}

/// The database of iCloud that a store belongs to.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// Names parts of Core Data that an app uses and that are not available, each once.
enum Unavailable {
  private nonisolated(unsafe) static var reported: Set<String> = []
  private static let lock = NSLock()

  static func report(_ name: String, _ reason: String) {
    guard lock.withLock({ reported.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("CoreData: \(name): \(reason).\n".utf8))
  }

  /// Reports options of a store that have no effect.
  static func report(_ options: [AnyHashable: Any]?) {
    let name = NSPersistentHistoryTrackingKey
    guard (options?[name] as? NSNumber)?.boolValue == true else { return }
    report(name, "there are tokens of persistent history, but no requests of its transactions")
  }
}
