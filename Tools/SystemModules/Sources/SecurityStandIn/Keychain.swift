import CoreFoundationNames
import Foundation
import Synchronization

/// The items that are kept, in memory: there are none when the app starts.
///
/// There is one app, and every access group is its own. The device is unlocked, and has no passcode.
final class Keychain: Sendable {
  static let shared = Keychain()

  private struct Content: Sendable {
    var items: [KeychainItem] = []
    var last = 0
  }

  private let content = Mutex(Content())

  private init() {
    // The stage begins anew between tests, and with it the device.
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("StorylineStageDidReset"), object: nil, queue: nil
    ) { _ in Keychain.shared.content.withLock { $0.items = [] } }
  }

  /// The access group of items that name none.
  private static let ownGroup =
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

  // MARK: What can be asked

  func add(_ request: KeychainRequest) throws(KeychainFailure) -> KeychainItem {
    guard let kind = request.kind, request.reference == nil, request.isSynchronizable != nil else {
      throw KeychainFailure(errSecParam)
    }
    guard kind != .certificate, kind != .identity else {
      throw KeychainFailure(errSecUnimplemented)
    }
    let now = KeychainValue.date(Date())
    var attributes: [String: KeychainValue] = [
      kSecAttrAccessGroup: .text(Self.ownGroup), kSecAttrSynchronizable: .number(0),
      kSecAttrAccessible: .text(Protection.whenUnlocked.rawValue),
    ]
    attributes.merge(request.attributes) { $1 }
    attributes[kSecAttrCreationDate] = now
    attributes[kSecAttrModificationDate] = now
    return try change { content throws(KeychainFailure) in
      content.last += 1
      var item = KeychainItem(
        number: content.last, kind: kind, attributes: attributes, data: request.data)
      try item.protect(as: request)
      guard !content.items.contains(where: item.hasSameKey) else {
        throw KeychainFailure(errSecDuplicateItem)
      }
      content.items.append(item)
      return item
    }
  }

  /// The items that a request means, as many as it wants, those first that were added first.
  func find(_ request: KeychainRequest) throws(KeychainFailure) -> [KeychainItem] {
    guard request.kind != nil else { throw KeychainFailure(errSecParam) }
    let found = content.withLock { content in
      content.items.filter(request.matches).prefix(request.limit ?? .max)
    }
    guard !found.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
    return Array(found)
  }

  /// Changes all items that a request means, or none.
  func update(_ request: KeychainRequest, to new: KeychainRequest) throws(KeychainFailure) {
    guard let kind = request.kind, request.returns.isEmpty, new.kind == nil, new.returns.isEmpty,
      !new.hasLimit, new.isSynchronizable != nil
    else { throw KeychainFailure(errSecParam) }
    guard kind.attributes.isSuperset(of: new.attributes.keys) else {
      throw KeychainFailure(errSecNoSuchAttr)
    }
    try change { content throws(KeychainFailure) in
      let places = content.items.indices.filter { request.matches(content.items[$0]) }
      guard !places.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
      for place in places {
        try content.items[place].take(new)
        let item = content.items[place]
        let others = content.items.indices.filter { $0 != place }
        guard !others.contains(where: { content.items[$0].hasSameKey(as: item) }) else {
          throw KeychainFailure(errSecDuplicateItem)
        }
      }
    }
  }

  /// Forgets all items that a request means.
  func delete(_ request: KeychainRequest) throws(KeychainFailure) {
    guard request.kind != nil, !request.hasLimit else { throw KeychainFailure(errSecParam) }
    try change { content throws(KeychainFailure) in
      let before = content.items.count
      content.items.removeAll(where: request.matches)
      guard content.items.count < before else { throw KeychainFailure(errSecItemNotFound) }
    }
  }

  /// Changes what is kept; nothing changes where that fails.
  private func change<Result: Sendable>(
    _ work: (inout Content) throws(KeychainFailure) -> Result
  ) throws(KeychainFailure) -> Result {
    try content.withLock { content throws(KeychainFailure) in
      var copy = content
      let result = try work(&copy)
      content = copy
      return result
    }
  }
}

extension KeychainItem {
  /// Becomes what a request says of it.
  fileprivate mutating func take(_ request: KeychainRequest) throws(KeychainFailure) {
    let created = attributes[kSecAttrCreationDate]
    attributes.merge(request.attributes) { $1 }
    attributes[kSecAttrCreationDate] = created
    attributes[kSecAttrModificationDate] = .date(Date())
    if let data = request.data { self.data = data }
    if request.attributes[kSecAttrAccessible] != nil { accessControl = nil }
    try protect(as: request)
  }

  /// Says when it can be read, which has to make sense.
  fileprivate mutating func protect(as request: KeychainRequest) throws(KeychainFailure) {
    if let control = request.accessControl {
      guard request.attributes[kSecAttrAccessible] == nil else {
        throw KeychainFailure(errSecParam)
      }
      accessControl = control
      attributes[kSecAttrAccessible] = .text(control.protection.rawValue)
    }
    guard case .text(let text) = attributes[kSecAttrAccessible],
      let protection = Protection(rawValue: text)
    else { throw KeychainFailure(errSecParam) }
    guard !(protection.isThisDeviceOnly && isSynchronizable) else {
      throw KeychainFailure(errSecParam)
    }
    // There is nothing that people could be asked for.
    guard protection != .whenPasscodeSetThisDeviceOnly, accessControl?.flags.asksPeople != true
    else { throw KeychainFailure(errSecAuthFailed) }
  }
}
