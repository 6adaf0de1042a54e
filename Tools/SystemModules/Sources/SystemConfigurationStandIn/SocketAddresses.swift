public import Foundation

// The addresses of BSD's sockets begin with their length, which Linux's do not have.

extension sockaddr {
  /// The number of bytes of the address. What it is set to is not kept.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The number of bytes of the address. What it is set to is not kept.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The number of bytes of the address. What it is set to is not kept.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
