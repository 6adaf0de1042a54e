public import Foundation

public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentHistoryTokenKey = "historyToken"

extension NSNotification.Name {
  /// Posted by a coordinator after a save to a store with the option for it.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

/// The state of stores after a save: a number for each one.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding {
  /// The numbers of the last saves, by the identifiers of stores.
  let numbers: [String: Int64]

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let names = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "names"),
      let values = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "numbers"),
      let names = names as? [String], let values = values as? [NSNumber]
    else { return nil }
    numbers = Dictionary(zip(names, values.map(\.int64Value))) { $1 }
  }

  open func encode(with coder: NSCoder) {
    let sorted = numbers.sorted { $0.key < $1.key }
    coder.encode(sorted.map { $0.key as NSString } as NSArray, forKey: "names")
    coder.encode(sorted.map { NSNumber(value: $0.value) } as NSArray, forKey: "numbers")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }

  open override var hash: Int { numbers.hashValue }
}

extension NSPersistentStoreCoordinator {
  /// The token of the last save to stores that track their history; `nil` if there are none.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken?
  {
    performAndWait {
      let all = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
      let tracking = all.filter(\.tracksHistory)
      guard !tracking.isEmpty else { return nil }
      return NSPersistentHistoryToken(
        Dictionary(tracking.map { ($0.identifier, $0.transactionNumber()) }) { $1 })
    }
  }

  func postRemoteChange(of store: NSPersistentStore) {
    var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
    info[NSPersistentStoreURLKey] = store.url
    info[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
    NotificationCenter.default.post(
      name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
  }
}
