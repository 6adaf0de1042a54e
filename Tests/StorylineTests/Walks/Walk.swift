import SeededNumbers
import StorylineTesting
import UIKit

/// A walk of some steps, each chosen by the seed and its place alone, so that it can be walked again
/// with some of the steps left out.
@MainActor
struct Walk {
  struct Step {
    let action: WalkAction
    /// The seed of the choices inside the step.
    let seed: UInt64
  }

  /// The problems after the first settled step that had any.
  struct Failure {
    let step: Int
    let problems: [String]

    /// Returns a Boolean value that indicates whether something is wrong in the same way, if with
    /// another screen.
    func isLike(_ other: Failure) -> Bool {
      !Set(problems.map(Self.kind)).isDisjoint(with: other.problems.map(Self.kind))
    }

    // The names of screens and flows are numbered, and trees are made of them.
    private static func kind(_ problem: String) -> String {
      problem.filter { !$0.isNumber && !"() SF".contains($0) }
    }
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
  func run() async -> Failure? {
    // Leftovers of an earlier walk must not fail this one.
    Stage.shared.reset()
    if isFluid { Stage.shared.transitionPolicy = .fluid }
    Stage.shared.clock.mode = .manual
    let world = WalkWorld()
    for (index, step) in steps.enumerated() {
      if let failure = await check(index, step, in: world) { return failure }
    }
    let settle = Step(action: .settle, seed: 0)
    if let failure = await check(steps.count, settle, in: world) { return failure }
    // UIKit would keep what is presented over a root that goes: 1.4.7.
    world.window.rootViewController?.dismiss(animated: false)
    if let failure = await check(steps.count, settle, in: world) { return failure }
    // The window gets a root outside of flows: every flow ends, and nothing is left.
    world.window.rootViewController = UIViewController()
    if let failure = await check(steps.count, settle, in: world) { return failure }
    guard world.flows.isEmpty, world.screens.isEmpty else {
      return Failure(step: steps.count, problems: ["something is left after the last root"])
    }
    return nil
  }

  private func check(_ index: Int, _ step: Step, in world: WalkWorld) async -> Failure? {
    do {
      var random = SeededGenerator(seed: step.seed)
      let isSettled = try await step.action.perform(in: world, random: &random)
      let problems = isSettled ? world.problems() : []
      return problems.isEmpty ? nil : Failure(step: index, problems: problems)
    } catch {
      return Failure(step: index, problems: ["\(error)"])
    }
  }

  /// The shortest prefix that fails when it is settled, without the steps that it fails without.
  func shortest(
    failing failure: Failure
  ) async -> (walk: Walk, prefix: Int, problems: [String]) {
    var prefix = min(failure.step + 1, steps.count)
    var problems = failure.problems
    for length in 1..<max(prefix, 2) {
      let walk = Walk(steps: Array(steps[..<length]), isFluid: isFluid)
      if let found = await walk.run(), found.isLike(failure) {
        prefix = length
        problems = found.problems
        break
      }
    }
    var kept = Array(steps[..<prefix])
    for index in kept.indices.reversed() {
      var fewer = kept
      fewer.remove(at: index)
      if let found = await Walk(steps: fewer, isFluid: isFluid).run(), found.isLike(failure) {
        kept = fewer
        problems = found.problems
      }
    }
    return (Walk(steps: kept, isFluid: isFluid), prefix, problems)
  }
}
