import SeededNumbers
import UIKit

/// The possible steps of a walk.
protocol WalkStep: CaseIterable, Equatable, Sendable {
  associatedtype World: WalkedWorld

  /// How often it is chosen, beside the others.
  var weight: Int { get }

  /// Waits until nothing moves.
  static var settle: Self { get }

  /// Does it, choosing with `random`. Returns whether everything has settled after it.
  @MainActor
  func perform(in world: World, random: inout SeededGenerator) throws -> Bool
}

/// The world that a walk changes.
@MainActor
protocol WalkedWorld: AnyObject {
  init(harness: StageHarness, random: inout SeededGenerator)

  /// A closure that gets the events, in words.
  var listener: ((String) -> Void)? { get set }

  /// Everything that there is, in lines.
  func describe() -> [String]

  /// Returns the faults after everything has settled, in words.
  func problems() -> [String]

  /// The steps that take everything away again.
  var endings: [() -> Void] { get }
}

extension WalkedWorld {
  fileprivate func tellState() {
    guard let listener else { return }
    for line in describe() { listener("  " + line) }
  }
}

/// A walk of some steps, each chosen by the seed and its place alone, so that it can be walked again
/// with some of the steps left out.
@MainActor
struct Walk<Action: WalkStep> {
  struct Step {
    /// Its place among the steps of the whole walk.
    let place: Int
    let action: Action
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

    private static func kind(_ problem: String) -> String { problem.filter { !$0.isNumber } }
  }

  let steps: [Step]
  let isFluid: Bool
  /// The seed of the world.
  private let seed: UInt64

  /// A walk without the actions of those names, to find what lies behind a fault that they find.
  init(seed: UInt64, length: Int, isFluid: Bool, without: Set<String> = []) {
    var random = SeededGenerator(seed: seed)
    let actions = Action.allCases.filter { !without.contains("\($0)") }
      .flatMap { Array(repeating: $0, count: $0.weight) }
    steps = (0..<length).map { place in
      let index = Int.random(in: 0..<actions.count, using: &random)
      return Step(place: place, action: actions[index], seed: random.next())
    }
    self.isFluid = isFluid
    self.seed = seed
  }

  private init(steps: [Step], like other: Walk) {
    self.steps = steps
    isFluid = other.isFluid
    seed = other.seed
  }

  /// The places of its steps in the whole walk.
  private var places: [Int] { steps.map(\.place) }

  /// The walk without the steps at other places.
  func keeping(_ places: [Int]) -> Walk {
    Walk(steps: steps.filter { places.contains($0.place) }, like: self)
  }

  /// Walks, and leaves nothing behind. Returns what was wrong, and where first.
  ///
  /// Runs the walk; `listener` gets the events, in words.
  func run(telling listener: ((String) -> Void)? = nil) -> Failure? {
    let harness = StageHarness()
    // Leftovers of an earlier walk must not fail this one.
    harness.startOver()
    if isFluid { harness.useFluidTransitions() }
    harness.holdTime()
    var random = SeededGenerator(seed: ~seed)
    let world = Action.World(harness: harness, random: &random)
    world.listener = listener
    world.tellState()
    for (index, step) in steps.enumerated() {
      var random = SeededGenerator(seed: step.seed)
      listener?("\(step.action)")
      let failure = check(index, in: world) { world in
        try step.action.perform(in: world, random: &random)
      }
      world.tellState()
      if let failure { return failure }
    }
    return end(of: world)
  }

  /// Settles, takes everything away, and looks after each step.
  private func end(of world: Action.World) -> Failure? {
    for ending in [{}] + world.endings {
      let failure = check(steps.count, in: world) { world in
        ending()
        var random = SeededGenerator(seed: 0)
        return try Action.settle.perform(in: world, random: &random)
      }
      world.tellState()
      if let failure { return failure }
    }
    return nil
  }

  private func check(
    _ index: Int, in world: Action.World, after action: (Action.World) throws -> Bool
  ) -> Failure? {
    do {
      let problems = try action(world) ? world.problems() : []
      return problems.isEmpty ? nil : Failure(step: index, problems: problems)
    } catch {
      return Failure(step: index, problems: ["\(error)"])
    }
  }

  /// The walk without the steps that it fails without, in the same way.
  func shortest(failing failure: Failure) -> (walk: Walk, problems: [String]) {
    var kept = Array(places.prefix(failure.step + 1))
    var problems = failure.problems
    // Half of them, then fewer, at last one by one for as long as one more can go.
    var size = max(kept.count / 2, 1)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < kept.count {
        let fewer = Array(kept[..<start] + kept.dropFirst(start + size))
        if let found = keeping(fewer).run(), found.isLike(failure) {
          kept = fewer
          problems = found.problems
          isShorter = true
        } else {
          start += size
        }
      }
      if size > 1 || !isShorter { size /= 2 }
    }
    return (keeping(kept), problems)
  }
}
