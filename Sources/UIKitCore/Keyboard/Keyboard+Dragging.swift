import Foundation

// A finger that scrolls takes the keyboard along, where the scroll view lets it.

extension Keyboard {
  /// A finger that scrolls is at that height on the screen: below the keyboard's edge it pushes it
  /// down.
  func fingerMoved(to y: CGFloat) {
    guard let frame else { return }
    let push = min(max(y - frame.minY, 0), frame.height)
    guard push != pushed else { return }
    AnimationGroup.withoutAnimation {
      pushed = push
      placeBoard()
      moveFollowers()
    }
  }

  /// The finger lets go, with that speed downwards in points a second: the keyboard goes on down, or
  /// comes back.
  func fingerLeft(speed: CGFloat) {
    guard frame != nil, pushed > 0 else { return }
    if speed > 0, let responder = UIApplication.shared.firstResponder {
      responder.resignFirstResponder()
    }
    // A first responder that does not resign keeps the keyboard.
    guard frame != nil else { return }
    AnimationGroup.animate(duration: Self.duration, timing: .transition) {
      pushed = 0
      placeBoard()
      moveFollowers()
    }
  }
}
