public import CoreFoundationNames

// The results of this module's functions, for apps to compare with.

/// Nothing went wrong.
public let errSecSuccess: OSStatus = 0
/// There is nothing here that does this.
public let errSecUnimplemented: OSStatus = -4
/// There is no room left on the disk.
public let errSecDiskFull: OSStatus = -34
/// Something could not be read or written.
public let errSecIO: OSStatus = -36
/// A parameter is missing, or has a value of a wrong type.
public let errSecParam: OSStatus = -50
/// It may not be written.
public let errSecWrPerm: OSStatus = -61
/// There is no memory left.
public let errSecAllocate: OSStatus = -108
/// People said that they do not want it.
public let errSecUserCanceled: OSStatus = -128
/// The request is wrong, or cannot be answered at this time.
public let errSecBadReq: OSStatus = -909
/// Something inside went wrong.
public let errSecInternalComponent: OSStatus = -2070
/// Core Foundation returned an unknown error.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// The list of who may do what is none of the simple ones.
public let errSecACLNotSimple: OSStatus = -25_240
/// There is no such policy.
public let errSecPolicyNotFound: OSStatus = -25_241
/// The trust setting is invalid.
public let errSecInvalidTrustSetting: OSStatus = -25_242
/// The item does not say who may use it.
public let errSecNoAccessForItem: OSStatus = -25_243
/// The format is not one that can be read here.
public let errSecUnsupportedFormat: OSStatus = -25_256
/// The format is unknown.
public let errSecUnknownFormat: OSStatus = -25_257
/// A passphrase is needed.
public let errSecPassphraseRequired: OSStatus = -25_260
/// This refers to no password.
public let errSecInvalidPasswordRef: OSStatus = -25_261
/// The archive is damaged, or the password is wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25_264
/// There is no keychain at this time.
public let errSecNotAvailable: OSStatus = -25_291
/// It can only be read.
public let errSecReadOnly: OSStatus = -25_292
/// The name or the password is wrong, or authentication was not possible.
public let errSecAuthFailed: OSStatus = -25_293
/// There is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25_294
/// This is no keychain.
public let errSecInvalidKeychain: OSStatus = -25_295
/// There is a keychain of this name already.
public let errSecDuplicateKeychain: OSStatus = -25_296
/// There is an item with the same primary key already.
public let errSecDuplicateItem: OSStatus = -25_299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25_300
/// The room for the answer is too small.
public let errSecBufferTooSmall: OSStatus = -25_301
/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25_302
/// Items of this class have no such attribute.
public let errSecNoSuchAttr: OSStatus = -25_303
/// This refers to no item, or no longer.
public let errSecInvalidItemRef: OSStatus = -25_304
/// This refers to no search.
public let errSecInvalidSearchRef: OSStatus = -25_305
/// There is no such class of items.
public let errSecNoSuchClass: OSStatus = -25_306
/// There is no default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25_307
/// People may not be asked at this time.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// The attribute can only be read.
public let errSecReadOnlyAttr: OSStatus = -25_309
/// The version is another one.
public let errSecWrongSecVersion: OSStatus = -25_310
/// Keys may not have this size.
public let errSecKeySizeNotAllowed: OSStatus = -25_311
/// People have to be asked.
public let errSecInteractionRequired: OSStatus = -25_315
/// The data is not to be had.
public let errSecDataNotAvailable: OSStatus = -25_316
/// The data cannot be changed.
public let errSecDataNotModifiable: OSStatus = -25_317
/// No chain of certificates could be made.
public let errSecCreateChainFailed: OSStatus = -25_318
/// The data could not be decoded.
public let errSecDecode: OSStatus = -26_275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34_018
/// The app may not call this.
public let errSecRestrictedAPI: OSStatus = -34_020
/// The service is not to be had.
public let errSecServiceNotAvailable: OSStatus = -67_585
/// Something inside went wrong.
public let errSecInternalError: OSStatus = -67_648
/// The signature does not fit.
public let errSecVerifyFailed: OSStatus = -67_808
