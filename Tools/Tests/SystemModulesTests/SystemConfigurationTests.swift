import Dispatch
import Foundation
import NetworkStandIn
import StorylineTesting
import Synchronization
import SystemConfigurationStandIn
import Testing

@MainActor @Suite(.stage) struct SystemConfigurationTests {
  private let queue = DispatchQueue(label: "reachability")

  /// The object of a callback.
  private final class Log: Sendable {
    let flags = Mutex<[SCNetworkReachabilityFlags]>([])
  }

  private func flags(of target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(target, &flags))
    return flags
  }

  /// A target whose callback writes down its flags in a log, which the context keeps.
  private func target(for log: Log) throws -> SCNetworkReachability {
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var context = SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(log).toOpaque(),
      retain: {
        UnsafeRawPointer(
          Unmanaged.passRetained(Unmanaged<Log>.fromOpaque($0).takeUnretainedValue()).toOpaque())
      },
      release: { Unmanaged<Log>.fromOpaque($0).release() }, copyDescription: nil)
    let isSet = SCNetworkReachabilitySetCallback(
      target,
      { _, flags, info in
        guard let info else { return }
        Unmanaged<Log>.fromOpaque(info).takeUnretainedValue().flags.withLock { $0.append(flags) }
      }, &context)
    #expect(isSet)
    return target
  }

  @Test func `an address of zeros is reached over the network of the device`() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    #expect(Int(address.sin_len) == MemoryLayout<sockaddr_in>.size)
    let target = try #require(
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
      })
    #expect(flags(of: target) == .reachable)
    SimulatedNetwork.interfaceType = .cellular
    #expect(flags(of: target) == [.reachable, .transientConnection, .isWWAN])
    SimulatedNetwork.interfaceType = nil
    #expect(flags(of: target).isEmpty)
  }

  @Test func `a host without a name is no target`() {
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    #expect(SCNetworkReachabilityCreateWithAddressPair(nil, nil, nil) == nil)
  }

  @Test func `a callback hears of changes on its queue, until it has none`() throws {
    let log = Log()
    let target = try target(for: log)
    SimulatedNetwork.interfaceType = nil
    SCNetworkReachabilitySetDispatchQueue(target, queue)
    SimulatedNetwork.isConstrained = true
    SimulatedNetwork.interfaceType = .wifi
    SimulatedNetwork.interfaceType = nil
    queue.sync {}
    #expect(log.flags.withLock(\.self) == [.reachable, []])
    SCNetworkReachabilitySetDispatchQueue(target, nil)
    SimulatedNetwork.interfaceType = .wifi
    queue.sync {}
    #expect(log.flags.withLock(\.self).count == 2)
  }

  @Test func `a target keeps the object of its callback, and lets it go`() throws {
    weak var object: Log?
    var kept: SCNetworkReachability?
    do {
      let log = Log()
      object = log
      kept = try target(for: log)
    }
    #expect(object != nil)
    kept = nil
    #expect(object == nil && kept == nil)
  }

  @Test func `flags have the numbers of Apple's`() {
    #expect(SCNetworkReachabilityFlags.reachable.rawValue == 2)
    #expect(SCNetworkReachabilityFlags.isWWAN.rawValue == 1 << 18)
    #expect(SCNetworkReachabilityFlags.connectionAutomatic == .connectionOnTraffic)
  }

  @Test func `no call fails, and a status has a text`() {
    #expect(SCError() == Int32(kSCStatusOK))
    #expect(String(cString: SCErrorString(SCError())) == "Success!")
    #expect(SCCopyLastError().domain == "com.apple.SystemConfiguration")
  }
}
