public import CoreFoundationNames

// The values of attributes.

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At all times.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, and has a passcode. This one has none.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At all times, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// For requests: whether it is on other devices or not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key for both sides.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// A key for RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key of an elliptic curve.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key of an elliptic curve.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
