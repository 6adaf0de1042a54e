import NIOCore
import NIOHTTP1

/// The response to a request.
enum Answer {
  typealias File = (type: String, bytes: [UInt8])

  case whole(File)
  /// After a while.
  case late(File)
  case nothing
  case hangUp
  /// An answer that is too long to be read to the end.
  case endless
}

/// Reads one request after the other, and sends what it is told to.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// Thirty-two mebibytes.
  private static let endless = (piece: ByteBuffer(repeating: 0x20, count: 1 << 20), count: 32)

  private let delay: TimeAmount
  private let answer: (String) -> Answer
  private var head: HTTPRequestHead?

  init(delay: TimeAmount, answer: @escaping (String) -> Answer) {
    self.delay = delay
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      send(head.method == .GET ? answer(head.uri) : .nothing, in: context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func send(_ answer: Answer, in context: ChannelHandlerContext) {
    switch answer {
    case .whole(let file):
      send(.ok, file, in: context)
    case .late(let file):
      let later = context.loopBound
      context.eventLoop.assumeIsolated().scheduleTask(in: delay) {
        if later.value.channel.isActive { self.send(.ok, file, in: later.value) }
      }
    case .nothing:
      send(.notFound, ("text/plain", Array("There is nothing here.\n".utf8)), in: context)
    case .hangUp:
      context.close(promise: nil)
    case .endless:
      begin(.ok, type: "application/json", length: nil, in: context)
      sendPieces(Self.endless.count, in: context.loopBound)
    }
  }

  private func send(
    _ status: HTTPResponseStatus, _ file: Answer.File, in context: ChannelHandlerContext
  ) {
    begin(status, type: file.type, length: file.bytes.count, in: context)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: file.bytes)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func begin(
    _ status: HTTPResponseStatus, type: String, length: Int?, in context: ChannelHandlerContext
  ) {
    var head = HTTPResponseHead(version: .http1_1, status: status)
    head.headers.add(name: "Content-Type", value: type)
    if let length { head.headers.add(name: "Content-Length", value: String(length)) }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
  }

  // The next piece is sent when the one before was read: unread pieces must not fill the server's
  // memory.
  private func sendPieces(_ count: Int, in context: NIOLoopBound<ChannelHandlerContext>) {
    guard count > 0 else {
      context.value.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      return
    }
    context.value.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(Self.endless.piece))))
      .assumeIsolated().whenSuccess { self.sendPieces(count - 1, in: context) }
  }
}
