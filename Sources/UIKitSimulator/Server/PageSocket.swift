import Foundation
import NIOCore
import NIOWebSocket
import UIKitCore

/// Why a page's connection was closed, as the close frame says it.
enum CloseCode: Int {
  case normal = 1000
  case goingAway = 1001
  case protocolError = 1002
  case unknownMessage = 1003
  case malformedMessage = 1007
  case flood = 1008
  case tooLarge = 1009
  case wrongToken = 4401
  case silent = 4408
  case wrongVersion = 4426
}

/// One page: takes its frames apart, lets it in when it shows the token, passes on its touches.
final class PageSocket: ChannelInboundHandler, Client {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  var lacksScreen = true
  var lackedStates: Set<PageState.Kind> = []
  var linesSeen: Int?
  var number = 0

  private let clients: Clients
  private let connection: ConnectionGuard
  private var context: ChannelHandlerContext?
  private var isGreeted = false
  private var isClosing = false
  private var fragments: (opcode: WebSocketOpcode, data: ByteBuffer)?
  private var fingers: [Int: (id: Int, point: CGPoint)] = [:]
  /// A Boolean value that indicates whether a key may be down.
  private var holdsKeys = false
  private var pulse: RepeatedTask?
  private var unansweredPulses = 0
  private var stuckPulses = 0

  init(clients: Clients, connection: ConnectionGuard) {
    self.clients = clients
    self.connection = connection
  }

  // MARK: The channel

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    connection.endHead()
    connection.expire = { [weak self] in self?.close(.silent) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    leave()
    self.context = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if isGreeted, !isClosing { clients.catchUp(self) }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error as? NIOWebSocketError {
    case .invalidFrameLength: close(.tooLarge)
    case .some: close(.protocolError)
    case nil: context.close(promise: nil)
    }
  }

  // MARK: Frames

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    let frame = Self.unwrapInboundIn(data)
    guard frame.maskKey != nil, frame.reservedBits.isEmpty else { return close(.protocolError) }
    unansweredPulses = 0
    switch frame.opcode {
    case .text, .binary, .continuation: receive(part: frame)
    case .ping: if isKeepingUp { send(.pong, frame.unmaskedData) }
    case .pong: break
    case .connectionClose: close(.normal)
    default: close(.protocolError)
    }
  }

  private func receive(part frame: WebSocketFrame) {
    // A continuation continues something; anything else must not come amid it.
    guard (frame.opcode == .continuation) == (fragments != nil) else {
      return close(.protocolError)
    }
    var (opcode, data) = fragments ?? (frame.opcode, ByteBuffer())
    fragments = nil
    guard opcode == .text else { return close(.unknownMessage) }
    var part = frame.unmaskedData
    guard data.readableBytes + part.readableBytes <= clients.limits.message else {
      return close(.tooLarge)
    }
    data.writeBuffer(&part)
    if frame.fin { receive(text: data) } else { fragments = (opcode, data) }
  }

  private func receive(text: ByteBuffer) {
    guard String(validating: text.readableBytesView, as: UTF8.self) != nil else {
      return close(.malformedMessage)
    }
    do throws(ClientMessage.Problem) {
      try receive(ClientMessage(text.readableBytesView))
    } catch {
      switch error {
      case .malformed: close(.malformedMessage)
      case .unknown: close(.unknownMessage)
      }
    }
  }

  // MARK: Messages

  private func receive(_ message: ClientMessage) {
    guard isGreeted else { return greet(message) }
    switch message {
    case .hello:
      close(.unknownMessage)
    case .touch(let id, let phase, let point):
      touch(id, phase, point)
    case .ask(let question):
      if !clients.bridge.push(.ask(client: number, question)) { close(.flood) }
    default:
      if case .press(let press) = message { holdsKeys = press != .allCancelled }
      if let input = message.input, !clients.bridge.push(input) { close(.flood) }
    }
  }

  private func greet(_ message: ClientMessage) {
    guard case .hello(let token, let version) = message, clients.token.matches(token) else {
      return close(.wrongToken)
    }
    guard version == 1 else { return close(.wrongVersion) }
    isGreeted = true
    connection.endGreeting()
    startPulse()
    clients.admit(self)
  }

  private func touch(_ id: Int, _ phase: TouchPhase, _ point: CGPoint) {
    let finger: Int
    switch (phase, fingers[id]) {
    case (.began, nil) where fingers.count < clients.limits.fingers: finger = clients.makeFinger()
    case (.moved, let known?), (.ended, let known?), (.cancelled, let known?): finger = known.id
    default: return
    }
    let isLast = phase == .ended || phase == .cancelled
    guard
      clients.bridge.push(.touch(id: finger, phase: phase, at: point), isOwed: isLast)
    else { return close(.flood) }
    fingers[id] = isLast ? nil : (finger, point)
  }

  // MARK: Sending

  var isKeepingUp: Bool { context?.channel.isWritable ?? false }

  func send(_ message: ByteBuffer) { send(.text, message) }

  private func send(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    guard !isClosing, let context else { return }
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
  }

  // A page that is gone without a word, or that never reads, does not keep its place.
  private func startPulse() {
    guard let context else { return }
    let own = NIOLoopBound(self, eventLoop: context.eventLoop)
    let interval = clients.limits.pulse
    pulse = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      own.value.beat()
    }
  }

  private func beat() {
    stuckPulses = isKeepingUp ? 0 : stuckPulses + 1
    guard unansweredPulses < 3, stuckPulses < 3 else { return close(.silent) }
    unansweredPulses += 1
    if isKeepingUp { send(.ping, ByteBuffer()) }
  }

  // MARK: Leaving

  /// Says why, then closes: at once if the page does not read, in two seconds at the latest.
  func close(_ code: CloseCode) {
    guard !isClosing, let context else { return }
    leave()
    let channel = context.channel
    guard channel.isWritable else {
      isClosing = true
      return channel.close(promise: nil)
    }
    var data = ByteBuffer()
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: code.rawValue))
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    isClosing = true
    let forced = context.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
    context.writeAndFlush(Self.wrapOutboundOut(frame)).whenComplete { _ in
      forced.cancel()
      channel.close(promise: nil)
    }
  }

  private func leave() {
    connection.endGreeting()
    pulse?.cancel()
    pulse = nil
    fragments = nil
    guard isGreeted else { return }
    isGreeted = false
    // Fingers that are down are lifted, but not as taps.
    for finger in fingers.values.sorted(by: { $0.id < $1.id }) {
      clients.bridge.push(
        .touch(id: finger.id, phase: .cancelled, at: finger.point), isOwed: true)
    }
    fingers = [:]
    if holdsKeys { clients.bridge.push(.press(.allCancelled), isOwed: true) }
    clients.leave(self)
  }
}
