/// Remembers, without keeping it, what was on the stage, so that somebody can see whether it is
/// released once it has left.
@MainActor
package final class Departures {
  /// Something that was there, by its address.
  private struct Seen {
    weak var object: AnyObject?
    /// Whether it has left, and does not come back: a flow that has ended.
    var hasEnded = false
  }

  /// Whether somebody wants to know. Otherwise nothing is remembered.
  package var isWatched = false {
    didSet { if !isWatched { seen = [:] } }
  }

  private var seen: [ObjectIdentifier: Seen] = [:]

  /// Notes a controller that people see.
  func note(_ controller: UIViewController) {
    guard isWatched else { return }
    seen[ObjectIdentifier(controller)] = Seen(object: controller)
  }

  /// Notes that something has ended that is no controller.
  package func noteEnd(of object: AnyObject) {
    guard isWatched else { return }
    seen[ObjectIdentifier(object)] = Seen(object: object, hasEnded: true)
  }

  /// Calls `body` with each object that has left for good and is alive.
  package func forEachLeft(_ body: (AnyObject) -> Void) {
    seen = seen.filter { $0.value.object != nil }
    for each in seen.values {
      guard let object = each.object else { continue }
      if each.hasEnded || (object as? UIViewController)?.isOnStage == false { body(object) }
    }
  }
}

extension UIViewController {
  /// Whether a window shows it, or will when what covers it goes.
  fileprivate var isOnStage: Bool {
    var top = self
    while let above = top.parent ?? top.storedPresenter { top = above }
    if top.viewIfLoaded?.window != nil { return true }
    return Stage.shared.windows.contains { $0.storedRoot === top }
  }
}
