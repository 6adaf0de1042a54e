public import Dispatch
import Synchronization

/// Says whether others can be reached, and when that changes.
///
/// The device has a network, unless ``SimulatedNetwork`` or `STORYLINE_NETWORK` turns it off. The
/// network of the machine is not examined.
public final class NWPathMonitor: Sendable {
  private enum Filter: Sendable {
    case none
    case required(NWInterface.InterfaceType)
    case prohibited([NWInterface.InterfaceType])

    func allows(_ type: NWInterface.InterfaceType) -> Bool {
      switch self {
      case .none: true
      case .required(let required): type == required
      case .prohibited(let types): !types.contains(type)
      }
    }
  }

  private struct State: Sendable {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var path = NWPath.none
    var subscription: NetworkDevice.Subscription?
    var isCancelled = false
  }

  private let filter: Filter
  private let state = Mutex(State())

  // MARK: Creating

  /// A monitor of every network.
  public init() { filter = .none }

  /// A monitor of one kind of network.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    filter = .required(requiredInterfaceType)
  }

  /// A monitor of all kinds of networks but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    filter = .prohibited(prohibitedInterfaceTypes)
  }

  // MARK: Watching

  /// The closure that gets the path when the monitor starts, and when the path changes, on the
  /// monitor's queue.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The path as it is. A monitor that has not started knows of none.
  public var currentPath: NWPath { state.withLock(\.path) }

  /// The queue of the handler.
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Begins to watch, once.
  public func start(queue: DispatchQueue) {
    let isNew = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard isNew else { return }
    let subscription = NetworkDevice.shared.listen { [weak self] in self?.update($0) }
    state.withLock { state in
      guard !state.isCancelled else { return }
      state.subscription = subscription
    }
    update(NetworkDevice.shared.connection, isFirst: true)
  }

  /// Ends watching for good.
  public func cancel() {
    let subscription = state.withLock { state in
      state.isCancelled = true
      defer { state.subscription = nil }
      return state.subscription
    }
    // It takes a lock of its own when it ends.
    withExtendedLifetime(subscription) {}
  }

  private func update(_ connection: NetworkDevice.Connection, isFirst: Bool = false) {
    let path = connection.path { filter.allows($0) }
    let queue = state.withLock { state -> DispatchQueue? in
      guard !state.isCancelled, isFirst || path != state.path else { return nil }
      state.path = path
      return state.queue
    }
    queue?.async { [weak self] in
      let handler = self?.state.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(path)
    }
  }
}
