/// An expectation that was not met. The test goes on.
public struct Failure: Sendable, CustomStringConvertible {
  /// The expected and the actual state.
  public let message: String
  /// The line of the test with the expectation.
  public let location: TestLocation

  public var description: String { "\(location): \(message)" }

  /// A function that receives failures. Without one, the framework that runs the test receives
  /// them.
  public typealias Sink = @MainActor @Sendable (Failure) -> Void

  private static let listener = TaskLocal<Listener?>(wrappedValue: nil)

  /// A task-local value that is a function by itself crashes when it is set in optimized code
  /// (Swift 6.3.1).
  private final class Listener: Sendable {
    let sink: Sink
    init(_ sink: @escaping Sink) { self.sink = sink }
  }

  /// Sends the failures of `body` to `sink` instead of the framework that runs the test.
  ///
  /// For tests of one's own expectations, and for other frameworks.
  @MainActor
  public static func redirect(
    to sink: @escaping Sink, during body: @MainActor () async throws -> Void
  ) async rethrows {
    try await listener.withValue(Listener(sink)) { try await body() }
  }

  /// The failures of `body`, which do not fail the test.
  @MainActor
  public static func collect(during body: @MainActor () async throws -> Void) async rethrows
    -> [Failure]
  {
    let collection = Collection()
    try await redirect(to: { collection.failures.append($0) }, during: body)
    return collection.failures
  }

  @MainActor
  private final class Collection {
    var failures: [Failure] = []
  }

  /// A Boolean value that indicates whether failures go to a sink instead of the framework that
  /// runs the test.
  static var isRedirected: Bool { listener.get() != nil }

  /// Reports the failure to the running test.
  @MainActor
  func report() {
    if let listener = Self.listener.get() {
      listener.sink(self)
      return
    }
    TestFramework.record(self)
  }
}
