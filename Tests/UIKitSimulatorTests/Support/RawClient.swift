import Foundation
import NIOCore
import Testing
import UIKitSimulator

/// A TCP client that says exactly the bytes that it is told to, and waits for answers.
///
/// It gives up after some seconds, so that a server that says nothing fails a test and not the run.
final class RawClient {
  struct TimedOut: Error {}
  struct Refused: Error {
    let code: Int32
  }

  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// Connects; with `receiveBuffer`, so that little fits between the server and a slow reader.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 100, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    try connect(to: port)
  }

  /// Makes a socket that is not connected yet.
  init() {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  }

  deinit { close(descriptor) }

  func connect(to port: Int) throws {
    let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
    let result = address.withSockAddr { Foundation.connect(descriptor, $0, socklen_t($1)) }
    guard result == 0 else { throw Refused(code: errno) }
  }

  // MARK: Bytes

  /// Sends as much as the server takes. Returns whether it took everything.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Says that nothing more will be sent.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Waits for more. Returns `false` when the server has closed the connection.
  private func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { throw TimedOut() }
    guard count > 0 else { return false }
    unread.append(contentsOf: buffer[..<count])
    return true
  }

  /// Everything up to the end of the connection.
  func readToEnd() throws -> String {
    while try receive() {}
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }

  /// Takes `count` bytes, or `nil` if the connection ends before.
  func read(_ count: Int) throws -> [UInt8]? {
    while unread.count < count { guard try receive() else { return nil } }
    defer { unread.removeFirst(count) }
    return Array(unread[..<count])
  }

  /// Takes the head of an answer.
  func readHead() throws -> String {
    let end = Array("\r\n\r\n".utf8)
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual(end) {
      guard let byte = try read(1) else { break }
      head += byte
    }
    return String(decoding: head, as: UTF8.self)
  }

  // MARK: WebSocket

  /// A message of the server: a text, or the code of its close frame.
  enum Received: Equatable {
    case text(String)
    case close(Int)
    case pong([UInt8])
    case end
  }

  func readFrame() throws -> Received {
    guard let start = try read(2) else { return .end }
    var length = Int(start[1])
    if length >= 126 {
      guard let more = try read(length == 126 ? 2 : 8) else { return .end }
      length = more.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = try read(length) else { return .end }
    switch start[0] {
    case 0x81: return .text(String(decoding: payload, as: UTF8.self))
    case 0x88: return .close(payload.prefix(2).reduce(0) { $0 << 8 | Int($1) })
    // On a busy machine the server sends pings.
    case 0x89: return try readFrame()
    case 0x8A: return .pong(payload)
    default: throw Refused(code: Int32(start[0]))
    }
  }

  /// The next message, as JSON.
  func readMessage() throws -> JSON {
    let frame = try readFrame()
    guard case .text(let text) = frame else {
      Issue.record("expected a message, received \(frame)")
      throw TimedOut()
    }
    return try JSON(text.utf8)
  }

  /// A client's frame. It is masked as RFC 6455 demands, unless asked not to be.
  static func frame(
    _ opcode: UInt8, _ payload: [UInt8], fin: Bool = true, masked: Bool = true, reserved: UInt8 = 0
  ) -> [UInt8] {
    var frame: [UInt8] = [(fin ? 0x80 : 0) | reserved | opcode]
    let bit: UInt8 = masked ? 0x80 : 0
    switch payload.count {
    case ..<126: frame.append(bit | UInt8(payload.count))
    case ..<65_536:
      frame += [bit | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      frame.append(bit | 127)
      frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    guard masked else { return frame + payload }
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    return frame + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  func sendText(_ text: String) { send(Self.frame(1, Array(text.utf8))) }

  static func upgrade(host: String, origin: String?, path: String = "/socket") -> String {
    "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
      + (origin.map { "Origin: \($0)\r\n" } ?? "") + "\r\n"
  }
}
