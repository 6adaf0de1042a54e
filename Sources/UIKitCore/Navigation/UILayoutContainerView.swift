import Foundation

/// The view of a navigation controller: the screens below, the bar above.
@MainActor
final class UILayoutContainerView: UIView {
  weak var navigation: UINavigationController?

  /// Holds the views of the top and, during a transition, of the one that goes.
  let content = UINavigationTransitionView(frame: .zero)
  private weak var bar: UINavigationBar?
  private let dimming = UIView(frame: .zero)

  func install(_ bar: UINavigationBar) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    dimming.isUserInteractionEnabled = false
    dimming.backgroundColor = .black.withAlphaComponent(0.1)
    addSubview(content)
    addSubview(bar)
    self.bar = bar
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeBar(hidden: navigation?.isNavigationBarHidden ?? false)
    navigation?.startDeferredTransition()
  }

  func placeBar(hidden: Bool) {
    guard let bar else { return }
    let height = UINavigationBar.contentHeight
    let top = safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: hidden ? -height : top, width: bounds.width, height: height)
    bar.isHidden = hidden
  }

  /// Puts a view where the top's view goes.
  func place(_ view: UIView, below other: UIView? = nil) {
    if let other {
      content.insertSubview(view, belowSubview: other)
    } else {
      content.addSubview(view)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = content.bounds
  }

  // MARK: Sliding

  /// Moves the upper view across the whole width and the lower one a part of it, inside the current
  /// animation.
  func slide(from: UIView?, to: UIView, back: Bool) {
    let width = content.bounds.width
    let lowerX = -width * NavigationAnimator.parallax
    let lower = back ? to : from
    let upper = back ? from : to
    AnimationGroup.withoutAnimation {
      if let lower {
        content.insertSubview(dimming, aboveSubview: lower)
        dimming.frame = content.bounds
      }
      dimming.alpha = back ? 1 : 0
      to.frame.origin.x = back ? lowerX : width
    }
    dimming.alpha = back ? 0 : 1
    lower?.frame.origin.x = back ? 0 : lowerX
    upper?.frame.origin.x = back ? width : 0
  }

  func finishSlide() {
    dimming.removeFromSuperview()
  }
}

/// Holds the screens of a navigation controller.
@MainActor
final class UINavigationTransitionView: UIView {}
