import Foundation
import StorylineTesting
import Testing
import UIKit

/// Everything that an app and a person can do, in any order and at any moment: once nothing moves,
/// callbacks are balanced, what is gone is released, and all agree on what is there.
@MainActor @Suite(.harness) struct RandomWalkTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// The number of walks of each kind and seed. The nightly run takes many more.
  static let walks = environment["STORYLINE_WALKS"].flatMap(Int.init) ?? 5
  static let length = 250
  /// The names of actions to leave out, with commas between them.
  static let without = Set(
    (environment["STORYLINE_WALKS_WITHOUT"] ?? "").split(separator: ",").map(String.init))

  @Test(arguments: [false, true], [1, 2, 3, 4] as [UInt64])
  func `a random walk leaves everything in order`(isFluid: Bool, seed: UInt64) {
    walk(WalkAction.self, isFluid: isFluid, seed: seed, count: Self.walks)
  }

  @Test(arguments: [false, true], [1, 2, 3, 4] as [UInt64])
  func `a random walk through tabs, columns, pages and scenes leaves everything in order`(
    isFluid: Bool, seed: UInt64
  ) {
    // Half as many: what is walked through is several times as large.
    walk(AppAction.self, isFluid: isFluid, seed: seed, count: max(Self.walks / 2, 1))
  }

  private func walk<Action: WalkStep>(
    _ actions: Action.Type, isFluid: Bool, seed: UInt64, count: Int
  ) {
    for number in 0..<UInt64(count) {
      let walkSeed = seed &* 1_000_000 &+ number
      let walk = Walk<Action>(
        seed: walkSeed, length: Self.length, isFluid: isFluid, without: Self.without)
      guard let failure = walk.run() else { continue }
      let (shortest, problems) = walk.shortest(failing: failure)
      var story: [String] = []
      _ = shortest.run { story.append($0) }
      Issue.record(
        """
        Walk \(walkSeed), \(isFluid ? "fluid" : "queued"), fails at step \(failure.step): \
        \(failure.problems.joined(separator: "; ")).
        Of its steps \(shortest.steps.count) are needed for that:
        \(story.joined(separator: "\n"))
        Then: \(problems.joined(separator: "; ")).
        """)
      return
    }
  }
}
