import StorylineTesting
import Testing
import UIKit

/// Commands to flows, an app that goes its own ways, and a person's finger, in any order and at any
/// moment: once nothing moves, tree and containers agree, every flow has ended once or runs, every
/// command has a receipt, and what is gone is released.
@MainActor @Suite(.stage) struct RandomWalkTests {
  /// The number of walks of each policy and seed. The nightly run takes many more.
  static let walks =
    ProcessInfo.processInfo.environment["STORYLINE_WALKS"].flatMap(Int.init) ?? 10
  static let length = 250

  @Test(arguments: [false, true], [1, 2, 3, 4] as [UInt64])
  func `a random walk leaves everything in order`(isFluid: Bool, seed: UInt64) async {
    for number in 0..<UInt64(Self.walks) {
      let walkSeed = seed &* 1_000_000 &+ number
      let walk = Walk(seed: walkSeed, length: Self.length, isFluid: isFluid)
      guard let failure = await walk.run() else { continue }
      let (shortest, prefix, problems) = await walk.shortest(failing: failure)
      let steps = shortest.steps.map { "\($0.action) (\($0.seed))" }
      Issue.record(
        """
        Walk \(walkSeed), \(isFluid ? "fluid" : "queued"), fails at step \(failure.step): \
        \(failure.problems.joined(separator: "; ")).
        The shortest prefix that fails has \(prefix) steps; of them these are needed:
        \(steps.joined(separator: "\n"))
        Then: \(problems.joined(separator: "; ")).
        """)
      return
    }
  }
}
