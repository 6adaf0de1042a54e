package import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Makes a server of a bare connection.
package struct Connections: Sendable {
  private struct Refused: Error {}

  private let files: WebFiles
  private let clients: NIOLoopBound<Clients>
  private let host: ListeningHost

  package init(files: WebFiles, clients: NIOLoopBound<Clients>, host: ListeningHost = .loopback) {
    self.files = files
    self.clients = clients
    self.host = host
  }

  /// Adds the handlers to a new connection, on its event loop.
  ///
  /// - Throws: If there are too many already; the connection is then to be closed.
  package func accept(_ channel: any Channel) throws {
    let clients = clients
    let limits = clients.value.limits
    guard clients.value.connections < limits.connections else { throw Refused() }
    clients.value.connections += 1
    channel.closeFuture.whenComplete { _ in clients.value.connections -= 1 }

    let admission = OriginPolicy(host: host, port: channel.localAddress?.port ?? 0)
    let pipeline = channel.pipeline.syncOperations
    let connection = ConnectionGuard(limits: limits)
    try pipeline.addHandler(connection)
    let requests = RequestHandler(files: files, admission: admission)
    let own = NIOLoopBound((connection, requests), eventLoop: channel.eventLoop)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: limits.message, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let isWelcome = head.uri == "/socket" && admission.admitsSocket(head.headers)
        return channel.eventLoop.makeSucceededFuture(isWelcome ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let socket = PageSocket(clients: clients.value, connection: own.value.0)
          try channel.pipeline.syncOperations.addHandler(socket)
        }
      })
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(own.value.1, promise: nil)
        }
      ))
    try pipeline.addHandler(requests)
  }
}
