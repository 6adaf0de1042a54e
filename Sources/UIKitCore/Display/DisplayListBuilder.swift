import Foundation

// The display list is made from the views as they are: nothing is kept of the last one.

extension Stage {
  /// What is on the screen now.
  package func displayList() -> DisplayList {
    let builder = DisplayListBuilder(now: clock.now)
    var roots = windowsBackToFront.filter(\.isLive).compactMap { builder.node(of: $0) }
    roots += SystemChrome.nodes(for: device, content: isDark ? .lightContent : .darkContent)
    return DisplayList(
      size: device.size, cornerRadius: device.cornerRadius, isDark: isDark, roots: roots)
  }
}

extension UIView {
  /// The node of this view alone, with all that is in it, as if it were on the screen.
  package func displayNode() -> DisplayNode? {
    DisplayListBuilder(now: Stage.shared.clock.now).node(of: self)
  }
}

@MainActor
private struct DisplayListBuilder {
  let now: TimeInterval

  /// The node of a view with all that is in it; `nil` for one that is not drawn.
  func node(of view: UIView) -> DisplayNode? {
    guard !view.isHidden else { return nil }
    let animations = view.runningAnimations(at: now)
    if view.alpha == 0, animations.isEmpty { return nil }
    var node = DisplayNode(
      id: view.displayID, name: String(describing: type(of: view)), frame: view.frame)
    node.boundsOrigin = view.bounds.origin
    node.opacity = view.alpha
    node.clips = view.clipsToBounds || view is UIWindow
    node.background = view.backgroundColor.map(view.displayColor)
    node.content = view.displayContent()
    node.accessibility = view.displayAccessibility()
    node.animations = animations
    view.decorate(&node)
    node.children = view.subviews.compactMap { self.node(of: $0) }
    return node
  }
}
