import StorylineTesting
import Testing
import UIKit

/// An example that a monkey uses, and what it should find there.
struct MonkeyApp: Sendable, CustomTestStringConvertible {
  /// The name of its module, with the device if it is not an iPhone.
  let name: String
  /// Its screens, and the ways between them.
  let map: MonkeyMap
  /// The device that it is used on.
  var device = TestDevice.iPhone15
  /// The report of a fault that was left in on purpose; `nil` where there is none.
  var fault: String?
  /// The number of actions after which a monkey has seen all screens and nearly all ways, with a margin.
  let stepsUntilSeen: Int
  /// The part of the ways that it has gone then, between 0 and 1.
  let waysAtLeast: Double
  /// The number of actions with every change.
  let steps: Int
  /// Prepares a monkey for the app.
  var prepare: @MainActor @Sendable (inout Monkey) -> Void = { _ in }

  private let use: @MainActor @Sendable (Monkey) async throws -> MonkeyReport
  private let walk: @MainActor @Sendable (String) async throws -> Data

  init<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, _ map: MonkeyMap, on device: TestDevice = .iPhone15,
    fault: String? = nil, seenAfter: Int = 200, waysAtLeast: Double = 0.95, steps: Int? = nil,
    prepare: @escaping @MainActor @Sendable (inout Monkey) -> Void = { _ in }
  ) {
    let module = String(reflecting: delegate).split(separator: ".").first.map(String.init) ?? "App"
    name = device == .iPhone15 ? module : "\(module) on \(device)"
    self.device = device
    self.map = map
    self.fault = fault
    stepsUntilSeen = seenAfter
    self.waysAtLeast = waysAtLeast
    self.steps = steps ?? seenAfter
    self.prepare = prepare
    use = { try await $0.use(delegate) }
    walk = { try await _Crawl.map(of: delegate, settings: $0) }
  }

  /// Walks through it, as `storyline map` does, and returns the file of the map.
  func map(settings: String) async throws -> Data {
    // The preparations for a monkey also prepare the app for a walk.
    var monkey = Monkey(seed: 1, steps: 1)
    prepare(&monkey)
    return try await walk(settings)
  }

  nonisolated var testDescription: String { name }

  /// Lets that monkey use it.
  func play(_ monkey: Monkey) async throws -> MonkeyReport {
    var monkey = monkey
    monkey.device = device
    prepare(&monkey)
    return try await use(monkey)
  }
}
