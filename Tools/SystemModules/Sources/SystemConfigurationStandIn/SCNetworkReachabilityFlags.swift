public import CoreFoundationNames
public import Foundation
import NetworkStandIn

/// The way to a host.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Over a connection that comes and goes, such as a telephone company's.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// After connecting.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// It connects as soon as something is sent.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// Somebody has to connect, for example with a password.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Certain functions of the system connect.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// It is the device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Without a gateway.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// Over a telephone company.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The older name of ``connectionOnTraffic``.
  public static let connectionAutomatic = connectionOnTraffic

  init(_ connection: NetworkDevice.Connection) {
    self =
      switch connection.type {
      case nil: []
      case .cellular?: [.reachable, .transientConnection, .isWWAN]
      case .loopback?: [.reachable, .isLocalAddress]
      case .wifi?, .wiredEthernet?, .other?: .reachable
      }
  }
}

/// A function that hears of new flags. C's functions capture nothing.
public typealias SCNetworkReachabilityCallBack =
  @Sendable (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// An object for a callback, and the functions that keep it alive.
public struct SCNetworkReachabilityContext: Sendable {
  public var version: CFIndex
  public var retain: (@Sendable (UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: (@Sendable (UnsafeRawPointer) -> Void)?
  public var copyDescription: (@Sendable (UnsafeRawPointer) -> Unmanaged<NSString>)?
  // A number, for a pointer is not sent to other threads.
  private var address: UInt

  /// The object.
  public var info: UnsafeMutableRawPointer? {
    get { UnsafeMutableRawPointer(bitPattern: address) }
    set { address = UInt(bitPattern: newValue) }
  }

  /// A context without an object.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }

  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@Sendable (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@Sendable (UnsafeRawPointer) -> Void)?,
    copyDescription: (@Sendable (UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.retain, self.release) = (version, retain, release)
    self.copyDescription = copyDescription
    address = UInt(bitPattern: info)
  }
}
