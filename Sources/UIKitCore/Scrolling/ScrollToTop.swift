package import Foundation

// Scrolling without touching the content: the status bar, a mouse's wheel.

extension Stage {
  /// The region in which a tap scrolls to the top.
  var statusBarRegion: CGRect {
    guard !statusBar.isHidden else { return .null }
    return SystemChrome.statusBarFrame(for: device, orientation: orientation)
  }

  /// The status bar was tapped: the one view on the screen that scrolls to the top does so.
  func statusBarWasTapped() {
    guard let window = windowsFrontToBack.first(where: { !$0.isSystemWindow }) else { return }
    let willing = window.scrollViewsInSight.filter(\.scrollsToTop)
    // With several there is no telling which one is meant.
    guard willing.count == 1, let view = willing.first else { return }
    view.scrollToTop()
  }

  /// A mouse's wheel was turned over that point: the content is to move by that much.
  package func turnWheel(at point: CGPoint, by distance: CGPoint) {
    var candidate = view(at: point)
    let isHorizontal = abs(distance.x) > abs(distance.y)
    let axis: UIScrollView.Axis = isHorizontal ? .horizontal : .vertical
    let way = isHorizontal ? -distance.x : -distance.y
    while let view = candidate {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        !scrollView.turnsPages, scrollView.hasMore(axis),
        scrollView.wheel != nil || !scrollView.isAtEnd(axis, way)
      {
        scrollView.turnWheel(by: distance)
        return
      }
      candidate = view.superview
    }
  }
}

extension UIScrollView {
  func scrollToTop() {
    let top = limits(.vertical).lowerBound
    guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    moveOffset(to: CGPoint(x: contentOffset.x, y: top), animated: true, endsAtTop: true)
  }

  /// Seconds after which the next turn of a wheel is another one.
  private static var wheelPause: TimeInterval { 0.15 }

  // As a drag without a finger: it stops at the limits, and nothing goes on after it.
  fileprivate func turnWheel(by distance: CGPoint) {
    if let wheel {
      Stage.shared.clock.cancel(wheel)
    } else {
      beginDrag(from: .zero, isHorizontal: abs(distance.x) > abs(distance.y))
    }
    wheel = Stage.shared.clock.schedule(after: Self.wheelPause) { [weak self] in
      self?.wheel = nil
      self?.endDrag(velocity: .zero)
    }
    let place = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    let offset = onPixels(clamped(place))
    if offset != contentOffset { setOffset(offset) }
  }
}

extension UIView {
  /// The scroll views in this one that are seen.
  fileprivate var scrollViewsInSight: [UIScrollView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    var found: [UIScrollView] = []
    let screen = CGRect(origin: .zero, size: Stage.shared.screen.size)
    if let own = self as? UIScrollView, frameOnScreen.intersects(screen) { found.append(own) }
    for subview in subviews { found += subview.scrollViewsInSight }
    return found
  }
}
