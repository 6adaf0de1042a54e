import Crypto
import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32

// The lengths of digests, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the MD5 digest of bytes to `md` and returns it. Returns `nil` if `md` is `nil`.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }

/// Writes the SHA-1 digest of bytes to `md` and returns it. Returns `nil` if `md` is `nil`.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.SHA1.self, data, len, md) }

/// Writes the SHA-256 digest of bytes to `md` and returns it. Returns `nil` if `md` is `nil`.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }

/// Writes the SHA-384 digest of bytes to `md` and returns it. Returns `nil` if `md` is `nil`.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }

/// Writes the SHA-512 digest of bytes to `md` and returns it. Returns `nil` if `md` is `nil`.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }

private func digest<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let result else { return nil }
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  var hash = Function()
  hash.update(bufferPointer: bytes)
  for (place, byte) in hash.finalize().enumerated() { result[place] = byte }
  return result
}
