import Foundation

// The search for views among a view and its descendants.

extension UIView {
  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    // 10.1.1 – hidden, inert and nearly transparent views are skipped, with all that is in them.
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !isInertOnItsWay else { return nil }
    // 10.1.2 – outside the bounds nothing is hit, clipped or not.
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  func findView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func isInside(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }
}
