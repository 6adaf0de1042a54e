public import CoreFoundationNames

/// A source of random bytes.
public typealias SecRandomRef = OpaquePointer

/// The system's own source, which is unpredictable.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with unpredictable random bytes.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for a number below zero.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  guard count >= 0 else { return errSecParam }
  // The generator is the kernel's.
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(of: generator.next(), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
