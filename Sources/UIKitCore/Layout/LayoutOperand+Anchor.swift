import Foundation

extension LayoutOperand {
  /// The anchor of this side of a constraint.
  var anchor: NSLayoutAnchor<AnyObject> {
    // The parameter of the type only keeps attributes apart, as in Objective-C: objects of all types are
    // laid out alike.
    if isDistance || attribute == .width || attribute == .height {
      return unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor<AnyObject>.self)
    }
    return isHorizontal
      ? unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
      : unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
  }

  private var isDistance: Bool { originAttribute != nil }

  private var isHorizontal: Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
