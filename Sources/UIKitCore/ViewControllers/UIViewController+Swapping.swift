import Foundation

extension UIViewController {
  /// Puts one child's view in the place of another's, inside an animation that `animate` runs.
  func swap(
    _ from: UIViewController, with to: UIViewController, animated: Bool,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?,
    animate: (_ changes: @escaping () -> Void, _ end: @escaping (Bool) -> Void) -> Void
  ) {
    checkSwap(from, to)
    let tells = appearance.state == .appearing || appearance.state == .appeared
    // 1.9.11 – in this order, and nothing else tells them in between.
    if tells {
      to.beginTransitionByHand(true, animated: animated)
      from.beginTransitionByHand(false, animated: animated)
    }
    if let place = from.view.superview { place.addSubview(to.view) }
    let end = { (finished: Bool) in
      // 1.9.11 – the old view goes at the end.
      from.viewIfLoaded?.removeFromSuperview()
      if tells {
        from.endTransitionByHand()
        to.endTransitionByHand()
      }
      completion?(finished)
    }
    Stage.shared.beginTransition(to, "a transition to \(type(of: to))")
    animate({ animations?() }) { finished in
      Stage.shared.endTransition(to)
      end(finished)
    }
  }

  private func checkSwap(_ from: UIViewController, _ to: UIViewController) {
    if from.parent !== self || to.parent !== self {
      // 1.9.11 – both are children of this controller.
      UIKitException.raise(
        .invalidArgument,
        "Children view controllers \(from.reference) and \(to.reference) must have a common parent "
          + "view controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      // 1.9.11 – a container that forwards by hand also moves the views by hand.
      UIKitException.raise(
        .invalidArgument,
        "A view controller that forwards appearance methods by itself cannot call "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:]: \(reference)")
    }
  }
}
