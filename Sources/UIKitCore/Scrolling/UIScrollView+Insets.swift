import Foundation

// The insets of the content.

extension UIScrollView {
  /// Updates the insets from the safe area and the app's own.
  func updateAdjustedInset() {
    let collapse = titleCollapse
    let added = safeAreaPart
    let new = UIEdgeInsets(
      top: contentInset.top + added.top + (refreshControl?.room ?? 0),
      left: contentInset.left + added.left,
      bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
    let old = storedAdjustedInset
    guard new != old || collapse != adjustedCollapse else { return }
    let (top, left) = (limits(.vertical).lowerBound, limits(.horizontal).lowerBound)
    let wasSystem = added != lastSafeAreaPart
    storedAdjustedInset = new
    adjustedCollapse = collapse
    lastSafeAreaPart = added
    // Content at the edge of the safe area stays there.
    if wasSystem, drag == nil, motion == nil {
      var offset = contentOffset
      if abs(offset.y - top) < 0.5 { offset.y = limits(.vertical).lowerBound }
      if abs(offset.x - left) < 0.5 { offset.x = limits(.horizontal).lowerBound }
      if offset != contentOffset { setOffset(offset) }
    }
    moveInsideLimits()
    setNeedsCommit()
    guard new != old else { return }
    tellObservers(of: "adjustedContentInset", from: old, to: new)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    tellContainers()
  }

  /// The part of the safe area that is added to the content's insets.
  private var safeAreaPart: UIEdgeInsets { insetsPart(of: safeAreaInsets) }

  private func insetsPart(of safe: UIEdgeInsets) -> UIEdgeInsets {
    guard safe != .zero else { return .zero }
    let (sides, ends) = adjustedAxes
    return UIEdgeInsets(
      top: ends ? safe.top : 0, left: sides ? safe.left : 0, bottom: ends ? safe.bottom : 0,
      right: sides ? safe.right : 0)
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return (scrolls(.horizontal), scrolls(.vertical))
    case .automatic:
      if nearestViewController?.automaticallyAdjustsScrollViewInsets == false {
        return (false, false)
      }
      return (scrolls(.horizontal), scrolls(.vertical) || isBetweenBars)
    }
  }

  /// Returns a Boolean value that indicates whether the content is larger than the view, or bounces
  /// though it is not.
  private func scrolls(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal: contentSize.width > bounds.width || alwaysBounceHorizontal
    case .vertical: contentSize.height > bounds.height || alwaysBounceVertical
    }
  }

  private var isBetweenBars: Bool {
    guard let controller = nearestViewController else { return false }
    return controller.nearest(UINavigationController.self) != nil
      || controller.nearest(UITabBarController.self) != nil
  }

  /// The part of the safe area that the content does not keep out of by its insets.
  var uncoveredInsets: UIEdgeInsets {
    // Asked for once: it is looked for up to the window.
    let safe = safeAreaInsets
    let part = insetsPart(of: safe)
    return UIEdgeInsets(
      top: safe.top - part.top, left: safe.left - part.left, bottom: safe.bottom - part.bottom,
      right: safe.right - part.right)
  }
}
