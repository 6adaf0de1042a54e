package import Foundation

// The state of a wheel for those who turn it with a finger.
extension UIView {
  /// A Boolean value that indicates whether the view is a wheel of a picker.
  package var isPickerWheel: Bool { self is PickerWheel }

  /// How far the content of a wheel has to move until the nearest row of that title is in the middle;
  /// `nil` where there is none.
  package func wheelDistance(to title: String) -> CGFloat? {
    guard let wheel = self as? PickerWheel else { return nil }
    for step in 0..<max(wheel.count, 1) {
      let near = step == 0 ? [wheel.row] : [wheel.row + step, wheel.row - step]
      if let row = near.first(where: { wheel.title(of: $0) == title }) {
        return CGFloat(row) * wheel.rowHeight - wheel.contentOffset.y
      }
    }
    return nil
  }
}
