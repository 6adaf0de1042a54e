import UIKit

/// A walk of some steps, each chosen by the seed and its place alone, so that it can be walked again
/// with some of the steps left out.
@MainActor
struct Walk {
  struct Step {
    let action: WalkAction
    /// What the choices inside the step depend on.
    let seed: UInt64
  }

  /// What was wrong after the first settled step after which anything was.
  struct Failure {
    let step: Int
    let problems: [String]

    /// Whether something is wrong in the same way, if with another screen.
    func isLike(_ other: Failure) -> Bool {
      !Set(problems.map(Self.kind)).isDisjoint(with: other.problems.map(Self.kind))
    }

    private static func kind(_ problem: String) -> String { problem.filter { !$0.isNumber } }
  }

  let steps: [Step]
  let isFluid: Bool

  init(seed: UInt64, length: Int, isFluid: Bool) {
    var random = SeededGenerator(seed: seed)
    let actions = WalkAction.allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    steps = (0..<length).map { _ in
      let index = Int.random(in: 0..<actions.count, using: &random)
      return Step(action: actions[index], seed: random.next())
    }
    self.isFluid = isFluid
  }

  private init(steps: [Step], isFluid: Bool) {
    self.steps = steps
    self.isFluid = isFluid
  }

  /// Walks, and leaves nothing behind. Returns what was wrong, and where first.
  func run() -> Failure? {
    let harness = StageHarness()
    if isFluid { harness.useFluidTransitions() }
    harness.holdTime()
    let world = WalkWorld(harness: harness)
    for (index, step) in steps.enumerated() {
      var random = SeededGenerator(seed: step.seed)
      if let failure = check(
        index, in: world,
        after: { world in
          try step.action.perform(in: world, random: &random)
        })
      {
        return failure
      }
    }
    return check(steps.count, in: world) { world in
      try world.harness.settle()
      return true
    }
      ?? check(steps.count, in: world) { world in
        world.showNothing()
        try world.harness.settle()
        world.window.isHidden = true
        try world.harness.settle()
        return true
      }
  }

  private func check(
    _ index: Int, in world: WalkWorld, after action: (WalkWorld) throws -> Bool
  ) -> Failure? {
    do {
      let problems = try action(world) ? world.problems() : []
      return problems.isEmpty ? nil : Failure(step: index, problems: problems)
    } catch {
      return Failure(step: index, problems: ["\(error)"])
    }
  }

  /// The shortest prefix that fails when it is settled, without the steps that it fails without.
  func shortest(failing failure: Failure) -> (walk: Walk, prefix: Int, problems: [String]) {
    var prefix = min(failure.step + 1, steps.count)
    var problems = failure.problems
    for length in 1..<max(prefix, 1) {
      let walk = Walk(steps: Array(steps[..<length]), isFluid: isFluid)
      if let found = walk.run(), found.isLike(failure) {
        prefix = length
        problems = found.problems
        break
      }
    }
    var kept = Array(steps[..<prefix])
    for index in kept.indices.reversed() {
      var fewer = kept
      fewer.remove(at: index)
      if let found = Walk(steps: fewer, isFluid: isFluid).run(), found.isLike(failure) {
        kept = fewer
        problems = found.problems
      }
    }
    return (Walk(steps: kept, isFluid: isFluid), prefix, problems)
  }
}
