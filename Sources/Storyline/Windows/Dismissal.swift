import UIKit

/// One controller that this library asked UIKit to dismiss, with everything above it.
///
/// Between the call and the commit no public property shows that a dismissal is coming, and UIKit
/// silently refuses a second one: so it is requested again.
@MainActor
final class Dismissal {
  private weak var root: UIViewController?
  private var wasCompleted = false
  private var attempts = 0
  private var askedAt = 0
  private let onEnd: () -> Void

  private static let limit = 3

  init(_ root: UIViewController, onEnd: @escaping () -> Void) {
    self.root = root
    self.onEnd = onEnd
  }

  func ask(animated: Bool, after pass: Int) {
    attempts += 1
    askedAt = pass
    // The presenter is asked: what lies above goes too, what lies below stays.
    root?.presentingViewController?.dismiss(animated: animated) { [weak self] in
      self?.wasCompleted = true
      self?.onEnd()
    }
  }

  var isOver: Bool {
    wasCompleted || root?.presentingViewController == nil || attempts > Self.limit
  }

  /// Returns a Boolean value that indicates whether the dismissal did not begin by the next layout
  /// pass.
  func wasRefused(after pass: Int) -> Bool {
    guard !isOver, let root else { return false }
    return pass > askedAt && root.isSettledAsModal
  }
}
