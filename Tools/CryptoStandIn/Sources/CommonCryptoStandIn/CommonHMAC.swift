import Crypto
import Foundation

/// The name of a digest.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the authentication code of bytes under a key to `macOut`.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: Data(buffer(key, keyLength)))
  let data = Data(buffer(data, dataLength))
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key), macOut)
  case kCCHmacAlgMD5: write(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key), macOut)
  case kCCHmacAlgSHA256: write(HMAC<SHA256>.authenticationCode(for: data, using: key), macOut)
  case kCCHmacAlgSHA384: write(HMAC<SHA384>.authenticationCode(for: data, using: key), macOut)
  case kCCHmacAlgSHA512: write(HMAC<SHA512>.authenticationCode(for: data, using: key), macOut)
  default: fatalError("CCHmac: there is no algorithm \(algorithm).")
  }
}

private func buffer(_ start: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
}

private func write(_ code: some Sequence<UInt8>, _ result: UnsafeMutableRawPointer?) {
  guard let result else { return }
  for (place, byte) in code.enumerated() {
    result.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
  }
}
