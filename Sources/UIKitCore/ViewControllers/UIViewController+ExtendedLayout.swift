import Foundation

// The edges of a view that could extend under the bars of a container.

extension UIViewController {
  /// Returns a Boolean value that indicates whether the view goes on under a bar at that edge.
  func extends(under edge: UIRectEdge, barIsTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge)
      && (barIsTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Lets the containers lay out the view again.
  func extendedLayoutDidChange() {
    storedView?.setNeedsLayout()
    var container = parent
    while let each = container {
      each.viewIfLoaded?.setNeedsLayout()
      container = each.parent
    }
  }
}
