import Foundation
import Synchronization

/// The device's connection, which is reported to monitors. Monitors may live on any thread.
package final class NetworkDevice: Sendable {
  package static let shared = NetworkDevice()

  package struct Connection: Equatable, Sendable {
    package var type: NWInterface.InterfaceType? = .wifi
    /// `nil`: where a telephone company is paid.
    var isExpensive: Bool?
    var isConstrained = false

    /// The way to others over networks of some kinds.
    func path(allowing allows: (NWInterface.InterfaceType) -> Bool) -> NWPath {
      guard let type, allows(type) else { return .none }
      return NWPath(
        status: .satisfied, availableInterfaces: [NWInterface(type)],
        isExpensive: isExpensive ?? (type == .cellular), isConstrained: isConstrained)
    }
  }

  /// A subscription, which ends when it is released.
  package final class Subscription: Sendable {
    private let number: Int

    fileprivate init(_ number: Int) { self.number = number }

    deinit { NetworkDevice.shared.listeners.withLock { $0[number] = nil } }
  }

  private let content = Mutex(NetworkDevice.fromEnvironment)
  private let listeners = Mutex<[Int: @Sendable (Connection) -> Void]>([:])
  private let last = Atomic(0)

  private init() {
    // The stage begins anew between tests, and with it the device.
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("StorylineStageDidReset"), object: nil, queue: nil
    ) { _ in NetworkDevice.shared.content.withLock { $0 = NetworkDevice.fromEnvironment } }
  }

  /// The connection from the environment of the process.
  private static let fromEnvironment: Connection = {
    guard let text = ProcessInfo.processInfo.environment["STORYLINE_NETWORK"] else {
      return Connection()
    }
    if let connection = connection(named: text) { return connection }
    FileHandle.standardError.write(
      Data("STORYLINE_NETWORK is none of none, wifi, cellular and wired: \(text)\n".utf8))
    return Connection()
  }()

  static func connection(named name: String) -> Connection? {
    switch name {
    case "none": Connection(type: nil)
    case "wifi": Connection(type: .wifi)
    case "cellular": Connection(type: .cellular)
    case "wired": Connection(type: .wiredEthernet)
    default: nil
    }
  }

  package var connection: Connection { content.withLock(\.self) }

  package func listen(_ listener: @escaping @Sendable (Connection) -> Void) -> Subscription {
    let number = last.add(1, ordering: .relaxed).newValue
    listeners.withLock { $0[number] = listener }
    return Subscription(number)
  }

  /// Changes the connection, and notifies all subscribers.
  func change(_ change: (inout Connection) -> Void) {
    let connection = content.withLock { connection in
      change(&connection)
      return connection
    }
    let listeners = listeners.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    for listener in listeners { listener(connection) }
  }
}
