import Foundation

// Views lay out themselves and what is in their layers; layers are asked on the way.

extension CALayer {
  func markForLayout() {
    if let view { return view.setNeedsLayout() }
    guard !isMarkedForLayout else { return }
    isMarkedForLayout = true
    markAncestorsForLayout()
  }

  /// Lets a layout that starts at the window find its way to what is in this layer.
  func markAncestorsForLayout() {
    var layer: CALayer? = self
    while let current = layer {
      current.descendantIsMarkedForLayout = true
      if let view = current.view {
        view.descendantNeedsLayout = true
        view.markAncestorsForLayout()
        return
      }
      layer = current.storedSuperlayer
    }
  }

  func layoutTree() {
    if let view { return view.layoutSubtree() }
    if isMarkedForLayout {
      isMarkedForLayout = false
      layoutSublayers()
    }
    layoutOwnSublayers()
  }

  /// Lays out the layers in this one that are no views'.
  func layoutOwnSublayers() {
    guard descendantIsMarkedForLayout else { return }
    descendantIsMarkedForLayout = false
    for child in children ?? [] {
      if case .layer(let layer) = child { layer.layoutTree() }
    }
  }
}
