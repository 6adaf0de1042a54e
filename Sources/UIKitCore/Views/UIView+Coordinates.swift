import Foundation

extension UIView {
  /// Where the origin of this view's coordinates lies in those of the topmost view.
  var originInRoot: CGPoint {
    var point = CGPoint.zero
    var view = self
    while let superview = view.superview {
      let frame = view.frame
      point.x += frame.minX - view.bounds.minX
      point.y += frame.minY - view.bounds.minY
      view = superview
    }
    return CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
  }

  /// The distance from the origin of `view`'s coordinates (the window's when `nil`) to this view's.
  func offset(from view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: own.x - other.x, y: own.y - other.y)
  }
}
