import Foundation

// The display list is made from the views as they are: nothing is kept of the last one.

extension Stage {
  /// Returns the current content of the screen.
  package func displayList() -> DisplayList {
    var roots = windowsBackToFront.filter(\.isShown).compactMap { $0.displayRoot() }
    roots += SystemChrome.nodes(for: device, orientation: orientation, state: statusBar)
    return DisplayList(
      size: screen.size, cornerRadius: device.cornerRadius, isDark: isDark, roots: roots)
  }
}

extension UIView {
  /// The node of this view with its descendants; `nil` where it is not drawn.
  package func displayNode() -> DisplayNode? {
    guard !isHidden, !isLifted else { return storedLayer?.inTransition(nil) }
    if alpha == 0, animationTracks.isEmpty, storedLayer?.animations.isEmpty != false {
      return nil
    }
    var node = DisplayNode(
      id: displayID, name: String(describing: type(of: self)), frame: untransformedFrame)
    node.transform = aboutMiddle(transform).concatenating(recession)
    node.boundsOrigin = bounds.origin
    node.opacity = alpha
    node.clips = clipsToBounds || self is UIWindow
    node.background = backgroundColor.map(displayColor)
    node.followsPointer = storedGestureRecognizers.contains { $0 is UIHoverGestureRecognizer }
    node.content = displayContent()
    let accessibility = readAccessibility()
    node.accessibility = accessibility.described
    describeAnimations(in: &node)
    decorate(&node)
    storedLayer?.describe(in: &node)
    decorateRecession(&node)
    if let children = storedLayer?.children {
      node.children = CALayer.nodes(of: children)
    } else if subviews.contains(where: { ($0.storedLayer?.zPosition ?? 0) != 0 }) {
      node.children = CALayer.nodes(of: subviews.map { .view($0) })
    } else {
      node.children = subviews.compactMap { $0.displayNode() }
    }
    concealAccessibility(in: &node, hidingSubviews: accessibility.hidesSubviews)
    contentTransition?.draw(in: &node)
    finish(&node)
    guard let storedLayer else { return node }
    return storedLayer.inTransition(node)
  }
}
