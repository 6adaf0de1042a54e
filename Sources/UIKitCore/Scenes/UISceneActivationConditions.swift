public import Foundation

/// Which of several scenes gets what comes from outside of the app, by its target content.
///
/// The target is an activity's or a quick action's `targetContentIdentifier`, and the address of a
/// URL.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  public override init() {}

  /// Whether the scene may get it at all; any scene may at first.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// Whether the scene gets it rather than others; no scene at first.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  func mayTake(_ target: String?) -> Bool {
    guard let target else { return true }
    return canActivateForTargetContentIdentifierPredicate.evaluate(with: target)
  }

  func prefers(_ target: String?) -> Bool {
    guard let target else { return false }
    return prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: target)
  }
}
