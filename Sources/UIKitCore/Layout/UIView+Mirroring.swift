import Foundation

extension UIView {
  /// A Boolean value that indicates whether what leads is on the right, for people who read from
  /// there.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the side on which a text begins whose alignment follows the layout direction.
  func directed(_ alignment: NSTextAlignment) -> NSTextAlignment {
    alignment == .natural && isMirrored ? .right : alignment
  }

  /// Returns the rectangle that corresponds to `rect` in a left-to-right layout; also the way back.
  func mirrored(_ rect: CGRect) -> CGRect { mirrored(rect, in: bounds) }

  func mirrored(_ rect: CGRect, in space: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var result = rect
    result.origin.x = space.minX + space.maxX - rect.maxX
    return result
  }
}
