/// Notices that the delegate which an app set has been released.
///
/// UIKit asks a delegate once which optional methods it implements: when it is set. A relay answers
/// for the app's delegate as well, so it has to be set again when that delegate was released.
@MainActor
struct DelegateLife {
  private weak var delegate: AnyObject?
  private var isExpected = false

  /// Follows the delegate that the app set; `nil` for none.
  mutating func follow(_ delegate: AnyObject?) {
    self.delegate = delegate
    isExpected = delegate != nil
  }

  /// Returns `true` once after the delegate was released.
  mutating func hasEnded() -> Bool {
    guard isExpected, delegate == nil else { return false }
    isExpected = false
    return true
  }
}
