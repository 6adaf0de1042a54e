import StorylineTesting
import Testing
import UIKit

/// Walks with tabs, columns and pages: once nothing moves, flows and containers agree, every flow has
/// ended once or runs, and in the end nothing is left.
@MainActor @Suite(.stage) struct SlotWalkTests {
  /// The number of walks of each kind and policy. The nightly run takes many more.
  static let walks =
    ProcessInfo.processInfo.environment["STORYLINE_WALKS"].flatMap(Int.init) ?? 6
  static let length = 80

  @Test(arguments: SlotWalk.Kind.allCases, [false, true])
  func `a random walk beside others leaves everything in order`(
    kind: SlotWalk.Kind, isFluid: Bool
  ) async throws {
    for seed in 0..<UInt64(Self.walks) {
      Stage.shared.reset()
      if isFluid { Stage.shared.transitionPolicy = .fluid }
      let walk = SlotWalk(kind, seed: seed)
      var problems: [String] = []
      for _ in 0..<Self.length where problems.isEmpty {
        if try await walk.step() { problems = walk.problems() }
      }
      if problems.isEmpty { problems = try await walk.end() }
      guard problems.isEmpty else {
        Issue.record(
          """
          Walk \(seed) of \(kind), \(isFluid ? "fluid" : "queued"): \
          \(problems.joined(separator: "; ")).
          Steps: \(walk.story.joined(separator: ", "))
          """)
        return
      }
    }
  }
}
