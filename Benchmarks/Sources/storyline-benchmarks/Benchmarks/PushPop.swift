import BenchmarkHarness
import Storyline
import StorylineTesting
import UIKit

extension Benchmark {
  /// The cost of a coordinator that observes its screen: push, settle, pop and settle of a plain
  /// controller, with and without a flow.
  static var pushPopWithCoordinator: Benchmark {
    Benchmark("push-pop-with-coordinator", target: 1.5) {
      let main = MainFlow()
      let watched = try Stack { $0.show(main, as: .root(in: .navigation)) }
      let plain = try Stack {
        $0.rootViewController = UINavigationController(rootViewController: UIViewController())
      }
      return Comparison(
        of: { try watched.pushAndPop { _ in main.show(DetailFlow(), as: .push) } },
        with: {
          try plain.pushAndPop { $0.pushViewController(UIViewController(), animated: true) }
        })
    }
  }
}

private final class MainFlow: Flow<Void> {
  override func start() { show(UIViewController()) }
}

private final class DetailFlow: Flow<Void> {
  override func start() { show(UIViewController()) }
}
