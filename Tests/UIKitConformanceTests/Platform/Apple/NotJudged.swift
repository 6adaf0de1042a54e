import Foundation
import StorylineTesting
import Testing

/// An ability of the harness for which Apple's UIKit has no public API.
enum Ability: String {
  case heldTime = "held time"
  case keyboard = "a hardware keyboard"
  case layoutDirection = "the layout direction"
  case leavingTheApp = "leaving the app"
  case otherDevice = "another device"
  case pencil = "a pencil"
  case pointer = "a pointer"
  case returnKey = "the return key"
  case rotation = "rotation"
  case scenes = "more scenes"
  case touches = "touches"
  case transitionPolicy = "the transition policy"
}

/// The known issue of a test that is not judged on Apple's systems.
///
/// The first use of an unavailable ability records it, with the ability's name. Later issues of the test
/// are known issues too, and the next `settle()` ends the test. Earlier issues are failures.
///
/// `Test.cancel` would fit as well. But it throws and needs Swift 6.3: a thousand calls of the harness
/// would need `try`, some of them in callbacks of UIKit, which cannot throw.
struct NotJudged: Error, CustomStringConvertible {
  /// The ability that the running test used first.
  @MainActor private(set) static var used: Ability?

  let ability: Ability

  init(_ ability: Ability) { self.ability = ability }

  var description: String { "Not judged here: public API has no \(ability.rawValue)." }

  /// Records that the running test uses `ability`.
  @MainActor
  static func use(_ ability: Ability) {
    guard used == nil else { return }
    used = ability
    Issue.record(Comment(rawValue: NotJudged(ability).description))
  }

  /// Runs a test: its issues are known issues as soon as it has used an ability that is unavailable.
  @MainActor
  fileprivate static func judge(_ test: @Sendable () async throws -> Void) async throws {
    used = nil
    defer { AppleHarness.removeWindows() }
    try await withKnownIssue(isIntermittent: true) {
      try await test()
    } matching: { _ in
      // Tests use the harness on the main thread; issues of other threads are failures.
      Thread.isMainThread && MainActor.assumeIsolated { used != nil }
    }
  }
}

/// Gives a test the app for itself, and marks it when it is not judged.
struct HarnessTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await StageTrait.stage.provideScope(for: test, testCase: testCase) {
      try await NotJudged.judge(function)
    }
  }
}

extension Trait where Self == HarnessTrait {
  /// Gives each test the app for itself.
  static var harness: Self { Self() }
}
