// What apps import as CryptoKit. A module of that name would change what packages are built as that ask
// for it.
@_exported public import Crypto
