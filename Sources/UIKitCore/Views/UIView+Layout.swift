import Foundation

extension UIView {
  func setBounds(_ bounds: CGRect) { notifyingLayer { changeBounds(bounds) } }

  private func changeBounds(_ bounds: CGRect) {
    guard bounds != storedBounds else { return }
    let old = storedBounds
    if bounds.size != old.size { AnimationGroup.record(.frame(storedFrame), of: self) }
    if bounds.origin != old.origin { AnimationGroup.record(.origin(old.origin), of: self) }
    let anchored = bounds.size == old.size || anchorToMiddle == nil ? nil : anchoredCenter
    storedBounds = bounds
    if let anchored, let distance = anchorToMiddle {
      storedCenter = CGPoint(x: anchored.x + distance.dx, y: anchored.y + distance.dy)
    }
    // A view that is scrolled stays where it is, and so does everything in it.
    if bounds.size == old.size { setNeedsCommit() } else { geometryDidChange(oldSize: old.size) }
    if bounds.origin != old.origin { boundsOriginDidChange() }
  }

  /// The position of the anchor point.
  var anchoredCenter: CGPoint {
    guard let distance = anchorToMiddle else { return storedCenter }
    return CGPoint(x: storedCenter.x - distance.dx, y: storedCenter.y - distance.dy)
  }

  func setCenter(_ center: CGPoint) {
    guard let distance = anchorToMiddle else { return setMiddle(center) }
    setMiddle(CGPoint(x: center.x + distance.dx, y: center.y + distance.dy))
  }

  func setMiddle(_ center: CGPoint) { notifyingLayer { moveMiddle(to: center) } }

  private func moveMiddle(to center: CGPoint) {
    guard center != storedCenter else { return }
    AnimationGroup.record(.frame(storedFrame), of: self)
    storedCenter = center
    geometryDidChange(oldSize: storedBounds.size)
  }

  func geometryDidChange(oldSize: CGSize) {
    let sizeChanged = oldSize != storedBounds.size
    if sizeChanged {
      autoresizeSubviews(from: oldSize)
      setNeedsLayout()
      if redrawsWithSize { setNeedsDisplay() }
      boundsSizeDidChange(from: oldSize)
    }
    updateMargins(sizeChanged: sizeChanged)
    constraintGeometryDidChange()
    setNeedsCommit()
    if !sizeChanged, storedWindow != nil {
      // The safe area depends on the place as well.
      markAncestorsForLayout()
    }
  }

  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
  }

  /// Lets a layout pass that starts at the window find its way to this view.
  func markAncestorsForLayout() {
    var ancestor = superview
    while let current = ancestor, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      ancestor = current.superview
    }
    windowForSubviews?.contentDidChange()
  }

  /// 12.3.1 – layout goes from the top down.
  ///
  /// - Parameter inherited: the superview's safe area, when it is known and changed on the way.
  /// - Returns: `true` if a view was laid out.
  @discardableResult
  func layoutTree(inherited: UIEdgeInsets?) -> Bool {
    guard needsLayout || descendantNeedsLayout || inherited != nil else { return false }
    updateConstraintsOfTree()

    var laidOut = false
    let insets = safeAreaInsets
    let insetsChanged = insets != lastSafeAreaInsets
    if insetsChanged {
      let old = lastSafeAreaInsets
      lastSafeAreaInsets = insets
      // 12.4.2 – the view, then its controller, before layout.
      constraintInsetsDidChange()
      tellObservers(of: "safeAreaInsets", from: old, to: insets)
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      needsLayout = true
    }

    viewController?.deliverViewIsAppearing()
    updatePropertiesOfTree(isAtOnce: false)
    if needsLayout {
      needsLayout = false
      laidOut = true
      layOut()
    } else if descendantNeedsLayout, let layer = storedLayer {
      layer.layoutOwnSublayers()
    }

    descendantNeedsLayout = false
    for subview in subviews
    where subview.layoutTree(inherited: insetsChanged ? insets : nil) {
      laidOut = true
    }
    return laidOut
  }

  // 12.4.1 – what an ancestor's insets leave over after the distance to its edges, and what the
  // view's controllers add.
  func computeSafeAreaInsets() -> UIEdgeInsets {
    var insets: UIEdgeInsets
    if let superview {
      let outer = superview.insetsForSubviews
      if outer == .zero {
        insets = .zero
      } else {
        let frame = self.frame
        let container = superview.bounds
        insets = UIEdgeInsets(
          top: max(0, min(outer.top - (frame.minY - container.minY), frame.height)),
          left: max(0, min(outer.left - (frame.minX - container.minX), frame.width)),
          bottom: max(0, min(outer.bottom - (container.maxY - frame.maxY), frame.height)),
          right: max(0, min(outer.right - (container.maxX - frame.maxX), frame.width)))
      }
    } else {
      insets = .zero
    }
    if let viewController {
      let added = viewController.addedSafeAreaInsets
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }
}
