import Foundation
import Synchronization
import Testing
import UIKitCore
import UIKitSimulator

extension WebFiles {
  /// A page that is small enough to compare.
  static let sample = WebFiles([
    "index.html": Array("<!doctype html>".utf8),
    "simulator.css": Array("body {}".utf8),
    "simulator.js": Array("start()".utf8),
    "notes.txt": Array("not served".utf8),
  ])
}

extension Snapshot {
  /// A screen with one label.
  static func sample(_ text: String, time: SnapshotTime = SnapshotTime(stage: 0, uptime: nil))
    -> Snapshot
  {
    var label = DisplayNode(id: 2, name: text, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.opacity = 0.5
    var window = DisplayNode(
      id: 1, name: "UIWindow", frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    // Enough beside it for a patch to be smaller than a screen.
    window.children =
      [label] + (3..<9).map { DisplayNode(id: $0, name: "UIView", frame: .zero) }
    let list = DisplayList(
      size: CGSize(width: 100, height: 200), cornerRadius: 5, isDark: false, roots: [window])
    return Snapshot(app: "App", device: "Phone", list: list, time: time)
  }
}

/// A server on a free port that answers new clients with the screen `first`.
final class RunningServer {
  let server: SimulatorServer
  let token = Token.random()
  let inputs = Inputs()

  /// The inputs of the app, except those about clients.
  final class Inputs: Sendable {
    private let values = Mutex<[SimulatorInput]>([])
    private let arrived = DispatchSemaphore(value: 0)

    func append(_ input: SimulatorInput) {
      values.withLock { $0.append(input) }
      arrived.signal()
    }

    /// The first `count` inputs, when they have come.
    func wait(for count: Int) -> [SimulatorInput] {
      while values.withLock({ $0.count }) < count {
        guard arrived.wait(timeout: .now() + 10) == .success else { break }
      }
      return values.withLock { $0 }
    }
  }

  init(limits: Limits = Limits()) throws {
    let pump = Pump()
    let bridge = MessageBridge(inputLimit: limits.inputs) { pump.run() }
    server = try SimulatorServer(
      files: .sample, token: token, port: .exactly(0), limits: limits, bridge: bridge)
    pump.begin(server, inputs)
  }

  deinit { server.stop() }

  var port: Int { server.port }
  var host: String { "127.0.0.1:\(server.port)" }
  var origin: String { "http://" + host }

  // Takes the main thread's part, on a queue of its own.
  private final class Pump: Sendable {
    private let queue = DispatchQueue(label: "app")
    private let target = Mutex<(server: SimulatorServer, inputs: Inputs)?>(nil)

    func begin(_ server: SimulatorServer, _ inputs: Inputs) {
      target.withLock { $0 = (server, inputs) }
    }

    func run() {
      queue.async {
        guard let (server, inputs) = self.target.withLock({ $0 }) else { return }
        for input in server.bridge.takeInputs() {
          if input == .watch { server.show(.sample("first")) } else { inputs.append(input) }
        }
      }
    }
  }

  // MARK: Clients

  func get(_ path: String, host: String? = nil, method: String = "GET") throws -> String {
    let client = try RawClient(port: port)
    client.send("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? self.host)\r\n\r\n")
    return try client.readToEnd()
  }

  /// A client whose WebSocket is open, but which has not said hello.
  func open(receiveBuffer: Int32? = nil) throws -> RawClient {
    let client = try RawClient(port: port, receiveBuffer: receiveBuffer)
    client.send(RawClient.upgrade(host: host, origin: origin))
    let head = try client.readHead()
    try #require(head.hasPrefix("HTTP/1.1 101"), "\(head)")
    return client
  }

  var hello: String { #"{"type":"hello","token":"\#(token.text)","version":1}"# }

  /// A page as it should be, with the first screen.
  func page() throws -> RawClient {
    let client = try open()
    client.sendText(hello)
    let screen = try client.readMessage()
    #expect(screen["type"] == .string("screen"))
    return client
  }

  /// Fails unless a good page is served as ever.
  func checkGoesOn() throws {
    #expect(try get("/").hasPrefix("HTTP/1.1 200"))
    let page = try page()
    page.send(RawClient.frame(9, [7]))
    #expect(try page.readFrame() == .pong([7]))
  }
}
