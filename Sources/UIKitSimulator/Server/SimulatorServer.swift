import Foundation
import NIOCore
import NIOPosix
import Synchronization
package import UIKitCore

/// The ports on which the server may listen.
package enum PortChoice: Sendable, Equatable {
  /// There or nowhere.
  case exactly(Int)
  /// At the preferred port if it is free, or else at the first free one from 8080 on.
  case anyFree(preferred: Int?)

  /// The ports from which one is chosen.
  package static let usual = 8080...8179

  /// Reads `STORYLINE_PORT`.
  package init(environment: [String: String], remembered: Int?) throws {
    guard let text = environment["STORYLINE_PORT"], !text.isEmpty else {
      self = .anyFree(preferred: remembered)
      return
    }
    guard let port = Int(text), (1...65535).contains(port) else {
      throw SimulatorError.invalidPort(text)
    }
    self = .exactly(port)
  }
}

/// Serves the page, and what it shows: on this machine only, unless people ask for more.
///
/// It runs on a thread of its own; what it tells and asks the app goes through an ``MessageBridge``.
package final class SimulatorServer: Sendable {
  package let port: Int
  package let bridge: MessageBridge

  private let group: MultiThreadedEventLoopGroup
  private let loop: any EventLoop
  private let clients: NIOLoopBound<Clients>
  private let isStopped = Mutex(false)

  /// Listens.
  ///
  /// - Throws: ``SimulatorError`` if there is no port to listen at.
  package init(
    files: WebFiles, token: Token, host: ListeningHost = .loopback, port: PortChoice,
    limits: Limits = Limits(), bridge: MessageBridge
  ) throws {
    self.bridge = bridge
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    self.group = group
    let loop = group.next()
    self.loop = loop
    do {
      clients = try loop.submit {
        NIOLoopBound(
          Clients(token: token, limits: limits, bridge: bridge), eventLoop: loop)
      }.wait()
      let connections = Connections(files: files, clients: clients, host: host)
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 128)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelOption(
          .writeBufferWaterMark,
          value: .init(low: limits.outbound / 4, high: limits.outbound)
        )
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try connections.accept(channel) }
        }
      self.port = try Self.listen(bootstrap, on: host, at: port)
    } catch {
      try? group.syncShutdownGracefully()
      throw error
    }
  }

  private static func listen(
    _ bootstrap: ServerBootstrap, on host: ListeningHost, at choice: PortChoice
  ) throws -> Int {
    let candidates: [Int]
    switch choice {
    case .exactly(let port): candidates = [port]
    case .anyFree(let preferred): candidates = (preferred.map { [$0] } ?? []) + PortChoice.usual
    }
    for port in candidates {
      do {
        let channel = try bootstrap.bind(host: host.address, port: port).wait()
        return channel.localAddress?.port ?? port
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        continue
      } catch let error as IOError where error.errnoCode == EACCES && candidates.count > 1 {
        continue
      } catch let error as IOError {
        throw SimulatorError.cannotListen(
          host, port, String(cString: strerror(error.errnoCode)))
      }
    }
    if case .exactly(let port) = choice { throw SimulatorError.portTaken(port) }
    throw SimulatorError.noFreePort(PortChoice.usual)
  }

  /// Hands over what a commit left on the screen. Never waits.
  package func show(_ snapshot: Snapshot) { post(.snapshot(snapshot)) }

  /// Hands over what the panels show. Never waits.
  package func show(_ panels: [PanelSnapshot]) { post(.state(.panels(panels))) }

  /// Hands over what pages show whole. Never waits.
  package func show(_ state: PageState) { post(.state(state)) }

  /// Hands over what was added to the log. Never waits.
  package func add(_ lines: [LogLine]) { post(.lines(lines)) }

  /// Hands over what one page wanted to know. Never waits.
  package func answer(_ answer: Answer, to client: Int) { post(.answer(answer, to: client)) }

  /// Hands over what is to be said aloud. Never waits.
  package func say(_ text: String) { post(.announcement(text)) }

  private func post(_ output: MessageBridge.Output) {
    if bridge.post(output) { announce() }
  }

  private func announce() {
    isStopped.withLock { isStopped in
      guard !isStopped else { return }
      loop.execute { [clients] in clients.value.deliver() }
    }
  }

  /// Says goodbye to the pages, closes every connection and the port, and waits until that is done.
  package func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    try? loop.submit { [clients] in clients.value.dismiss() }.wait()
    try? group.syncShutdownGracefully()
  }
}
