public import CoreFoundationNames

// The classes of items: keys and values of requests.

/// The class of the item.
public let kSecClass: CFString = "class"
/// A password, of whatever.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate. None can be added here.
public let kSecClassCertificate: CFString = "cert"
/// A key, as its bytes: there is no `SecKey` here.
public let kSecClassKey: CFString = "keys"
/// A certificate with its private key. None can be added here.
public let kSecClassIdentity: CFString = "idnt"
