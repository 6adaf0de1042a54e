import StorylineTesting
import Testing
import UIKit

/// An example that a monkey uses, and what it should find there.
struct MonkeyApp: Sendable, CustomTestStringConvertible {
  /// The name of its module.
  let name: String
  /// Its screens, and the ways between them.
  let map: MonkeyMap
  /// What is said of a fault that was left in on purpose; `nil` where everything is to be in order.
  var fault: String?
  /// The number of actions after which a monkey has seen all of it, with a margin.
  let stepsUntilSeen: Int
  /// The number of actions with every change.
  let steps: Int
  /// What a monkey has to know of it.
  var prepare: @MainActor @Sendable (inout Monkey) -> Void = { _ in }

  private let use: @MainActor @Sendable (Monkey) async throws -> MonkeyReport

  init<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ map: MonkeyMap, fault: String? = nil, seenAfter: Int = 200,
    steps: Int? = nil,
    prepare: @escaping @MainActor @Sendable (inout Monkey) -> Void = { _ in }
  ) {
    name = String(reflecting: delegate).split(separator: ".").first.map(String.init) ?? "App"
    self.map = map
    self.fault = fault
    stepsUntilSeen = seenAfter
    self.steps = steps ?? seenAfter
    self.prepare = prepare
    use = { try await $0.use(delegate) }
  }

  nonisolated var testDescription: String { name }

  /// Lets that monkey use it.
  func play(_ monkey: Monkey) async throws -> MonkeyReport {
    var monkey = monkey
    prepare(&monkey)
    return try await use(monkey)
  }
}
