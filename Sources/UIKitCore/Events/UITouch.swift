public import Foundation

/// A finger on the screen, from the moment it comes down until it leaves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The latest phase of the touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    /// A pointer that hovers. No touch of the stage is in one of these.
    case regionEntered, regionMoved, regionExited
  }

  /// The kind of touch: a finger, a pencil, or a pointer.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static var stylus: Self { .pencil }
  }

  open internal(set) var type = TouchType.direct

  /// Seconds on the stage's clock of the last change.
  open internal(set) var timestamp: TimeInterval = 0

  open internal(set) var phase = Phase.began

  /// How many times the finger came down here in quick succession.
  open internal(set) var tapCount = 1

  /// 10.1.4 – the view that was hit when the finger came down; it gets all later phases.
  open internal(set) var view: UIView?

  open internal(set) var window: UIWindow?

  /// The recognizers that look at this touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Returns the location of the touch, in the coordinates of `view`, or of the window.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    locate(windowLocation, in: view)
  }

  /// Returns the location before the touch last moved.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint {
    locate(previousWindowLocation, in: view)
  }

  // 10.1.6: a touch of a finger has no force where the device measures none, and its…

  /// The force of the touch: 0, no device of the stage measures it.
  open var force: CGFloat { 0 }

  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the area that the finger covers.
  open var majorRadius: CGFloat { type == .direct ? 20 : 0 }

  open var majorRadiusTolerance: CGFloat { majorRadius / 5 }

  /// The angle between the pencil, or the finger, and the screen: a right one.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction in which the pencil leans; 0 where it stands upright.
  @discardableResult
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  @discardableResult
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The location, which the stage knows exactly.
  @discardableResult
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  @discardableResult
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func locate(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  var recognizers: [UIGestureRecognizer] = []
  /// The delivery of the touch to its view.
  let delivery = TouchDelivery()
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
}
