/// The connection of the device, for tests. This type is not Apple's.
///
/// A device here has a network in the house, unless this says otherwise, or `STORYLINE_NETWORK=none` (or
/// `cellular`, or `wired`) in the environment. It is what monitors say: requests go over the network of the
/// machine all the same. The stage's trait puts all of it back between tests.
///
/// ```swift
/// SimulatedNetwork.interfaceType = nil
/// ```
@MainActor
public enum SimulatedNetwork {
  /// The kind of network; nothing where there is none. Monitors hear of a change.
  public static var interfaceType: NWInterface.InterfaceType? {
    get { NetworkDevice.shared.connection.type }
    set { NetworkDevice.shared.change { $0.type = newValue } }
  }

  /// A Boolean value that indicates whether it costs people something; `nil`: where a telephone
  /// company is paid.
  public static var isExpensive: Bool? {
    get { NetworkDevice.shared.connection.isExpensive }
    set { NetworkDevice.shared.change { $0.isExpensive = newValue } }
  }

  /// A Boolean value that indicates whether people want little to be sent.
  public static var isConstrained: Bool {
    get { NetworkDevice.shared.connection.isConstrained }
    set { NetworkDevice.shared.change { $0.isConstrained = newValue } }
  }
}
