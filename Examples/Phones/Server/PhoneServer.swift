public import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix

/// A small HTTP server on the loopback interface: the list of phones and their pictures.
///
/// The apps start it themselves, so that every machine has a server, and one that can fail:
/// ``mood`` decides how it answers from now on.
public final class PhoneServer: Sendable {
  /// The one that the apps share.
  public static let shared = PhoneServer()

  private struct State {
    var mood = ServerMood.fine
    var channel: (any Channel)?
    var requests = 0
  }

  private let state = NIOLockedValueBox(State())
  private let files: ServerFiles
  private let delay: TimeAmount

  /// A server that does not listen yet.
  ///
  /// - Parameter delay: How long it thinks while it is slow, in seconds.
  public init(delay: Double = 3) {
    files = ServerFiles()
    self.delay = .nanoseconds(Int64(delay * 1_000_000_000))
  }

  /// How it answers from the next request on.
  public var mood: ServerMood {
    get { state.withLockedValue { $0.mood } }
    set { state.withLockedValue { $0.mood = newValue } }
  }

  /// How many requests it has had.
  public var requests: Int { state.withLockedValue { $0.requests } }

  /// Listens, if it does not yet, on a port that is free. Returns its address.
  public func start() throws -> URL {
    if let channel = state.withLockedValue({ $0.channel }) { return try Self.address(of: channel) }
    let channel = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(
            PhoneRequestHandler(files: files, delay: delay) { [self] in takeRequest() })
        }
      }
      .bind(host: "127.0.0.1", port: 0).wait()
    state.withLockedValue { $0.channel = channel }
    return try Self.address(of: channel)
  }

  /// Listens no more.
  public func stop() throws {
    let channel = state.withLockedValue { state in
      defer { state.channel = nil }
      return state.channel
    }
    try channel?.close().wait()
  }

  private func takeRequest() -> ServerMood {
    state.withLockedValue { state in
      state.requests += 1
      return state.mood
    }
  }

  private static func address(of channel: any Channel) throws -> URL {
    guard let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)/")
    else { throw ChannelError.unknownLocalAddress }
    return url
  }
}
