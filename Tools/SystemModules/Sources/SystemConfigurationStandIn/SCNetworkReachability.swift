public import CoreFoundationNames
public import Dispatch
public import Foundation
import NetworkStandIn
import Synchronization

/// A host or an address, and the way to it.
///
/// All others are reached over the device's network, which ``NetworkStandIn/SimulatedNetwork`` and
/// `STORYLINE_NETWORK` turn off. No host is looked up, and the network of the machine is not examined.
public final class SCNetworkReachability: Sendable {
  /// A callback with what it gets, and the queue that it is called on.
  private struct State: Sendable {
    var callback: SCNetworkReachabilityCallBack?
    var context = SCNetworkReachabilityContext()
    var queue: DispatchQueue?
    var subscription: NetworkDevice.Subscription?
    var flags = SCNetworkReachabilityFlags()
  }

  private let state = Mutex(State())

  fileprivate init() {}

  deinit { setCallback(nil, context: nil) }

  fileprivate var flags: SCNetworkReachabilityFlags {
    SCNetworkReachabilityFlags(NetworkDevice.shared.connection)
  }

  fileprivate func setCallback(
    _ callback: SCNetworkReachabilityCallBack?, context: SCNetworkReachabilityContext?
  ) {
    var context = context ?? SCNetworkReachabilityContext()
    if let info = context.info, let retain = context.retain {
      context.info = UnsafeMutableRawPointer(mutating: retain(info))
    }
    let kept = context
    let last = state.withLock { state in
      defer { (state.callback, state.context) = (callback, kept) }
      return state.context
    }
    if let info = last.info { last.release?(info) }
  }

  func setQueue(_ queue: DispatchQueue?) {
    let subscription = queue.map { _ in
      NetworkDevice.shared.listen { [weak self] in self?.change(to: $0) }
    }
    let flags = flags
    let last = state.withLock { state in
      defer { (state.queue, state.subscription, state.flags) = (queue, subscription, flags) }
      return state.subscription
    }
    // It takes a lock of its own when it ends.
    withExtendedLifetime(last) {}
  }

  private func change(to connection: NetworkDevice.Connection) {
    let flags = SCNetworkReachabilityFlags(connection)
    let queue = state.withLock { state -> DispatchQueue? in
      guard flags != state.flags else { return nil }
      state.flags = flags
      return state.queue
    }
    queue?.async { [weak self] in
      guard let self else { return }
      let (callback, context) = state.withLock { ($0.callback, $0.context) }
      callback?(self, flags, context.info)
    }
  }
}

/// Creates the target for an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Creates the target for a connection between two addresses.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  localAddress == nil && remoteAddress == nil ? nil : SCNetworkReachability()
}

/// Creates the target for a host, which has a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { nodename.pointee == 0 ? nil : SCNetworkReachability() }

/// Stores how the target is reached, and returns a Boolean value that indicates whether that is known.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the callback, which is called once the target has a queue or a run loop and its flags change.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context: context?.pointee)
  return true
}

/// Sets the queue of the callback; `nil` ends the calls.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.setQueue(queue)
  return true
}
