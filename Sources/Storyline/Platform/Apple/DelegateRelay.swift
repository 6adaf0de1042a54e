import UIKit

/// Stands in for another delegate: answers yes only to what it or the other one implements, and
/// hands over what it does not implement itself.
///
/// UIKit asks once, when the delegate is set, and behaves differently for some methods when they
/// are there at all. It is isolated to no actor, for what it overrides is not.
class DelegateRelay: NSObject {
  /// The other delegate.
  weak var next: (any NSObjectProtocol)?

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || next?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    next?.responds(to: selector) == true ? next : super.forwardingTarget(for: selector)
  }
}
