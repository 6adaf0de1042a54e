import NIOCore
import NIOEmbedded
import Testing
import UIKitSimulator

/// A connection whose time is moved by the test.
@Suite struct TimeLimitTests {
  let loop = EmbeddedEventLoop()
  let channel: EmbeddedChannel
  let clients: Clients
  let connections: Connections
  let token = Token.random()
  let bridge = MessageBridge(inputLimit: 100) {}

  init() throws {
    clients = Clients(token: token, limits: Limits(), bridge: bridge)
    connections = Connections(
      files: .sample, clients: NIOLoopBound(clients, eventLoop: loop))
    channel = EmbeddedChannel(loop: loop)
    try connect(channel)
  }

  func connect(_ channel: EmbeddedChannel) throws {
    channel.localAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 8080)
    try connections.accept(channel)
    channel.pipeline.connect(
      to: try SocketAddress(ipAddress: "127.0.0.1", port: 50_000), promise: nil)
  }

  func receive(_ bytes: [UInt8]) throws {
    try channel.writeInbound(ByteBuffer(bytes: bytes))
    loop.run()
  }

  func sent() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let data = try channel.readOutbound(as: IOData.self) {
      guard case .byteBuffer(let buffer) = data else { continue }
      bytes += buffer.readableBytesView
    }
    return bytes
  }

  func upgrade() throws {
    let request = RawClient.upgrade(host: "127.0.0.1:8080", origin: "http://127.0.0.1:8080")
    try receive(Array(request.utf8))
    #expect(String(decoding: try sent(), as: UTF8.self).hasPrefix("HTTP/1.1 101"))
  }

  func greet() throws {
    try upgrade()
    let hello = #"{"type":"hello","token":"\#(token.text)","version":1}"#
    try receive(RawClient.frame(1, Array(hello.utf8)))
    #expect(bridge.isWatched)
  }

  static let closed4408: [UInt8] = [0x88, 2, 0x11, 0x38]
  static let ping: [UInt8] = [0x89, 0]

  @Test(arguments: ["", "G", "GET / HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n", "\r\n\r\n"])
  func `a request that does not come is ended after 10 seconds`(start: String) throws {
    try receive(Array(start.utf8))
    loop.advanceTime(by: .seconds(9))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
    #expect(clients.connections == 0)
  }

  @Test func `drops of a request do not prolong its time`() throws {
    for byte in "GET / HT".utf8 {
      try receive([byte])
      loop.advanceTime(by: .seconds(1))
    }
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive)
  }

  @Test func `a socket without hello is told 4408 after 10 seconds in all`() throws {
    loop.advanceTime(by: .seconds(5))
    try upgrade()
    loop.advanceTime(by: .seconds(4))
    // A ping is a sign of life but no greeting.
    try receive(RawClient.frame(9, []))
    #expect(try sent() == [0x8A, 0])
    loop.advanceTime(by: .seconds(1))
    #expect(try sent() == Self.closed4408)
    #expect(!channel.isActive)
  }

  @Test func `a page that said hello may be silent as long as it answers pings`() throws {
    try greet()
    for _ in 0..<20 {
      loop.advanceTime(by: .seconds(15))
      #expect(try sent() == Self.ping)
      try receive(RawClient.frame(10, []))
    }
    #expect(channel.isActive)
  }

  @Test func `a page that answers no ping is gone after a minute`() throws {
    try greet()
    loop.advanceTime(by: .seconds(45))
    #expect(try sent() == Self.ping + Self.ping + Self.ping)
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(15))
    #expect(try sent() == Self.closed4408)
    #expect(!channel.isActive)
    #expect(!bridge.isWatched)
  }

  @Test func `a page that never reads is gone even if it goes on talking`() throws {
    try greet()
    channel.isWritable = false
    for _ in 0..<3 {
      #expect(channel.isActive)
      loop.advanceTime(by: .seconds(15))
      try? receive(RawClient.frame(9, []))
    }
    #expect(!channel.isActive)
    #expect(try sent() == [])
  }

  @Test func `nothing is scheduled for a connection that ended`() throws {
    try greet()
    try receive(RawClient.frame(8, [3, 0xE8]))
    #expect(try sent() == [0x88, 2, 3, 0xE8])
    #expect(!channel.isActive)
    loop.advanceTime(by: .hours(1))
    #expect(try sent() == [])
  }

  @Test func `the 65th connection is refused until another ends`() throws {
    var channels: [EmbeddedChannel] = []
    for _ in 2...64 {
      let channel = EmbeddedChannel(loop: loop)
      try connect(channel)
      channels.append(channel)
    }
    #expect(clients.connections == 64)
    #expect(throws: (any Error).self) { try connect(EmbeddedChannel(loop: loop)) }
    #expect(clients.connections == 64)
    channels[0].close(promise: nil)
    loop.run()
    try connect(EmbeddedChannel(loop: loop))
    #expect(clients.connections == 64)
  }
}
