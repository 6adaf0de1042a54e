import NIOCore
import NIOHTTP1

/// Answers one request after the other, as the server's mood is.
final class PhoneRequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// Thirty-two mebibytes: too long to be read to the end.
  private static let endless = (piece: 1 << 20, count: 32)

  private let files: ServerFiles
  private let delay: TimeAmount
  private let takeRequest: () -> ServerMood
  private var head: HTTPRequestHead?

  init(files: ServerFiles, delay: TimeAmount, takeRequest: @escaping () -> ServerMood) {
    self.files = files
    self.delay = delay
    self.takeRequest = takeRequest
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, in: context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func answer(_ head: HTTPRequestHead, in context: ChannelHandlerContext) {
    let file = head.method == .GET ? files[head.uri] : nil
    switch takeRequest() {
    case .fine:
      send(file, in: context)
    case .slow:
      let late = context.loopBound
      context.eventLoop.assumeIsolated().scheduleTask(in: delay) {
        if late.value.channel.isActive { self.send(file, in: late.value) }
      }
    case .down:
      context.close(promise: nil)
    case .missing:
      send(nil, in: context)
    case .garbled:
      send(
        ServerFiles.File(type: "text/html", bytes: Array("<h1>Welcome to the hotel</h1>".utf8)),
        in: context)
    case .huge:
      begin(.ok, type: "application/json", length: nil, in: context)
      sendPieces(Self.endless.count, in: context.loopBound)
    }
  }

  private func send(_ file: ServerFiles.File?, in context: ChannelHandlerContext) {
    let bytes = file?.bytes ?? Array("There is nothing here.\n".utf8)
    begin(
      file == nil ? .notFound : .ok, type: file?.type ?? "text/plain", length: bytes.count,
      in: context)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
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
    let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: Self.endless.piece)
    context.value.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(piece)))).assumeIsolated()
      .whenSuccess { self.sendPieces(count - 1, in: context) }
  }
}
