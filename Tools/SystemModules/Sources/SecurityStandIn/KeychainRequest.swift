import CoreFoundationNames
import Foundation

/// Why the keychain refuses.
struct KeychainFailure: Error {
  let status: OSStatus

  init(_ status: OSStatus) { self.status = status }
}

/// A request of an app, read from its dictionary.
struct KeychainRequest {
  /// The parts of an item that an app asks for.
  struct Returns: OptionSet {
    let rawValue: Int
    static let data = Returns(rawValue: 1)
    static let attributes = Returns(rawValue: 2)
    static let persistentReference = Returns(rawValue: 4)
  }

  private(set) var kind: KeychainClass?
  private(set) var attributes: [String: KeychainValue] = [:]
  private(set) var accessControl: SecAccessControl?
  /// A Boolean value that indicates whether items on other devices are meant; `nil`: as well.
  private(set) var isSynchronizable: Bool? = false
  private(set) var data: Data?
  /// The reference to an item that the app got before.
  private(set) var reference: PersistentReference?
  /// How many items are wanted; `nil`: as many as there are.
  private(set) var limit: Int? = 1
  private(set) var hasLimit = false
  private(set) var returns: Returns = []

  init(_ dictionary: CFDictionary) throws(KeychainFailure) {
    for (key, value) in dictionary {
      guard let name = key.base as? String else { throw KeychainFailure(errSecParam) }
      try read(name, value)
    }
    if let reference {
      guard kind == nil || kind == reference.kind else { throw KeychainFailure(errSecItemNotFound) }
      kind = reference.kind
    }
    guard let kind else { return }
    guard kind.attributes.isSuperset(of: attributes.keys) else {
      throw KeychainFailure(errSecNoSuchAttr)
    }
  }

  private mutating func read(_ name: String, _ value: Any) throws(KeychainFailure) {
    switch name {
    case kSecClass:
      guard let text = value as? String else { throw KeychainFailure(errSecParam) }
      guard let kind = KeychainClass(rawValue: text) else {
        throw KeychainFailure(errSecNoSuchClass)
      }
      self.kind = kind
    case kSecValueData:
      guard let data = value as? Data else { throw KeychainFailure(errSecParam) }
      self.data = data
    case kSecValuePersistentRef:
      guard let reference = (value as? Data).flatMap(PersistentReference.init) else {
        throw KeychainFailure(errSecParam)
      }
      self.reference = reference
    case kSecMatchLimit: try readLimit(value)
    case kSecReturnData: try readWish(.data, value)
    case kSecReturnAttributes: try readWish(.attributes, value)
    case kSecReturnPersistentRef: try readWish(.persistentReference, value)
    // Items here never need authentication, and there is one keychain.
    case kSecUseOperationPrompt, kSecUseAuthenticationUI, kSecUseAuthenticationContext,
      kSecUseDataProtectionKeychain:
      break
    default: try readAttribute(name, value)
    }
  }

  private mutating func readAttribute(_ name: String, _ value: Any) throws(KeychainFailure) {
    // Requests of other kinds than those above: they would be about references to keys, policies and
    // the like.
    guard !["m_", "r_", "u_", "v_"].contains(where: name.hasPrefix) else {
      throw KeychainFailure(errSecParam)
    }
    if name == kSecAttrAccessControl {
      guard let control = value as? SecAccessControl else { throw KeychainFailure(errSecParam) }
      accessControl = control
      return
    }
    guard let value = KeychainValue(value) else { throw KeychainFailure(errSecParam) }
    switch name {
    case kSecAttrSynchronizable:
      if value == .text(kSecAttrSynchronizableAny) {
        isSynchronizable = nil
      } else if let truth = value.truth {
        isSynchronizable = truth
        attributes[name] = .number(truth ? 1 : 0)
      } else {
        throw KeychainFailure(errSecParam)
      }
    case kSecAttrAccessible:
      guard case .text(let text) = value, Protection(rawValue: text) != nil else {
        throw KeychainFailure(errSecParam)
      }
      attributes[name] = value
    default:
      attributes[name] = value
    }
  }

  private mutating func readLimit(_ value: Any) throws(KeychainFailure) {
    hasLimit = true
    switch KeychainValue(value) {
    case .text(kSecMatchLimitOne): limit = 1
    case .text(kSecMatchLimitAll): limit = nil
    case .number(let number) where number > 0: limit = number
    default: throw KeychainFailure(errSecParam)
    }
  }

  private mutating func readWish(_ wish: Returns, _ value: Any) throws(KeychainFailure) {
    guard let truth = KeychainValue(value)?.truth else { throw KeychainFailure(errSecParam) }
    if truth { returns.insert(wish) }
  }

  // MARK: Items

  /// The attributes that an item has to have: not whether it is on other devices.
  private var wanted: [(String, KeychainValue)] {
    attributes.filter { $0.key != kSecAttrSynchronizable }.map { ($0.key, $0.value) }
  }

  /// Returns a Boolean value that indicates whether an item is meant. Its data does not matter.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.kind == kind else { return false }
    if let reference { return reference.number == item.number && fits(item) }
    return fits(item) && (isSynchronizable ?? item.isSynchronizable) == item.isSynchronizable
  }

  private func fits(_ item: KeychainItem) -> Bool {
    wanted.allSatisfy { name, value in
      item.attributes.counting(name) == (value.isEmpty ? nil : value)
    }
  }
}

/// A reference to an item that an app can store and use later.
struct PersistentReference {
  let kind: KeychainClass
  let number: Int

  init(_ item: KeychainItem) {
    kind = item.kind
    number = item.number
  }

  init?(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    guard data.count == 20, let kind = KeychainClass(rawValue: String(text.prefix(4))),
      let number = Int(text.dropFirst(4), radix: 16)
    else { return nil }
    self.kind = kind
    self.number = number
  }

  var data: Data {
    let digits = String(number, radix: 16)
    return Data(
      (kind.rawValue + String(repeating: "0", count: 16 - digits.count) + digits).utf8)
  }
}
