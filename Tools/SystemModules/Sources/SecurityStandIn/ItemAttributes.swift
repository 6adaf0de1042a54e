public import CoreFoundationNames

// What items say of themselves, by names that are Apple's.

/// When it can be read: one of `kSecAttrAccessible…`.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who may read it, and when: a ``SecAccessControl``.
public let kSecAttrAccessControl: CFString = "accc"
/// The apps that share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether it is on people's other devices too.
public let kSecAttrSynchronizable: CFString = "sync"
/// When it was made. The keychain says so.
public let kSecAttrCreationDate: CFString = "cdat"
/// When it was last changed. The keychain says so.
public let kSecAttrModificationDate: CFString = "mdat"
/// What people see of it.
public let kSecAttrLabel: CFString = "labl"
/// What kind of thing it is, in people's words.
public let kSecAttrDescription: CFString = "desc"
/// A note on it.
public let kSecAttrComment: CFString = "icmt"
/// Who made it: a number.
public let kSecAttrCreator: CFString = "crtr"
/// What it is: a number.
public let kSecAttrType: CFString = "type"
/// Whether people are not shown it.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether it says that no password is to be kept.
public let kSecAttrIsNegative: CFString = "nega"
/// The name of the account.
public let kSecAttrAccount: CFString = "acct"
/// What the password is for.
public let kSecAttrService: CFString = "svce"
/// What the app wants to say of it.
public let kSecAttrGeneric: CFString = "gena"
/// The security domain of the server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The name of the server.
public let kSecAttrServer: CFString = "srvr"
/// How the server is spoken to: one of `kSecAttrProtocol…`.
public let kSecAttrProtocol: CFString = "ptcl"
/// How the password is told: one of `kSecAttrAuthenticationType…`.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of the server.
public let kSecAttrPort: CFString = "port"
/// The path on the server.
public let kSecAttrPath: CFString = "path"
/// Whether a key is public, private or for both sides.
public let kSecAttrKeyClass: CFString = "kcls"
/// What programs find a key by.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// What an app calls a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// What algorithm a key is for.
public let kSecAttrKeyType: CFString = "type"
/// How long a key is.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// How much of a key counts.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// Whether a key may encrypt.
public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key may decrypt.
public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether a key may make others.
public let kSecAttrCanDerive: CFString = "drve"
/// Whether a key may sign.
public let kSecAttrCanSign: CFString = "sign"
/// Whether a key may verify signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// Whether a key may wrap others.
public let kSecAttrCanWrap: CFString = "wrap"
/// Whether a key may unwrap others.
public let kSecAttrCanUnwrap: CFString = "unwp"
