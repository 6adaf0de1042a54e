// The public interface of NewsServer, without SwiftNIO.
public import Foundation

public final class NewsServer: Sendable {
  public static let shared = NewsServer()
  public init(delay: Double = 3) {}
  public var mood: ServerMood {
    get { .fine }
    set {}
  }
  public var requests: [String] { [] }
  public func start() throws -> URL { URL(fileURLWithPath: "/") }
  public func stop() throws {}
}
