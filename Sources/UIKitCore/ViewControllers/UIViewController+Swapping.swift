import Foundation

/// How one child's view comes in the place of another's.
@MainActor
struct ChildSwap {
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  let animations: (() -> Void)?
  let completion: ((Bool) -> Void)?

  /// Runs `exchange` and the app's own changes inside the animation that the options name.
  func animate(in place: UIView?, _ exchange: @escaping () -> Void, _ end: @escaping (Bool) -> Void)
  {
    if let place, options.transition != nil {
      UIView.transition(
        with: place, duration: duration, options: options,
        animations: {
          exchange()
          animations?()
        }, completion: end)
    } else {
      exchange()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    }
  }
}

extension UIViewController {
  func swap(_ from: UIViewController, with to: UIViewController, _ swap: ChildSwap) {
    checkSwap(from, to)
    let place = from.view.superview
    let animated = swap.duration > 0
    // A controller that is not visible neither appears nor disappears.
    let tells = appearance.state == .appearing || appearance.state == .appeared
    if tells {
      // 1.9.11 – in this order, without other calls in between.
      to.beginTransitionByHand(true, animated: animated)
      from.beginTransitionByHand(false, animated: animated)
    }
    let isCrossing = swap.options.transition != nil
    Stage.shared.beginTransition(to, "a transition to \(type(of: to))")
    swap.animate(in: place) {
      // 1.9.11 – the new view goes where the old one is.
      place?.addSubview(to.view)
      // A transition between two pictures shows the one, then the other.
      if isCrossing { from.viewIfLoaded?.removeFromSuperview() }
    } _: { finished in
      // 1.9.11 – the old view goes at the end.
      from.viewIfLoaded?.removeFromSuperview()
      Stage.shared.endTransition(to)
      if tells {
        // Without an animation there was no layout yet in which the call could have come.
        to.deliverViewIsAppearing()
        from.endTransitionByHand()
        to.endTransitionByHand()
      }
      swap.completion?(finished)
    }
  }

  private func checkSwap(_ from: UIViewController, _ to: UIViewController) {
    let method =
      "-[UIViewController transitionFromViewController:toViewController:duration:options:"
      + "animations:completion:]"
    if from.parent !== self || to.parent !== self {
      // 1.9.11 – both are children of this controller.
      UIKitException.raise(
        .invalidArgument,
        "Children view controllers \(from.reference) and \(to.reference) must have a common parent "
          + "view controller when calling \(method)")
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      // 1.9.11 – a container that forwards by hand also moves the views by hand.
      UIKitException.raise(
        .invalidArgument,
        "A container that forwards appearance methods by itself cannot call \(method): \(reference)"
      )
    }
  }
}
