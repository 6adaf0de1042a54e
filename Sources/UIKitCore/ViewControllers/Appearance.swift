/// The appearance state of a view controller: one of four, from disappeared to appeared.
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
  /// The same in all callbacks of one transition.
  var isAnimated = false
  /// A Boolean value that indicates whether `viewIsAppearing` is still to come in this appearance.
  var owesIsAppearing = false
  /// A Boolean value that indicates whether `viewIsAppearing` has come in this appearance.
  var hasDeliveredIsAppearing = false
  /// A Boolean value that indicates whether `beginAppearanceTransition(_:animated:)` holds back
  /// what the window would do by itself.
  var isHeld = false

  // 1.2.2 – appearing and disappearing may turn directly into each other.
  var canAppear: Bool { state == .disappeared || state == .disappearing }
  // 1.2.2: a `will` is followed by its `did`, or by the opposite `will`.
  var canDisappear: Bool { state == .appeared || state == .appearing }
}

/// Which way a controller goes while a transition moves it; read by the `isMoving…` and `isBeing…`
/// properties inside the appearance callbacks.
enum Movement {
  case none, toParent, fromParent, presented, dismissed
}
