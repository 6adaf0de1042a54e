/// Closures that are called after a change, each for as long as its owner lives.
final class Observers {
  private struct Observer {
    weak var owner: AnyObject?
    let body: () -> Void
  }

  private var all: [Observer] = []

  /// Calls a closure after each change. The closure should not keep its owner.
  func add(_ owner: AnyObject, _ body: @escaping () -> Void) {
    all.append(Observer(owner: owner, body: body))
  }

  /// Calls the closures whose owners are alive, and forgets the others.
  func notify() {
    all.removeAll { $0.owner == nil }
    for each in all { each.body() }
  }
}
