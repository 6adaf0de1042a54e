/// Records the objects on the stage, without retaining them, so that their release can be checked
/// once they have left.
@MainActor
package final class ReleaseTracker {
  /// Something that was there, by its address.
  private struct Seen {
    weak var object: AnyObject?
    /// Counts what was seen.
    let number: Int
    /// A Boolean value that indicates whether it has left, and does not come back: a flow that has
    /// ended.
    let hasEnded: Bool
  }

  /// A Boolean value that indicates whether departures are recorded.
  package var isWatched = false {
    didSet { if !isWatched { seen = [:] } }
  }

  /// The verdict on an object that has left and is still alive, with the reason in words.
  package enum Verdict: Hashable, Sendable {
    case leak(String)
    case held(String)
    case unexplained(String)
  }

  /// Called once with each verdict. It stays when the stage is cleared.
  package var onVerdict: (@MainActor (AnyObject, Verdict) -> Void)?

  private var seen: [ObjectIdentifier: Seen] = [:]
  private var lastNumber = 0

  /// A Boolean value that indicates whether something has been on the stage since it is watched.
  package var hasSeenAnything: Bool { !seen.isEmpty }

  /// Notes a controller that people see.
  func note(_ controller: UIViewController) {
    note(controller, hasEnded: false)
  }

  /// Notes that something has ended that is no controller.
  package func noteEnd(of object: AnyObject) {
    note(object, hasEnded: true)
  }

  private func note(_ object: AnyObject, hasEnded: Bool) {
    guard isWatched else { return }
    lastNumber += 1
    seen[ObjectIdentifier(object)] = Seen(object: object, number: lastNumber, hasEnded: hasEnded)
  }

  /// Calls `body` with each object that has left for good and is alive: what was seen last comes
  /// first, and a screen before its container.
  package func forEachLeft(_ body: (AnyObject) -> Void) {
    seen = seen.filter { $0.value.object != nil }
    for each in seen.values.sorted(by: { $0.number > $1.number }) {
      guard let object = each.object else { continue }
      if each.hasEnded || (object as? UIViewController)?.isOnStage == false { body(object) }
    }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether a window shows it, or will when what covers it goes.
  fileprivate var isOnStage: Bool {
    var top = self
    while let above = top.parent ?? top.storedPresenter { top = above }
    if top.viewIfLoaded?.window != nil { return true }
    return Stage.shared.windows.contains { window in
      window.storedRoot.map { $0 === top || $0.keepsInColumn(top) } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether a split view controller at or below this one
  /// keeps a controller in a column that another column covers.
  private func keepsInColumn(_ controller: UIViewController) -> Bool {
    if let split = self as? UISplitViewController,
      split.hosts.values.contains(where: { $0 === controller })
    {
      return true
    }
    var below = children
    if let presentedViewController, presentedViewController.presentingViewController === self {
      below.append(presentedViewController)
    }
    return below.contains { $0.keepsInColumn(controller) }
  }
}
