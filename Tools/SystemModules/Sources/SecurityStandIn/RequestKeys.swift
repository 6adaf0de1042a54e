public import CoreFoundationNames

// What requests ask for.

/// How many items are wanted: a number, or one of the next two.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first one.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All of them, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether the data is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether something to find the item by is wanted.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The data.
public let kSecValueData: CFString = "v_Data"
/// What the item can be found by.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// What people would read when they are asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether people may be asked. Nothing that is kept here asks them.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// People may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The request fails where people would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items are left out for which people would be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// An `LAContext` for which people were asked before.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether a Mac takes the keychain that iOS has: here there is no other.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
