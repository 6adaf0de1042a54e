public import CoreFoundationNames
public import Foundation

/// The conditions for reading an item of the keychain.
public final class SecAccessControl: Sendable {
  let protection: Protection
  let flags: SecAccessControlCreateFlags

  init(protection: Protection, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

/// The conditions that the user must fulfil before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The flags, one bit each.
  public let rawValue: UInt

  /// Flags of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A finger, a face or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// A finger or a face, be it one that the device was shown later.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A finger or a face that the device knows now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the others is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the others are needed.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)

  /// The earlier name of ``biometryAny``.
  public static let touchIDAny = biometryAny
  /// The earlier name of ``biometryCurrentSet``.
  public static let touchIDCurrentSet = biometryCurrentSet

  /// A Boolean value that indicates whether people have to do something at all.
  var asksPeople: Bool {
    !isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode])
  }
}

/// Says who may read an item, and when.
///
/// This device has neither a sensor nor a passcode, as `LAContext` says: items for which people would be
/// asked cannot be added.
///
/// - Returns: Nothing where the protection is none of `kSecAttrAccessible…`.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let protection = (protection as? String).flatMap(Protection.init) else {
    let failure = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam))
    error?.pointee = Unmanaged.passRetained(failure)
    return nil
  }
  return SecAccessControl(protection: protection, flags: flags)
}

/// When an item can be read: values of `kSecAttrAccessible`.
enum Protection: String, Sendable {
  case whenUnlocked = "ak"
  case afterFirstUnlock = "ck"
  case always = "dk"
  case whenPasscodeSetThisDeviceOnly = "akpu"
  case whenUnlockedThisDeviceOnly = "aku"
  case afterFirstUnlockThisDeviceOnly = "cku"
  case alwaysThisDeviceOnly = "dku"

  var isThisDeviceOnly: Bool { rawValue.hasSuffix("u") }
}
