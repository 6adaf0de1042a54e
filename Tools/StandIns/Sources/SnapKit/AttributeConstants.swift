import UIKit

/// A type that has a constant for each attribute: the distance to the related attribute.
@MainActor
protocol AttributeConstants {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension ConstraintConstantTarget {
  /// Zero, if the type only declares the protocol without an implementation.
  @MainActor var constants: any AttributeConstants { self as? any AttributeConstants ?? 0 as Int }
}

extension ConstraintInsetTarget {
  /// A number is as much on each side.
  @MainActor var insetConstants: any AttributeConstants {
    if let insets = self as? ConstraintInsets { return insets }
    let amount = constants.constant(for: .notAnAttribute)
    return ConstraintInsets(top: amount, left: amount, bottom: amount, right: amount)
  }
}

// MARK: - Numbers

extension AttributeConstants where Self: BinaryInteger {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}

extension AttributeConstants where Self: BinaryFloatingPoint {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}

extension Int: AttributeConstants {}
extension UInt: AttributeConstants {}
extension Float: AttributeConstants {}
extension Double: AttributeConstants {}
extension CGFloat: AttributeConstants {}

// MARK: - Sizes, points and insets

extension CGSize: AttributeConstants {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

extension CGPoint: AttributeConstants {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      y
    case .width, .height, .notAnAttribute: 0
    }
  }
}

extension ConstraintInsets: AttributeConstants {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    return switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .leading, .leadingMargin: isLeftToRight ? left : right
    case .trailing, .trailingMargin: isLeftToRight ? -right : -left
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}

extension ConstraintDirectionalInsets: AttributeConstants {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    let sides = ConstraintInsets(
      top: top, left: isLeftToRight ? leading : trailing, bottom: bottom,
      right: isLeftToRight ? trailing : leading)
    return sides.constant(for: attribute)
  }
}
