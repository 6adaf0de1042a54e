import BenchmarkHarness
import Storyline
import UIKit

extension Benchmark {
  /// The cost of planning a link of twenty steps, ten of which are shown already, compared with
  /// walking down to the tenth.
  static var planOfLink: Benchmark {
    Benchmark("plan-20", limit: .milliseconds(1)) {
      let window = UIWindow()
      let root = LevelFlow()
      window.show(root, as: .root(in: .navigation))
      var twenty = Link<LevelFlow, LevelFlow>()
      for level in 0..<20 {
        twenty = twenty.then(LevelFlow.level, level)
        if level == 9 { window.open(twenty, animated: false) }
      }
      let link = twenty
      return Comparison(
        of: {
          let plan = window.plan(for: link)
          guard plan.keeps.count == 11, plan.shows.count == 10 else { throw WrongPlan() }
        },
        with: {
          var (each, depth): (any Coordinator, Int) = (root, 0)
          while let child = each.childCoordinators.first { (each, depth) = (child, depth + 1) }
          guard depth == 10 else { throw WrongPlan() }
        })
    }
  }
}

private struct WrongPlan: Error {}

private final class LevelFlow: Flow<Void> {
  static let level = Route("level", as: .push) { (_: LevelFlow, _: Int) in LevelFlow() }

  override func start() { show(UIViewController()) }
}
