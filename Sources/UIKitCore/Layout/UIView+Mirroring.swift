import Foundation

extension UIView {
  /// A Boolean value that indicates whether what leads is on the right, for people who read from
  /// there.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where a text begins that follows the direction in which people read.
  func directed(_ alignment: NSTextAlignment) -> NSTextAlignment {
    alignment == .natural && isMirrored ? .right : alignment
  }

  /// Where something is in this view that would be in `rect` if people read from the left; also the
  /// way back.
  func mirrored(_ rect: CGRect) -> CGRect { mirrored(rect, in: bounds) }

  func mirrored(_ rect: CGRect, in space: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var result = rect
    result.origin.x = space.minX + space.maxX - rect.maxX
    return result
  }
}
