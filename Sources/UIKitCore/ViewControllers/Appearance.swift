/// Where a view controller stands between not being seen and being seen.
///
/// 1.2.1 – four states; 1.2.2 – the two in the middle may turn directly into each other.
struct Appearance {
  enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  /// The callbacks, each by the name that UIKit's warning gives it.
  enum Callback: String {
    case willAppear = "viewWillAppear:"
    case isAppearing = "viewIsAppearing:"
    case didAppear = "viewDidAppear:"
    case willDisappear = "viewWillDisappear:"
    case didDisappear = "viewDidDisappear:"
  }

  var state = State.disappeared
  /// 1.2.8 – the same in all callbacks of one transition.
  var isAnimated = false
  /// 1.2.4 – whether `viewIsAppearing` is still to come in this appearance.
  var owesIsAppearing = false
  /// 1.9.10 – whether `beginAppearanceTransition(_:animated:)` holds back what the window would do by
  /// itself.
  var isHeld = false

  var canAppear: Bool { state == .disappeared || state == .disappearing }
  var canDisappear: Bool { state == .appeared || state == .appearing }
}

/// Which way a controller goes while a transition moves it; read by the `isMoving…` and `isBeing…`
/// properties inside the appearance callbacks.
enum Movement {
  case none, toParent, fromParent, presented, dismissed
}
