public import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix

/// A small HTTP server on the loopback interface: an edition of articles, to be searched, and their
/// pictures.
///
/// The apps start it themselves, so that every machine has a server, and one that can fail:
/// ``mood`` decides how it answers from now on.
public final class NewsServer: Sendable {
  /// The one that the apps share.
  public static let shared = NewsServer()

  private struct State {
    var mood = ServerMood.fine
    var channel: (any Channel)?
    var requests: [String] = []
  }

  private let state = NIOLockedValueBox(State())
  private let edition = Edition()
  private let delay: TimeAmount

  /// A server that does not listen yet.
  ///
  /// - Parameter delay: How long it thinks while it is slow, in seconds.
  public init(delay: Double = 3) {
    self.delay = .nanoseconds(Int64(delay * 1_000_000_000))
  }

  /// How it answers from the next request on.
  public var mood: ServerMood {
    get { state.withLockedValue { $0.mood } }
    set { state.withLockedValue { $0.mood = newValue } }
  }

  /// The paths of the requests, in order.
  public var requests: [String] { state.withLockedValue { $0.requests } }

  /// Listens, if it does not yet, on a port that is free. Returns its address.
  public func start() throws -> URL {
    if let channel = state.withLockedValue({ $0.channel }) { return try Self.address(of: channel) }
    let channel = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(
            RequestHandler(delay: delay) { [self] in answer(to: $0) })
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

  /// Writes down what was asked for, and says what is to be answered.
  private func answer(to address: String) -> Answer {
    let mood = state.withLockedValue { state in
      state.requests.append(address)
      return state.mood
    }
    switch mood {
    case .fine: return edition.answer(to: address).map(Answer.whole) ?? .nothing
    case .slow: return edition.answer(to: address).map(Answer.late) ?? .nothing
    case .down: return .hangUp
    case .missing: return .nothing
    case .garbled: return .whole(("application/json", Array(#"{"welcome": "to the hotel"}"#.utf8)))
    case .huge: return .endless
    }
  }

  private static func address(of channel: any Channel) throws -> URL {
    guard let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)/")
    else { throw ChannelError.unknownLocalAddress }
    return url
  }
}
