import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers one request with a file of the page, or says why not, and closes the connection.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let files: WebFiles
  private let admission: OriginPolicy
  private var isAnswered = false

  init(files: WebFiles, admission: OriginPolicy) {
    self.files = files
    self.admission = admission
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isAnswered, case .head(let head) = Self.unwrapInboundIn(data) else { return }
    isAnswered = true
    guard let host = admission.host(of: head.headers) else {
      return answer(.forbidden, "This is not the host that the simulator serves.", head, context)
    }
    if head.uri == "/socket" {
      guard admission.admitsSocket(head.headers) else {
        return answer(.forbidden, "Only the simulator's own page may connect.", head, context)
      }
      let upgrade = ("Upgrade", "websocket")
      return answer(.upgradeRequired, "This is a WebSocket.", head, context, headers: [upgrade])
    }
    guard head.method == .GET || head.method == .HEAD else {
      let allow = ("Allow", "GET, HEAD")
      return answer(
        .methodNotAllowed, "Only GET and HEAD are.", head, context, headers: [allow])
    }
    guard let file = files.file(at: head.uri) else {
      return answer(.notFound, "There is nothing here.", head, context)
    }
    send(
      .ok, file.mediaType, file.bytes, head, context,
      headers: [("Content-Security-Policy", Self.policy(host: host))])
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A refused upgrade goes on as a request. What is no HTTP has been answered before it came here.
    if error is NIOWebSocketUpgradeError { return }
    context.close(promise: nil)
  }

  private func answer(
    _ status: HTTPResponseStatus, _ text: String, _ head: HTTPRequestHead,
    _ context: ChannelHandlerContext, headers: [(String, String)] = []
  ) {
    send(
      status, "text/plain; charset=utf-8", Array((text + "\n").utf8), head, context,
      headers: headers + [("Content-Security-Policy", "default-src 'none'; sandbox")])
  }

  private func send(
    _ status: HTTPResponseStatus, _ mediaType: String, _ body: [UInt8], _ head: HTTPRequestHead,
    _ context: ChannelHandlerContext, headers: [(String, String)]
  ) {
    var fields = HTTPHeaders(headers)
    fields.add(name: "Content-Type", value: mediaType)
    fields.add(name: "Content-Length", value: String(body.count))
    fields.add(name: "Cache-Control", value: "no-store")
    fields.add(name: "X-Content-Type-Options", value: "nosniff")
    fields.add(name: "X-Frame-Options", value: "DENY")
    fields.add(name: "Referrer-Policy", value: "no-referrer")
    fields.add(name: "Cross-Origin-Resource-Policy", value: "same-origin")
    fields.add(name: "Cross-Origin-Opener-Policy", value: "same-origin")
    fields.add(name: "Connection", value: "close")
    let response = HTTPResponseHead(version: .http1_1, status: status, headers: fields)
    context.write(Self.wrapOutboundOut(.head(response)), promise: nil)
    if head.method != .HEAD {
      context.write(Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
    }
    let channel = context.channel
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }

  // Nothing but the three files, pictures in the screen itself, and the socket. Not every browser
  // takes 'self' to mean the socket too.
  private static func policy(host: String) -> String {
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
      + "connect-src 'self' ws://\(host); base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
  }
}
