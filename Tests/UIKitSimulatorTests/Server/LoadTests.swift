import Foundation
import SeededNumbers
import Testing
import UIKitCore
import UIKitSimulator

/// Clients that ask for too much.
@Suite struct LoadTests {
  @Test func `the 65th connection is closed, and the pages that are there go on`() throws {
    let server = try RunningServer()
    let page = try server.page()
    let idle = try (2...64).map { _ in try server.open() }
    for _ in 0..<40 {
      let extra = try RawClient(port: server.port)
      #expect(((try? extra.readToEnd()) ?? "") == "")
    }
    page.send(RawClient.frame(9, [1]))
    #expect(try page.readFrame() == .pong([1]))
    #expect(idle.count == 63)
  }

  @Test func `a place that became free is given again`() throws {
    let server = try RunningServer()
    for _ in 0..<5 {
      let clients = try (1...60).map { _ in try server.open() }
      #expect(clients.count == 60)
      for client in clients {
        client.send(RawClient.frame(8, []))
        #expect(try client.readFrame() == .close(1000))
        #expect(try client.readFrame() == .end)
      }
    }
    try server.checkGoesOn()
  }

  @Test func `who does not read is sent the last screen once it does`() throws {
    var limits = Limits()
    limits.outbound = 64 * 1024
    let server = try RunningServer(limits: limits)
    let slow = try server.open(receiveBuffer: 8 * 1024)
    slow.sendText(server.hello)
    let quick = try server.page()

    // Each screen differs from the one before in one long name.
    let count = 120
    for number in 1...count {
      let name = "\(number) " + String(repeating: "x", count: 100_000)
      server.server.show(.sample(number == count ? "last" : name))
      // Nothing is coalesced, for the quick page waits for each.
      let message = try quick.readMessage()
      #expect(["patch", "screen"].contains(message["type"]?.string))
    }
    var received = 0
    var isDone = false
    var page = ReferencePage()
    while !isDone {
      guard case .text(let text) = try slow.readFrame() else { break }
      received += text.utf8.count
      try page.apply(try JSON(text.utf8))
      isDone = page.roots[0]["children"]?.array?[0]["name"]?.string == "last"
    }
    #expect(isDone)
    // 12 MB were shown; only what fitted on the way was sent, and the whole screen in the end.
    #expect(received < 8_000_000)
  }

  @Test func `a flood of touches ends the page and not the app`() throws {
    var limits = Limits()
    limits.inputs = 50
    // An app that stands still: pushed messages are not taken.
    let bridge = MessageBridge(inputLimit: limits.inputs) {}
    let token = Token.random()
    let server = try SimulatorServer(
      files: .sample, token: token, port: .exactly(0), limits: limits, bridge: bridge)
    defer { server.stop() }
    let host = "127.0.0.1:\(server.port)"
    let client = try RawClient(port: server.port)
    client.send(RawClient.upgrade(host: host, origin: "http://" + host))
    #expect(try client.readHead().hasPrefix("HTTP/1.1 101"))
    client.sendText(#"{"type":"hello","token":"\#(token.text)","version":1}"#)
    client.sendText(#"{"type":"touch","id":1,"phase":"began","x":0,"y":0}"#)
    for x in 0..<2000 {
      client.sendText(#"{"type":"touch","id":1,"phase":"moved","x":\#(x),"y":0}"#)
    }
    for _ in 0..<60 {
      client.sendText(#"{"type":"touch","id":2,"phase":"began","x":0,"y":0}"#)
      client.sendText(#"{"type":"touch","id":2,"phase":"ended","x":0,"y":0}"#)
    }
    #expect(try client.readFrame() == .close(1008))
    #expect(try client.readFrame() == .end)
    let inputs = bridge.takeInputs()
    #expect((50...52).contains(inputs.count))
    #expect(inputs[2] == .touch(id: 1, phase: .moved, at: CGPoint(x: 1999, y: 0)))
    #expect(inputs.contains(.touch(id: 1, phase: .cancelled, at: CGPoint(x: 1999, y: 0))))
  }

  @Test func `a thousand connections that say half of something take a bounded amount of memory`()
    async
  {
    // The memory is the process's, and others would use it too.
    await #expect(processExitsWith: .success) {
      let server = try RunningServer()
      let page = try server.page()
      let half = "GET / HTTP/1.1\r\nHost: " + String(repeating: "x", count: 12_000)
      let before = try residentBytes()
      // All of them stay open at this end; there are 300 at a time.
      var clients: [RawClient] = []
      for number in 0..<1000 {
        let client = try RawClient(port: server.port)
        client.send(half)
        clients.append(client)
        if clients.count > 300 { clients.removeFirst() }
        guard number.isMultiple(of: 200) else { continue }
        page.send(RawClient.frame(9, [UInt8(number / 200)]))
        guard try page.readFrame() == .pong([UInt8(number / 200)]) else { exit(2) }
      }
      // 64 heads of 16 KiB are one MiB; a thousand would be twelve, and what they need besides.
      guard try residentBytes() - before < 32 << 20 else { exit(1) }
      exit(0)
    }
  }

  @Test func `the server listens on when the process runs out of descriptors`() async {
    // The limit is the process's, so it is another process that runs out.
    await #expect(processExitsWith: .success) {
      let server = try RunningServer()
      let clients = (0..<20).map { _ in RawClient() }
      let page = try server.page()
      var old = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &old)
      var none = rlimit(rlim_cur: 3, rlim_max: old.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
      for client in clients { try client.connect(to: server.port) }
      // When the second answer has come, the server has tried to accept and could not.
      for number: UInt8 in 1...2 {
        page.send(RawClient.frame(9, [number]))
        guard try page.readFrame() == .pong([number]) else { exit(2) }
      }
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &old)
      for client in clients {
        client.send("GET / HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
        let answer = try client.readToEnd()
        guard answer.hasPrefix("HTTP/1.1 200") else { exit(1) }
      }
      exit(0)
    }
  }
}

/// Tests with random bytes. The seeds make them the same each time.
@Suite struct RobustnessTests {
  let server: RunningServer

  init() throws { server = try RunningServer() }

  func check() throws {
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 200"))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `random bytes instead of a request change nothing`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let client = try RawClient(port: server.port)
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let count = Int.random(in: 0...2000, using: &generator)
      guard client.send((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      else { break }
    }
    client.finish()
    #expect(!((try? client.readToEnd()) ?? "").contains("HTTP/1.1 200"))
    try check()
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a damaged request never opens the socket by mistake`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(RawClient.upgrade(host: server.host, origin: "http://evil.example").utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      }
    }
    let client = try RawClient(port: server.port)
    client.send(bytes)
    client.finish()
    #expect(!((try? client.readToEnd()) ?? "").contains(" 101 "))
    try check()
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random frames from a page that was let in change nothing`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let page = try server.page()
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      var payload = Array(#"{"type":"touch","id":1,"phase":"began","x":1,"y":2}"#.utf8)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: 0..<payload.count, using: &generator)
        payload[index] = UInt8.random(in: 0...255, using: &generator)
      }
      var frame = RawClient.frame(
        Int.random(in: 0..<4, using: &generator) == 0
          ? UInt8.random(in: 0...15, using: &generator) : 1,
        payload, fin: Int.random(in: 0..<8, using: &generator) != 0)
      if Int.random(in: 0..<10, using: &generator) == 0 {
        frame[Int.random(in: 0..<6, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      guard page.send(frame) else { break }
    }
    page.finish()
    while let frame = try? page.readFrame(), frame != .end {}
    try check()
  }
}

/// Returns the resident size of the process, in bytes.
private func residentBytes() throws -> Int {
  let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  return pages * 4096
}
