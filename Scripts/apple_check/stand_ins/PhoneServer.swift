// The public interface of PhoneServer, without SwiftNIO.
public import Foundation

public final class PhoneServer: Sendable {
  public static let shared = PhoneServer()
  public init(delay: Double = 3) {}
  public var mood: ServerMood {
    get { .fine }
    set {}
  }
  public var requests: Int { 0 }
  public func start() throws -> URL { URL(fileURLWithPath: "/") }
  public func stop() throws {}
}
