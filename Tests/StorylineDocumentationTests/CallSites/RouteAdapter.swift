import Storyline
import UIKit

// The parts that routes need on top of the library.

/// The action of a route.
@MainActor
struct Transition<Route, Value> {
  let run: (RouteFlow<Route, Value>) -> Void

  static func show(_ screen: UIViewController) -> Transition {
    Transition { $0.show(screen) }
  }

  static func push<Result>(_ flow: Flow<Result>) -> Transition {
    Transition { $0.show(flow, as: .push) }
  }

  /// The result comes back as another route.
  static func present<Result>(
    _ flow: Flow<Result>, then route: @escaping (Result) -> Route
  ) -> Transition {
    Transition { parent in
      parent.show(flow, as: .present(in: .navigation)).whenFinished { parent.trigger(route($0)) }
    }
  }

  static func finish(_ value: Value) -> Transition { Transition { $0.finish(value) } }

  static var close: Transition { Transition { $0.close() } }

  static var none: Transition { Transition { _ in } }
}

/// A flow whose steps are values.
class RouteFlow<Route, Value>: Flow<Value> {
  private let first: Route

  init(first: Route) { self.first = first }

  final override func start() { trigger(first) }

  final func trigger(_ route: Route) { transition(for: route).run(self) }

  func transition(for route: Route) -> Transition<Route, Value> { .none }
}
