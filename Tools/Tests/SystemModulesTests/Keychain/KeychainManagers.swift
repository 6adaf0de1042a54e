import Foundation
import SecurityStandIn
import UIKit

// Five ways in which apps wrap the keychain, as far as they differ in what they say of types. They have
// UIKit in sight, which has some of Core Foundation's names too.

/// Dictionaries of values of all kinds, which become Core Foundation's at once.
enum LiteralKeychain {
  static func save(_ data: Data, service: String, account: String) -> OSStatus {
    let item =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
        kSecValueData: data,
      ] as CFDictionary
    let status = SecItemAdd(item, nil)
    guard status == errSecDuplicateItem else { return status }
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
      ] as CFDictionary
    return SecItemUpdate(query, [kSecValueData: data] as CFDictionary)
  }

  static func read(service: String, account: String) -> Data? {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
        kSecReturnData: true,
      ] as CFDictionary
    var result: AnyObject?
    SecItemCopyMatching(query, &result)
    return result as? Data
  }
}

/// Dictionaries of anything, and a dictionary in return.
struct ServerKeychain {
  struct Login: Equatable {
    let name: String
    let password: String
  }

  enum Failure: Error, Equatable {
    case nothing
    case unreadable
    case status(OSStatus)
  }

  let server: String

  private var query: [String: Any] {
    [
      kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: server,
      kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
    ]
  }

  func add(_ login: Login) throws {
    var item = query
    item[kSecAttrAccount as String] = login.name
    item[kSecAttrPort as String] = 443
    item[kSecValueData as String] = login.password.data(using: .utf8)
    let status = SecItemAdd(item as CFDictionary, nil)
    guard status == errSecSuccess else { throw Failure.status(status) }
  }

  func login() throws -> Login {
    var query = query
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    query[kSecReturnAttributes as String] = true
    query[kSecReturnData as String] = kCFBooleanTrue
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    guard status != errSecItemNotFound else { throw Failure.nothing }
    guard status == errSecSuccess else { throw Failure.status(status) }
    guard let found = item as? [String: Any], let data = found[kSecValueData as String] as? Data,
      let password = String(data: data, encoding: .utf8),
      let name = found[kSecAttrAccount as String] as? String
    else { throw Failure.unreadable }
    return Login(name: name, password: password)
  }
}

/// Dictionaries of objects, and pointers that are made by hand.
struct ObjectKeychain {
  let service: String
  var group: String?

  private func query(_ account: String? = nil) -> [String: AnyObject] {
    var query: [String: AnyObject] = [:]
    query[kSecClass as String] = kSecClassGenericPassword as AnyObject?
    query[kSecAttrService as String] = service as AnyObject?
    if let account { query[kSecAttrAccount as String] = account as AnyObject? }
    if let group { query[kSecAttrAccessGroup as String] = group as AnyObject? }
    return query
  }

  func add(_ password: String, account: String) -> OSStatus {
    var item = query(account)
    item[kSecValueData as String] = Data(password.utf8) as AnyObject?
    return SecItemAdd(item as CFDictionary, nil)
  }

  func rename(_ account: String, to name: String) -> OSStatus {
    var changes: [String: AnyObject] = [:]
    changes[kSecAttrAccount as String] = name as AnyObject?
    return SecItemUpdate(query(account) as CFDictionary, changes as CFDictionary)
  }

  func password(of account: String) -> String? {
    var query = query(account)
    query[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanTrue
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status == noErr, let item = result as? [String: AnyObject],
      let data = item[kSecValueData as String] as? Data
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  var accounts: [String] {
    var query = query()
    query[kSecMatchLimit as String] = kSecMatchLimitAll as AnyObject
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanFalse
    var result: AnyObject?
    SecItemCopyMatching(query as CFDictionary, &result)
    return (result as? [[String: AnyObject]] ?? [])
      .compactMap { $0[kSecAttrAccount as String] as? String }
  }
}

/// A keychain wrapper that deletes before it saves, with the same dictionary, and uses references
/// to items.
struct ReplacingKeychain {
  func set(_ text: String, for key: String) -> Bool {
    let item: [String: Any] = [
      String(kSecClass): kSecClassGenericPassword, String(kSecAttrAccount): key,
      String(kSecAttrAccessible): String(kSecAttrAccessibleWhenUnlocked),
      String(kSecValueData): Data(text.utf8),
    ]
    SecItemDelete(item as CFDictionary)
    return SecItemAdd(item as CFDictionary, nil) == noErr
  }

  func reference(for key: String) -> Data? {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: key,
      kSecReturnPersistentRef as String: kCFBooleanTrue as Any,
    ]
    var result: AnyObject?
    SecItemCopyMatching(query as CFDictionary, &result)
    return result as? Data
  }

  func text(of reference: Data) -> String? {
    let query: [CFString: Any] = [kSecValuePersistentRef: reference, kSecReturnData: true]
    var result: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess,
      let data = result as? CFData
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

/// Any value, and errors with words.
struct ValueKeychain {
  struct Failure: LocalizedError {
    let status: OSStatus
    var errorDescription: String? { SecCopyErrorMessageString(status, nil) as String? }
  }

  func store(_ value: some Codable, for key: String) throws {
    let item: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: key,
      kSecAttrGeneric: Data(key.utf8), kSecValueData: try JSONEncoder().encode(value),
      kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    ]
    switch SecItemAdd(item as CFDictionary, nil) {
    case errSecSuccess: break
    case let status: throw Failure(status: status)
    }
  }

  func value<Value: Codable>(for key: String) throws -> Value {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: key, kSecReturnData: true,
        kSecMatchLimit: kSecMatchLimitOne,
      ] as [CFString: Any]
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    guard status == errSecSuccess, let data = found as? Data else { throw Failure(status: status) }
    return try JSONDecoder().decode(Value.self, from: data)
  }

  /// A key that is made once: the attributes have other names for those who write them as objects.
  func key() -> Data? {
    var query: [NSString: AnyObject] = [
      "class": kSecClassKey as AnyObject, "atag": Data("tag".utf8) as AnyObject,
      "bsiz": 512 as AnyObject, "r_Data": true as AnyObject,
    ]
    var found: AnyObject?
    if SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess { return found as? Data }
    var key = Data(count: 64)
    let status = key.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { SecRandomCopyBytes(kSecRandomDefault, 64, $0) }
    }
    guard status == errSecSuccess else { return nil }
    query["r_Data"] = nil
    query["v_Data"] = key as AnyObject
    return SecItemAdd(query as CFDictionary, nil) == errSecSuccess ? key : nil
  }

  func removeAll() {
    for kind in [
      kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey,
      kSecClassIdentity,
    ] {
      SecItemDelete(
        [kSecClass: kind, kSecAttrSynchronizable: kSecAttrSynchronizableAny] as CFDictionary)
    }
  }
}
