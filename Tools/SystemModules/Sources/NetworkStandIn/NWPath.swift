/// An interface that a device reaches others by.
public struct NWInterface: Hashable, Sendable {
  /// A kind of network.
  public enum InterfaceType: Sendable {
    /// None of the others.
    case other
    /// A network in the house.
    case wifi
    /// That of a telephone company.
    case cellular
    /// One with a wire.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// Its kind.
  public let type: InterfaceType
  /// The system's name of the interface.
  public let name: String
  /// Its number.
  public let index: Int

  init(_ type: InterfaceType) {
    self.type = type
    (name, index) =
      switch type {
      case .loopback: ("lo0", 1)
      case .cellular: ("pdp_ip0", 2)
      case .wifi: ("en0", 3)
      case .wiredEthernet: ("en1", 4)
      case .other: ("utun0", 5)
      }
  }
}

/// The state of the network, and its interfaces.
public struct NWPath: Equatable, Sendable {
  /// The reachability of the network.
  public enum Status: Sendable {
    /// They can.
    case satisfied
    /// They cannot.
    case unsatisfied
    /// The network would be reachable after connecting, which does not happen here.
    case requiresConnection
  }

  /// The reachability of the network.
  public let status: Status
  /// The interfaces of the device, the best first.
  public let availableInterfaces: [NWInterface]
  /// A Boolean value that indicates whether it costs people something, as telephone companies do.
  public let isExpensive: Bool
  /// A Boolean value that indicates whether people want little to be sent.
  public let isConstrained: Bool

  /// A Boolean value that indicates whether addresses of four numbers can be reached.
  public var supportsIPv4: Bool { status == .satisfied }
  /// A Boolean value that indicates whether addresses of version six can be reached.
  public var supportsIPv6: Bool { status == .satisfied }
  /// A Boolean value that indicates whether names become addresses.
  public var supportsDNS: Bool { status == .satisfied }

  /// Returns a Boolean value that indicates whether what is sent goes that way.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && availableInterfaces.first?.type == type
  }

  /// The path without a network.
  static let none = NWPath(
    status: .unsatisfied, availableInterfaces: [], isExpensive: false, isConstrained: false)
}
