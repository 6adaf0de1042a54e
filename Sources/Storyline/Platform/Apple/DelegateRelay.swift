import ObjectiveC
import UIKit

/// Stands in for another delegate: answers yes only to what it or the other one implements, and
/// hands over what it does not implement itself.
///
/// UIKit asks once, when the delegate is set, and behaves differently for some methods when they
/// are there at all. It is isolated to no actor, for what it overrides is not. `RelayDecision` decides.
class DelegateRelay: NSObject {
  /// The other delegate.
  weak var next: (any NSObjectProtocol)? {
    didSet { follow(oldValue) }
  }
  /// Methods that the relay implements and does not answer for now.
  var hidden: Set<Selector> = []
  /// Called soon after the other delegate was released: the relay has to be set again.
  var onRelease: (@MainActor @Sendable () -> Void)?

  private let decision = RelayDecision<Selector>()
  private let neutral: NSObject

  /// Makes a relay.
  ///
  /// - Parameter neutral: Implements every method of the protocol, and changes nothing.
  init(neutral: NSObject) {
    self.neutral = neutral
    super.init()
  }

  override func responds(to selector: Selector!) -> Bool {
    let itself = super.responds(to: selector) && !hidden.contains(selector)
    return decision.responds(to: selector, itself: itself) {
      next?.responds(to: selector) == true
    }
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    let target = decision.target(of: selector) {
      next?.responds(to: selector) == true
    } neutral: {
      neutral.responds(to: selector)
    }
    switch target {
    case .next: return next
    case .neutral: return neutral
    case .none: return super.forwardingTarget(for: selector)
    }
  }

  /// Associates a token with the other delegate that reports its release. The relay's address is a
  /// key that no other relay has.
  private func follow(_ old: (any NSObjectProtocol)?) {
    guard old !== next else { return }
    let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    if let old { objc_setAssociatedObject(old, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    guard let next, let onRelease else { return }
    objc_setAssociatedObject(
      next, key, ReleaseToken(onRelease), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

/// Calls a closure on the main actor when it is released.
private final class ReleaseToken: NSObject {
  private let onRelease: @MainActor @Sendable () -> Void

  init(_ onRelease: @escaping @MainActor @Sendable () -> Void) {
    self.onRelease = onRelease
    super.init()
  }

  deinit {
    let onRelease = onRelease
    Task { @MainActor in onRelease() }
  }
}
