public import CoreFoundationNames

/// Returns the meaning of a status, in words for developers.
///
/// An unknown status is described by its number.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  ErrorMessages.byStatus[status] ?? "OSStatus \(status)"
}

private enum ErrorMessages {
  static let byStatus: [OSStatus: String] = [
    errSecSuccess: "Nothing went wrong.",
    errSecUnimplemented: "There is nothing here that does this.",
    errSecDiskFull: "There is no room left on the disk.",
    errSecIO: "Something could not be read or written.",
    errSecParam: "What was asked makes no sense: a value of a wrong type, or one that is missing.",
    errSecWrPerm: "It may not be written.",
    errSecAllocate: "There is no memory left.",
    errSecUserCanceled: "People said that they do not want it.",
    errSecBadReq: "The request is wrong, or cannot be answered at this time.",
    errSecInternalComponent: "Something inside went wrong.",
    errSecCoreFoundationUnknown: "Core Foundation said something that nobody knows.",
    errSecACLNotSimple: "The list of who may do what is none of the simple ones.",
    errSecPolicyNotFound: "There is no such policy.",
    errSecInvalidTrustSetting: "This is no way to trust somebody.",
    errSecNoAccessForItem: "The item does not say who may use it.",
    errSecUnsupportedFormat: "The format is not one that can be read here.",
    errSecUnknownFormat: "Nobody knows the format.",
    errSecPassphraseRequired: "A passphrase is needed.",
    errSecInvalidPasswordRef: "This refers to no password.",
    errSecPkcs12VerifyFailure: "The archive is damaged, or the password is wrong.",
    errSecNotAvailable: "There is no keychain at this time.",
    errSecReadOnly: "It can only be read.",
    errSecAuthFailed: "The name or the password is wrong, or nobody could be asked for it.",
    errSecNoSuchKeychain: "There is no such keychain.",
    errSecInvalidKeychain: "This is no keychain.",
    errSecDuplicateKeychain: "There is a keychain of this name already.",
    errSecDuplicateItem: "There is an item with the same primary key already.",
    errSecItemNotFound: "There is no such item.",
    errSecBufferTooSmall: "The room for the answer is too small.",
    errSecDataTooLarge: "The data is too large.",
    errSecNoSuchAttr: "Items of this class have no such attribute.",
    errSecInvalidItemRef: "This refers to no item, or no longer.",
    errSecInvalidSearchRef: "This refers to no search.",
    errSecNoSuchClass: "There is no such class of items.",
    errSecNoDefaultKeychain: "There is no default keychain.",
    errSecInteractionNotAllowed: "People may not be asked at this time.",
    errSecReadOnlyAttr: "The attribute can only be read.",
    errSecWrongSecVersion: "The version is another one.",
    errSecKeySizeNotAllowed: "Keys may not have this size.",
    errSecInteractionRequired: "People have to be asked.",
    errSecDataNotAvailable: "The data is not to be had.",
    errSecDataNotModifiable: "The data cannot be changed.",
    errSecCreateChainFailed: "No chain of certificates could be made.",
    errSecDecode: "The data could not be decoded.",
    errSecMissingEntitlement: "The app lacks an entitlement.",
    errSecRestrictedAPI: "The app may not call this.",
    errSecServiceNotAvailable: "The service is not to be had.",
    errSecInternalError: "Something inside went wrong.",
    errSecVerifyFailed: "The signature does not fit.",
  ]
}
