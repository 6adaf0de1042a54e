import Foundation

// The offset of the content, and its limits.

extension UIScrollView {
  enum Axis: CaseIterable {
    case horizontal, vertical
  }

  // MARK: Limits

  /// The offsets at which the content may rest.
  func limits(_ axis: Axis) -> ClosedRange<CGFloat> {
    let inset = storedAdjustedInset
    switch axis {
    case .horizontal:
      let low = -inset.left
      return low...max(low, contentSize.width + inset.right - bounds.width)
    case .vertical:
      // The collapsed part of a large title comes back with the content.
      let low = -inset.top - adjustedCollapse
      return low...max(low, contentSize.height + inset.bottom - bounds.height)
    }
  }

  /// Returns a Boolean value that indicates whether there is more along that axis than is seen at a
  /// time.
  func hasMore(_ axis: Axis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound - limits.lowerBound > 0.01
  }

  /// The point nearest to `offset` at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (limits(.horizontal), limits(.vertical))
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  func onPixels(_ offset: CGPoint) -> CGPoint {
    CGRect(origin: offset, size: .zero).onPixels.origin
  }

  // MARK: Moving

  /// Moves the content by something else than a finger.
  func moveOffset(to offset: CGPoint, animated: Bool, endsAtTop: Bool = false) {
    let target = onPixels(offset)
    if animated, window != nil, target != contentOffset {
      run(.animation(endsAtTop: endsAtTop), ScrollMotion.Path(from: contentOffset, to: target))
      return
    }
    endMotion()
    // The finger goes on from the new place.
    drag?.shift(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
    setOffset(target)
  }

  /// The one place where the origin of the bounds changes.
  func setOffset(_ offset: CGPoint) {
    changing("contentOffset", contentOffset) { bounds.origin = offset }
  }

  /// Moves the offset so that the visible content stays in place, though the content before it
  /// changed its size.
  func moveContent(by distance: CGPoint) {
    drag?.shift(by: distance)
    motion?.shift(by: distance)
    setOffset(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }

  func contentOffsetDidChange() {
    setNeedsLayout()
    pinnedView?.frame.origin = bounds.origin
    scrollGuidesDidMove()
    delegate?.scrollViewDidScroll(self)
    refreshControl?.contentWasPulled()
    tellContainers()
  }

  func setContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    storedContentSize = size
    if let guide = guides[.content] { existingLayoutEngine?.setNeedsUpdateOfScroll(guide) }
    updateAdjustedInset()
    moveInsideLimits()
    setNeedsCommit()
    tellContainers()
  }

  func sizeDidChange() {
    scrollGuidesDidMove()
    updateAdjustedInset()
    moveInsideLimits()
    tellContainers()
  }

  /// Content that has become too small for where it stood moves there.
  func moveInsideLimits() {
    guard drag == nil, motion == nil, wheel == nil, window != nil else { return }
    let target = clamped(contentOffset)
    if target != contentOffset { setOffset(target) }
  }

  func show(_ rect: CGRect, animated: Bool) {
    let inset = storedAdjustedInset
    var target = contentOffset
    let seen = bounds.inset(by: inset)
    if rect.width <= seen.width {
      if rect.minX < seen.minX {
        target.x = rect.minX - inset.left
      } else if rect.maxX > seen.maxX {
        target.x = rect.maxX + inset.right - bounds.width
      }
    } else if rect.maxX < seen.minX || rect.minX > seen.maxX {
      target.x = rect.minX - inset.left
    }
    if rect.height <= seen.height {
      if rect.minY < seen.minY {
        target.y = rect.minY - inset.top
      } else if rect.maxY > seen.maxY {
        target.y = rect.maxY + inset.bottom - bounds.height
      }
    } else if rect.maxY < seen.minY || rect.minY > seen.maxY {
      target.y = rect.minY - inset.top
    }
    target = clamped(target)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  func windowDidChange() {
    guard window == nil else {
      updateAdjustedInset()
      return tellContainers()
    }
    endMotion()
    drag = nil
    tracksFinger = false
    indicators.forget()
  }
}
