import StorylineTesting
import Synchronization
import Testing

@testable import NetworkStandIn

@MainActor @Suite(.stage) struct NetworkTests {
  private let queue = DispatchQueue(label: "network")

  /// Returns the paths that a monitor reports during `work`.
  private func heard(by monitor: NWPathMonitor, while work: () -> Void) -> [NWPath] {
    let log = Log()
    monitor.pathUpdateHandler = { path in log.paths.withLock { $0.append(path) } }
    monitor.start(queue: queue)
    work()
    queue.sync {}
    return log.paths.withLock(\.self)
  }

  private final class Log: Sendable {
    let paths = Mutex<[NWPath]>([])
  }

  @Test func `a device has a network, and a monitor says so when it starts`() {
    let monitor = NWPathMonitor()
    #expect(monitor.currentPath.status == .unsatisfied && monitor.queue == nil)
    let paths = heard(by: monitor) {}
    #expect(paths == [monitor.currentPath] && monitor.queue === queue)
    #expect(paths.first?.status == .satisfied)
    #expect(paths.first?.usesInterfaceType(.wifi) == true)
    #expect(paths.first?.usesInterfaceType(.cellular) == false)
    #expect(paths.first?.supportsDNS == true && paths.first?.supportsIPv4 == true)
    #expect(paths.first?.availableInterfaces.map(\.type) == [.wifi])
  }

  @Test func `a monitor hears of changes, and of nothing else`() {
    let paths = heard(by: NWPathMonitor()) {
      SimulatedNetwork.interfaceType = nil
      SimulatedNetwork.interfaceType = nil
      SimulatedNetwork.interfaceType = .cellular
      SimulatedNetwork.isConstrained = true
    }
    #expect(paths.map(\.status) == [.satisfied, .unsatisfied, .satisfied, .satisfied])
    #expect(paths.map(\.isExpensive) == [false, false, true, true])
    #expect(paths.last?.isConstrained == true)
    #expect(paths[1].availableInterfaces.isEmpty && !paths[1].supportsIPv6)
  }

  @Test func `a monitor of one kind of network knows of no other`() {
    let monitor = NWPathMonitor(requiredInterfaceType: .cellular)
    let paths = heard(by: monitor) { SimulatedNetwork.interfaceType = .cellular }
    #expect(paths.map(\.status) == [.unsatisfied, .satisfied])
    let others = NWPathMonitor(prohibitedInterfaceTypes: [.cellular])
    #expect(heard(by: others) {}.map(\.status) == [.unsatisfied])
  }

  @Test func `a monitor that is cancelled says nothing any more`() {
    let monitor = NWPathMonitor()
    let paths = heard(by: monitor) {
      queue.sync {}
      monitor.cancel()
      SimulatedNetwork.interfaceType = nil
    }
    #expect(paths.count == 1)
    monitor.start(queue: queue)
    queue.sync {}
    #expect(monitor.currentPath.status == .satisfied)
  }

  @Test(arguments: [
    ("none", NWInterface.InterfaceType?.none), ("wifi", .wifi), ("cellular", .cellular),
    ("wired", .wiredEthernet),
  ])
  func `the environment says what the device is connected by`(
    text: String, type: NWInterface.InterfaceType?
  ) throws {
    #expect(try #require(NetworkDevice.connection(named: text)).type == type)
    #expect(NetworkDevice.connection(named: "pigeons") == nil)
  }
}
