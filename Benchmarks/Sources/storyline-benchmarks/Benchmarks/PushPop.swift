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

/// A visible window with a navigation controller at its root.
@MainActor
private final class Stack {
  /// The stack is not what the benchmark believes it to be, so that its times mean nothing.
  struct WrongStack: Error, CustomStringConvertible {
    let expected: Int
    let found: Int?

    var description: String {
      "The stack holds \(found.map(String.init) ?? "no") screens instead of \(expected)."
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation: UINavigationController

  init(_ fill: (UIWindow) -> Void) throws {
    fill(window)
    window.makeKeyAndVisible()
    try settleNow()
    guard let root = window.rootViewController as? UINavigationController else {
      throw WrongStack(expected: 1, found: nil)
    }
    navigation = root
  }

  func pushAndPop(_ push: (UINavigationController) -> Void) throws {
    push(navigation)
    try settle(expecting: 2)
    navigation.popViewController(animated: true)
    try settle(expecting: 1)
  }

  private func settle(expecting count: Int) throws {
    try settleNow()
    guard navigation.viewControllers.count == count else {
      throw WrongStack(expected: count, found: navigation.viewControllers.count)
    }
  }
}
