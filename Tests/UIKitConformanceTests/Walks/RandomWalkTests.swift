import StorylineTesting
import Testing
import UIKit

/// Everything that an app and a person can do with a stack, in any order and at any moment: once
/// nothing moves, callbacks are balanced, what is gone is released, and all agree on what is there.
@MainActor @Suite(.stage, .timeLimit(.minutes(5))) struct RandomWalkTests {
  static let walks = 100
  static let length = 250

  @Test(arguments: [false, true], [1, 2, 3, 4] as [UInt64])
  func `a random walk leaves everything in order`(isFluid: Bool, seed: UInt64) {
    for number in 0..<UInt64(Self.walks) {
      let walkSeed = seed &* 1_000_000 &+ number
      let walk = Walk(seed: walkSeed, length: Self.length, isFluid: isFluid)
      guard let failure = walk.run() else { continue }
      let (shortest, prefix, problems) = walk.shortest(failing: failure)
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
