public import CoreFoundationNames

// The attributes of items, by Apple's names.

/// When it can be read: one of `kSecAttrAccessible…`.
public let kSecAttrAccessible: CFString = "pdmn"
/// The access control of the item: a ``SecAccessControl``.
public let kSecAttrAccessControl: CFString = "accc"
/// The apps that share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// A Boolean value that indicates whether the item is synchronized with other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// When it was made. The keychain says so.
public let kSecAttrCreationDate: CFString = "cdat"
/// When it was last changed. The keychain says so.
public let kSecAttrModificationDate: CFString = "mdat"
/// The label that people see.
public let kSecAttrLabel: CFString = "labl"
/// The kind of the item, in words for people.
public let kSecAttrDescription: CFString = "desc"
/// A note on it.
public let kSecAttrComment: CFString = "icmt"
/// The creator of the item: a number.
public let kSecAttrCreator: CFString = "crtr"
/// The type of the item: a number.
public let kSecAttrType: CFString = "type"
/// A Boolean value that indicates whether the item is hidden from people.
public let kSecAttrIsInvisible: CFString = "invi"
/// A Boolean value that indicates whether the item means that no password is to be saved.
public let kSecAttrIsNegative: CFString = "nega"
/// The name of the account.
public let kSecAttrAccount: CFString = "acct"
/// The service that the password is for.
public let kSecAttrService: CFString = "svce"
/// Data of the app about the item.
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
/// The class of a key: public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// The identifier by which programs find a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The app's name of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// How long a key is.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// How much of a key counts.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// A Boolean value that indicates whether a key is stored.
public let kSecAttrIsPermanent: CFString = "perm"
/// A Boolean value that indicates whether a key may encrypt.
public let kSecAttrCanEncrypt: CFString = "encr"
/// A Boolean value that indicates whether a key may decrypt.
public let kSecAttrCanDecrypt: CFString = "decr"
/// A Boolean value that indicates whether other keys may be derived from a key.
public let kSecAttrCanDerive: CFString = "drve"
/// A Boolean value that indicates whether a key may sign.
public let kSecAttrCanSign: CFString = "sign"
/// A Boolean value that indicates whether a key may verify signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// A Boolean value that indicates whether a key may wrap other keys.
public let kSecAttrCanWrap: CFString = "wrap"
/// A Boolean value that indicates whether a key may unwrap other keys.
public let kSecAttrCanUnwrap: CFString = "unwp"
