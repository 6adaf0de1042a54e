import BenchmarkHarness
import Storyline
import StorylineTesting
import UIKit

extension Benchmark {
  /// What it costs that a coordinator watches a screen come and go: push, settle, pop, settle of a
  /// plain controller, as the screen of a flow of its own and without any.
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
