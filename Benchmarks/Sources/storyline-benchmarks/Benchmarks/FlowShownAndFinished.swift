import BenchmarkHarness
import Storyline
import StorylineTesting
import UIKit

extension Benchmark {
  /// The cost of a flow from its start to the delivery of its value, compared with a plain
  /// controller that is pushed and popped, or presented and dismissed, in the same way.
  static var flowsShownAndFinished: [Benchmark] {
    [
      shownAndFinished("flow-shown-and-finished", as: .push, presented: false, target: 1.2),
      // A flow costs the same here, but a controller without bars comes and goes for much less.
      shownAndFinished("flow-presented-and-finished", as: .present, presented: true, target: 1.8),
    ]
  }

  private static func shownAndFinished(
    _ name: String, as style: @escaping @MainActor @autoclosure () -> FlowStyle, presented: Bool,
    target: Double
  ) -> Benchmark {
    Benchmark(name, target: target) {
      let home = HomeFlow()
      let flows = try Stack { $0.show(home, as: .root(in: .navigation)) }
      let plain = try Stack {
        $0.rootViewController = UINavigationController(rootViewController: UIViewController())
      }
      return Comparison(
        of: {
          var values: [Int] = []
          let flow = ValueFlow()
          try flows.comeAndGo(
            presented: presented,
            come: { _ in
              home.show(flow, as: style()).whenEnded { outcome in
                if let value = outcome.value { values.append(value) }
              }
            },
            go: { _ in flow.finish(42) })
          guard values == [42] else {
            throw Stack.WrongScreens(description: "The value did not arrive once.")
          }
        },
        with: {
          let screen = UIViewController()
          try plain.comeAndGo(
            presented: presented,
            come: { navigation in
              if presented {
                navigation.present(screen, animated: true)
              } else {
                navigation.pushViewController(screen, animated: true)
              }
            },
            go: { navigation in
              if presented {
                navigation.dismiss(animated: true)
              } else {
                navigation.popViewController(animated: true)
              }
            })
        })
    }
  }
}

private final class HomeFlow: Flow<Void> {
  override func start() { show(UIViewController()) }
}

private final class ValueFlow: Flow<Int> {
  override func start() { show(UIViewController()) }
}
