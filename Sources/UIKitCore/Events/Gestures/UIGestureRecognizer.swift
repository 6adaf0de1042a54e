public import Foundation

/// An object that recognizes a gesture in the touches on a view and its subviews.
///
/// It sees touches before the view that was hit does, and is no responder.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Sends `target`, which is not kept, a message whenever the gesture was recognized, went on, ended
  /// or was cancelled.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Called when the recognizer was made from a storyboard or a nib, and is connected.
  open func awakeFromNib() {}

  // MARK: Targets

  /// Sends `target`, which is not kept, that message as well; the same pair is there once.
  open func addTarget(_ target: Any, action: Selector) {
    let added = ActionTarget(target, action)
    targets.removeAll { $0.isGone || $0.action == action && $0.isSame(as: added) }
    targets.append(added)
  }

  /// Sends those messages no more: `nil` is any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isMeant(by: target, action) }
  }

  // MARK: The state

  /// A discrete gesture goes from possible to recognized or failed; a continuous one from
  /// possible to began, changed and ended or cancelled, or fails. Then it is possible again.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A discrete gesture was recognized.
    public static var recognized: Self { .ended }
  }

  /// Subclasses say here what they found; it takes effect only where others allow it.
  open var state: State {
    get { storedState }
    set { attempt(newValue) }
  }

  /// 10.4.8 – switching it off cancels a gesture that is being made.
  open var isEnabled = true {
    didSet {
      if !isEnabled { stop() }
      tellObservers(of: "enabled", from: oldValue, to: isEnabled)
    }
  }

  /// The view whose touches the recognizer sees.
  open internal(set) weak var view: UIView?

  /// A name for debugging.
  open var name: String?

  /// Not kept.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The ``UITouch/TouchType``s that the recognizer sees, as numbers; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// 10.4.8 – whether touches of one type keep those of others away.
  open var requiresExclusiveTouchType = true

  /// The buttons of a pointing device with which the gesture began; none for fingers.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  // MARK: What the view hears

  /// 10.4.4 – whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// 10.4.4 – whether the view gets touches only after the gesture has failed.
  open var delaysTouchesBegan = false

  /// 10.4.4 – whether the view gets the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true

  // MARK: Where the gesture is

  /// The middle of the touches, in the coordinates of `view`, or of the window.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    locate(middle, in: view)
  }

  /// How many fingers make the gesture now.
  open var numberOfTouches: Int { locatingTouches.count }

  /// Returns the location of one of the fingers, in the coordinates of `view`, or of the window.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard locatingTouches.indices.contains(touchIndex) else {
      UIKitException.raise(
        .invalidArgument,
        "-[UIGestureRecognizer locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(locatingTouches.count)).")
    }
    return locatingTouches[touchIndex].location(in: view)
  }

  // MARK: Living with others

  /// 10.4.6 – makes this gesture wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  // The touches after the end are not passed on before the reset.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the recognizer is possible again: forget what was found so far.
  open func reset() {}

  /// Leaves a touch to others; the view goes on hearing of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    ignored.append(touch)
  }

  /// Returns a Boolean value that indicates whether recognizing this gesture makes the other one
  /// fail.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether this gesture fails because the other one was
  /// recognized.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether this gesture waits until the other one has
  /// failed.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether the other gesture waits until this one has
  /// failed.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether the recognizer looks at an event at all.
  @discardableResult
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Inside the stage

  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  var storedState = State.possible
  /// The state that the recognizer enters when the recognizers that it waits for have failed.
  var pendingState: State?
  /// The touches that the recognizer follows.
  var touches: [UITouch] = []
  /// The touches that the recognizer ignores.
  var ignored: [UITouch] = []
  /// All that it was given since the last reset.
  var sequence: [UITouch] = []
  /// Touches that must be cancelled for their views.
  var claimed: [UITouch] = []
  var requirements: [Requirement] = []
  var lastMiddle = CGPoint.zero

  private var targets: [ActionTarget] = []
  private var handlers: [(UIGestureRecognizer) -> Void] = []

  /// Performs `handler` whenever the gesture was recognized, went on, ended or was cancelled.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  func performHandlers() {
    for handler in handlers { handler(self) }
    for target in targets {
      guard let object = target.object else { continue }
      UIApplication.shared.sendAction(target.action, to: object, from: self, for: nil)
    }
  }

  /// Returns a Boolean value that indicates whether the recognizer looks at events with those
  /// buttons.
  func takes(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isClick }

  /// The touches that say where the gesture is.
  var locatingTouches: [UITouch] { touches }
}
