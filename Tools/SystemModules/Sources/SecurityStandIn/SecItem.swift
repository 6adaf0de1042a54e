public import CoreFoundationNames
import Foundation

/// Adds an item to the keychain, which is kept in memory until the app ends.
///
/// - Parameters:
///   - attributes: The item: its class, its data and its attributes.
///   - result: Receives the parts that `kSecReturn…` asks for.
/// - Returns: `errSecDuplicateItem` where there is one with the same primary key.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainFailure) in
    let request = try KeychainRequest(attributes)
    let item = try Keychain.shared.add(request)
    guard !request.returns.isEmpty else { return }
    result?.pointee = item.answer(to: request.returns) as AnyObject
  }
}

/// Finds items in the keychain.
///
/// - Parameters:
///   - query: Their class, attributes that they have, how many, and what is wanted of them.
///   - result: Receives the data, a dictionary of attributes, or an array of these.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainFailure) in
    let request = try KeychainRequest(query)
    let answers = try Keychain.shared.find(request).map { $0.answer(to: request.returns) }
    guard !request.returns.isEmpty else { return }
    result?.pointee = (request.limit == 1 ? answers[0] : answers) as AnyObject
  }
}

/// Changes all items that are meant, or none.
///
/// - Parameters:
///   - query: Their class, and attributes that they have.
///   - attributesToUpdate: The new data or attributes.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  status { () throws(KeychainFailure) in
    try Keychain.shared.update(
      KeychainRequest(query), to: KeychainRequest(attributesToUpdate))
  }
}

/// Deletes all items that are meant.
///
/// - Parameter query: Their class, and attributes that they have.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { () throws(KeychainFailure) in
    try Keychain.shared.delete(KeychainRequest(query))
  }
}

private func status(_ work: () throws(KeychainFailure) -> Void) -> OSStatus {
  do {
    try work()
    return errSecSuccess
  } catch {
    return error.status
  }
}

extension KeychainItem {
  /// Returns the parts that an app asked for: one as it is, several in a dictionary.
  fileprivate func answer(to returns: KeychainRequest.Returns) -> Any {
    switch returns {
    case .data: return data ?? Data()
    case .persistentReference: return PersistentReference(self).data
    default: break
    }
    var answer: [String: Any] = [:]
    if returns.contains(.attributes) {
      answer = attributes.mapValues(\.content)
      if let accessControl { answer[kSecAttrAccessControl] = accessControl }
    }
    if returns.contains(.data), let data { answer[kSecValueData] = data }
    if returns.contains(.persistentReference) {
      answer[kSecValuePersistentRef] = PersistentReference(self).data
    }
    return answer
  }
}
