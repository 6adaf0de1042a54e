import CoreFoundationNames
import Foundation

/// A kind of item that can be kept.
enum KeychainClass: String, Sendable {
  case genericPassword = "genp"
  case internetPassword = "inet"
  case key = "keys"
  // Both are made of certificates, and there is nothing here that reads one.
  case certificate = "cert"
  case identity = "idnt"

  /// The attributes of which no two items have the same values.
  var primaryKey: [String] {
    switch self {
    case .genericPassword: Self.genericPasswordKey
    case .internetPassword: Self.internetPasswordKey
    case .key: Self.keyKey
    case .certificate, .identity: []
    }
  }

  /// All that items of the class may say of themselves.
  var attributes: Set<String> {
    switch self {
    case .genericPassword: Self.genericPasswordAttributes
    case .internetPassword: Self.internetPasswordAttributes
    case .key: Self.keyAttributes
    case .certificate, .identity: Self.certificateAttributes
    }
  }

  private static let genericPasswordKey = words("acct svce agrp sync")
  private static let internetPasswordKey = words("acct sdmn srvr ptcl atyp port path agrp sync")
  private static let keyKey = words("kcls klbl atag crtr type bsiz esiz agrp sync")

  private static let common = words("agrp sync pdmn cdat mdat labl")
  private static let password = words("acct desc icmt crtr type invi nega")
  private static let genericPasswordAttributes = Set(common + password + words("svce gena"))
  private static let internetPasswordAttributes = Set(
    common + password + words("sdmn srvr ptcl atyp port path"))
  private static let keyAttributes = Set(
    common + words("kcls klbl atag crtr type bsiz esiz perm encr decr drve sign vrfy wrap unwp"))
  // Attributes that may be searched for, without a result.
  private static let certificateAttributes = keyAttributes.union(words("acct"))

  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }
}

/// An item of the keychain.
struct KeychainItem: Sendable {
  /// No other item has ever had it.
  let number: Int
  let kind: KeychainClass
  var attributes: [String: KeychainValue]
  var accessControl: SecAccessControl?
  var data: Data?

  var isSynchronizable: Bool { attributes.counting("sync")?.truth == true }

  func hasSameKey(as other: KeychainItem) -> Bool {
    kind == other.kind
      && kind.primaryKey.allSatisfy {
        attributes.counting($0) == other.attributes.counting($0)
      }
  }
}
