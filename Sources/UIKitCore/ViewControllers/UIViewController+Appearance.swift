import Foundation

// The appearance of a controller and of what it contains. 1.2.1, 1.2.2: four states; the two in the
// middle may turn directly into each other.

extension UIViewController {
  /// Enters appearing or disappearing, and tells the children.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing ? !appearance.canAppear : !appearance.canDisappear { return }
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.owesIsAppearing = false
    callAppearanceMethod {
      isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    }
    // 1.9.4 – the parent first, then its children.
    for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// The view is in the hierarchy: `viewIsAppearing` comes with its next layout.
  func setNeedsViewIsAppearing() {
    guard appearance.state == .appearing, !appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = true
    storedView?.setNeedsLayout()
    for child in forwardedChildren { child.setNeedsViewIsAppearing() }
  }

  /// 1.2.4 – exactly once an appearance, when the superview has laid the view out.
  func deliverViewIsAppearing() {
    guard appearance.owesIsAppearing, appearance.state == .appearing else { return }
    appearance.owesIsAppearing = false
    callAppearanceMethod { viewIsAppearing(appearance.isAnimated) }
  }

  /// Enters appeared or disappeared, whichever was begun last, and tells the children.
  func endAppearance() {
    guard appearance.holds == 0 else { return }
    switch appearance.state {
    case .appearing:
      // Without a layout in between it would never come.
      deliverViewIsAppearing()
      appearance.state = .appeared
      callAppearanceMethod { viewDidAppear(appearance.isAnimated) }
    case .disappearing:
      appearance.state = .disappeared
      callAppearanceMethod { viewDidDisappear(appearance.isAnimated) }
    case .appeared, .disappeared:
      return
    }
    for child in forwardedChildren { child.endAppearance() }
  }

  /// 1.9.6, 1.9.8 – the children that hear of this controller's appearance: those whose views are in
  /// this one's view, unless the container forwards by itself.
  var forwardedChildren: [UIViewController] {
    guard !storedChildren.isEmpty, !drivesChildAppearance, let storedView,
      shouldAutomaticallyForwardAppearanceMethods
    else { return [] }
    return storedChildren.filter { child in
      child.appearance.holds == 0 && child.viewIfLoaded?.isDescendant(of: storedView) == true
    }
  }

  /// Whether a move of `movedRoot` into or out of a visible window is this controller's own affair,
  /// not its container's.
  func followsWindow(movedRoot: UIView) -> Bool {
    guard appearance.holds == 0 else { return false }
    guard let parent else { return true }
    if parent.drivesChildAppearance || !parent.shouldAutomaticallyForwardAppearanceMethods {
      return false
    }
    guard let parentView = parent.viewIfLoaded else { return true }
    return !parentView.isDescendant(of: movedRoot)
  }

  /// 1.2.11
  func reportUnbalancedTransition() {
    Console.log("Unbalanced calls to begin/end appearance transitions for \(reference).")
  }

  private func callAppearanceMethod(_ body: () -> Void) {
    let wasInside = isInsideAppearanceCallback
    isInsideAppearanceCallback = true
    body()
    isInsideAppearanceCallback = wasInside
  }
}
