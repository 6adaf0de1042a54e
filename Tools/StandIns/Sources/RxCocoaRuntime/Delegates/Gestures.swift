internal import Foundation
public import UIKit

extension UIGestureRecognizerDelegate where Self: _RXDelegateProxy {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    target((any UIGestureRecognizerDelegate).self).gestureRecognizerShouldBegin(gestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target((any UIGestureRecognizerDelegate).self).gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target((any UIGestureRecognizerDelegate).self).gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target((any UIGestureRecognizerDelegate).self).gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    target((any UIGestureRecognizerDelegate).self).gestureRecognizer(
      gestureRecognizer, shouldReceive: touch)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    target((any UIGestureRecognizerDelegate).self).gestureRecognizer(
      gestureRecognizer, shouldReceive: event)
  }
}
