public import CoreFoundationNames

// The keys of requests.

/// How many items are wanted: a number, or one of the next two.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first one.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All of them, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// A Boolean value that indicates whether to return the data.
public let kSecReturnData: CFString = "r_Data"
/// A Boolean value that indicates whether to return the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// A Boolean value that indicates whether to return a persistent reference.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The data.
public let kSecValueData: CFString = "v_Data"
/// The persistent reference of the item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The text for the user when access needs authentication.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// A value that indicates whether the user may be asked. No item here needs that.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// People may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The request fails where people would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items are left out for which people would be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// An `LAContext` for which people were asked before.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// A Boolean value that indicates whether a Mac uses the keychain of iOS. There is no other
/// keychain here.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
