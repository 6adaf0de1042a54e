import NIOCore

/// Stands first in a connection: ends it when its head is too long, or when nothing came of it in
/// time.
final class ConnectionGuard: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Ends the connection when the time is over.
  var expire: (() -> Void)?

  private let limits: Limits
  private var deadline: Scheduled<Void>?
  private var received = 0
  private var isReadingHead = true
  private var isRefused = false

  init(limits: Limits) {
    self.limits = limits
  }

  /// The request was taken for a socket: what comes now are frames, which have bounds of their own.
  func endHead() { isReadingHead = false }

  /// The page said hello in time.
  func endGreeting() {
    deadline?.cancel()
    deadline = nil
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    let own = NIOLoopBound(self, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: limits.greeting) {
      if let expire = own.value.expire { expire() } else { channel.close(promise: nil) }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    endGreeting()
    expire = nil
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard isReadingHead else { return context.fireChannelRead(data) }
    guard !isRefused else { return }
    received += Self.unwrapInboundIn(data).readableBytes
    if received <= limits.head { return context.fireChannelRead(data) }
    isRefused = true
    let answer =
      "HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\n"
      + "Connection: close\r\n\r\n"
    context.writeAndFlush(Self.wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
    context.close(promise: nil)
  }
}
