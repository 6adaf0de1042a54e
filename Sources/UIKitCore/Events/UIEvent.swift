public import Foundation

/// An event: here, all touches on the screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause
    case remoteControlStop
    case remoteControlTogglePlayPause
    case remoteControlNextTrack
    case remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward
    case remoteControlEndSeekingForward
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// Seconds on the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0

  open internal(set) var allTouches: Set<UITouch>?

  /// The buttons of a pointing device that are down, or have just been released; none for fingers.
  open internal(set) var buttonMask: ButtonMask = []

  /// The touches that belong to `view`.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that belong to views of `window`.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that `gesture` looks at.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in gesture.touches.contains { $0 === touch } }
  }

  // 10.1.7: the coalesced touches of a touch include the touch itself.

  /// The touches that were put together in `touch`: the touch alone, the stage delivers each.
  @discardableResult
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// The touches that are expected next: none, nothing is predicted.
  @discardableResult
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(isIncluded)
    return found.isEmpty ? nil : found
  }
}
