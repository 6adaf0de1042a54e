import Foundation
import Testing
import UIKitCore
import UIKitSimulator

@Suite struct SocketTests {
  let server: RunningServer

  init() throws { server = try RunningServer() }

  func touch(_ phase: String, id: Int = 1, x: Int = 5, y: Int = 6) -> String {
    #"{"type":"touch","id":\#(id),"phase":"\#(phase)","x":\#(x),"y":\#(y)}"#
  }

  // MARK: Letting in

  @Test(arguments: [
    #"{"type":"hello","token":"","version":1}"#,
    #"{"type":"hello","token":"\#(String(repeating: "0", count: 64))","version":1}"#,
    #"{"type":"touch","id":1,"phase":"began","x":1,"y":1}"#,
    #"{"type":"device","setting":"style","value":"dark"}"#,
  ])
  func `whoever does not show the token first is told 4401 and nothing else`(
    text: String
  ) throws {
    let client = try server.open()
    client.sendText(text)
    client.sendText(server.hello)
    #expect(try client.readFrame() == .close(4401))
    #expect((try? client.readFrame()) ?? .end == .end)
    try server.checkGoesOn()
    #expect(server.inputs.wait(for: 0).isEmpty)
  }

  @Test func `another version of the protocol is told 4426`() throws {
    let client = try server.open()
    client.sendText(server.hello.replacingOccurrences(of: "\"version\":1", with: "\"version\":2"))
    #expect(try client.readFrame() == .close(4426))
    try server.checkGoesOn()
  }

  @Test func `the handshake is answered as RFC 6455 computes it`() throws {
    let client = try RawClient(port: server.port)
    client.send(RawClient.upgrade(host: server.host, origin: server.origin))
    let head = try client.readHead().lowercased()
    #expect(head.contains("sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=\r\n"))
  }

  // MARK: Refusing

  @Test func `a second hello is refused`() throws {
    let page = try server.page()
    page.sendText(server.hello)
    #expect(try page.readFrame() == .close(1003))
    try server.checkGoesOn()
  }

  @Test(arguments: [
    ("{", 1007), ("[]", 1007), (#"{"type":"touch"}"#, 1007),
    (#"{"type":"device","setting":"style","value":1}"#, 1007),
    (#"{"type":"eval","code":"exit"}"#, 1003), (#"{"type":"highlight"}"#, 1003),
  ])
  func `a message that the protocol does not have is refused`(text: String, code: Int) throws {
    let page = try server.page()
    page.sendText(text)
    #expect(try page.readFrame() == .close(code))
    let stranger = try server.open()
    stranger.sendText(text)
    #expect(try stranger.readFrame() == .close(code))
    try server.checkGoesOn()
  }

  @Test(arguments: [
    ([0xFF, 0xFE] as [UInt8], 1 as UInt8, 1007), ([0xC0, 0x80], 1, 1007),
    ([0xED, 0xA0, 0x80], 1, 1007), ([1, 2, 3], 2, 1003), ([], 0, 1002), ([], 3, 1002),
    ([], 7, 1002), ([], 0xB, 1002), ([], 0xF, 1002),
  ])
  func `bytes that are no text message are refused`(
    payload: [UInt8], opcode: UInt8, code: Int
  ) throws {
    let page = try server.page()
    page.send(RawClient.frame(opcode, payload))
    #expect(try page.readFrame() == .close(code))
    try server.checkGoesOn()
  }

  @Test func `an unmasked frame is refused`() throws {
    let client = try server.open()
    client.send(RawClient.frame(1, Array(server.hello.utf8), masked: false))
    #expect(try client.readFrame() == .close(1002))
    try server.checkGoesOn()
  }

  @Test(arguments: [0x10, 0x20, 0x40, 0x70] as [UInt8])
  func `a frame with a reserved bit is refused`(bit: UInt8) throws {
    let client = try server.open()
    client.send(RawClient.frame(1, Array(server.hello.utf8), reserved: bit))
    #expect(try client.readFrame() == .close(1002))
    try server.checkGoesOn()
  }

  @Test(arguments: [8, 9, 10] as [UInt8])
  func `a control frame in parts or over 125 bytes is refused`(opcode: UInt8) throws {
    let parts = try server.page()
    parts.send(RawClient.frame(opcode, [], fin: false))
    #expect(try parts.readFrame() == .close(1002))
    let long = try server.page()
    long.send(RawClient.frame(opcode, [UInt8](repeating: 0, count: 126)))
    #expect(try long.readFrame() == .close(1002))
    try server.checkGoesOn()
  }

  @Test func `a frame over 64 KiB is refused before it has come`() throws {
    let page = try server.page()
    let header = RawClient.frame(1, [UInt8](repeating: 32, count: 65_537)).prefix(14)
    page.send(Array(header))
    #expect(try page.readFrame() == .close(1009))
    let endless = try server.page()
    endless.send([0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 12))
    #expect(try endless.readFrame() == .close(1009))
    try server.checkGoesOn()
  }

  @Test func `a message of 64 KiB is taken, and one over it in parts is not`() throws {
    let page = try server.page()
    let style = #"{"type":"device","setting":"style","value":"dark"}"#
    let padded = Array((style + String(repeating: " ", count: 65_536 - style.utf8.count)).utf8)
    page.send(RawClient.frame(1, padded))
    #expect(server.inputs.wait(for: 1) == [.device(.style(isDark: true))])
    page.send(RawClient.frame(1, padded, fin: false))
    page.send(RawClient.frame(0, [32]))
    #expect(try page.readFrame() == .close(1009))
    try server.checkGoesOn()
  }

  @Test func `a message in parts is one message, also with a ping between them`() throws {
    let page = try server.page()
    let bytes = Array(touch("began").utf8)
    page.send(RawClient.frame(1, Array(bytes[..<10]), fin: false))
    page.send(RawClient.frame(9, [1]))
    page.send(RawClient.frame(0, Array(bytes[10..<11]), fin: false))
    page.send(RawClient.frame(0, Array(bytes[11...])))
    #expect(try page.readFrame() == .pong([1]))
    #expect(
      server.inputs.wait(for: 1)
        == [.touch(id: 1, phase: .began, at: CGPoint(x: 5, y: 6))])
  }

  @Test func `a new message amid the parts of another is refused`() throws {
    let page = try server.page()
    page.send(RawClient.frame(1, Array("{".utf8), fin: false))
    page.sendText(touch("began"))
    #expect(try page.readFrame() == .close(1002))
    try server.checkGoesOn()
  }

  @Test func `what comes after a close is not heard`() throws {
    let page = try server.page()
    page.send(RawClient.frame(8, [0x03, 0xE8]) + RawClient.frame(1, Array(touch("began").utf8)))
    #expect(try page.readFrame() == .close(1000))
    #expect(try page.readFrame() == .end)
    try server.checkGoesOn()
    #expect(server.inputs.wait(for: 0).isEmpty)
  }

  // MARK: Touches

  @Test func `touches arrive in order, and each finger has a number of its own`() throws {
    let (one, two) = (try server.page(), try server.page())
    one.sendText(touch("began", id: 7))
    #expect(server.inputs.wait(for: 1).count == 1)
    two.sendText(touch("began", id: 7))
    #expect(server.inputs.wait(for: 2).count == 2)
    one.sendText(touch("ended", id: 7, x: 8))
    #expect(server.inputs.wait(for: 3).count == 3)
    one.sendText(touch("began", id: 7))
    let point = CGPoint(x: 5, y: 6)
    #expect(
      server.inputs.wait(for: 4) == [
        .touch(id: 1, phase: .began, at: point), .touch(id: 2, phase: .began, at: point),
        .touch(id: 1, phase: .ended, at: CGPoint(x: 8, y: 6)),
        .touch(id: 3, phase: .began, at: point),
      ])
  }

  @Test func `a phase out of order is ignored, and so is an eleventh finger`() throws {
    let page = try server.page()
    for phase in ["moved", "ended", "cancelled"] { page.sendText(touch(phase, id: 99)) }
    for id in 1...11 { page.sendText(touch("began", id: id)) }
    page.sendText(touch("began", id: 1))
    page.sendText(touch("ended", id: 11))
    page.sendText(touch("ended", id: 10))
    let inputs = server.inputs.wait(for: 11)
    let point = CGPoint(x: 5, y: 6)
    #expect(
      inputs == (1...10).map { .touch(id: $0, phase: .began, at: point) }
        + [.touch(id: 10, phase: .ended, at: point)])
  }

  @Test func `fingers of a page that drops are cancelled where they were`() throws {
    var page: RawClient? = try server.page()
    page?.sendText(touch("began", id: 1))
    page?.sendText(touch("began", id: 2))
    page?.sendText(touch("moved", id: 2, x: 9))
    #expect(server.inputs.wait(for: 3).count == 3)
    page = nil
    #expect(
      server.inputs.wait(for: 5).suffix(2) == [
        .touch(id: 1, phase: .cancelled, at: CGPoint(x: 5, y: 6)),
        .touch(id: 2, phase: .cancelled, at: CGPoint(x: 9, y: 6)),
      ])
    try server.checkGoesOn()
  }
}
