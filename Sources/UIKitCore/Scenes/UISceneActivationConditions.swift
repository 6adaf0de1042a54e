public import Foundation

/// Which of several scenes gets what comes from outside of the app, by its target content.
///
/// The target is an activity's or a quick action's `targetContentIdentifier`, and the address of a
/// URL.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  public override init() {}

  /// The predicate for content that the scene may get at all; any content by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// The predicate for content that the scene gets rather than others; none by default.
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
