public import UIKit

// The types of parameters in a chain. The protocols without members only mark the types; their
// meaning is in `AttributeConstants`.

/// A target of `equalTo` and its siblings: a view, a layout guide, an attribute of `snp`, or
/// constants.
public protocol ConstraintRelatableTarget {}

/// A type that provides constants for several attributes at once.
public protocol ConstraintConstantTarget {}

/// A parameter of `offset`: a number, which is added as it is.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// A parameter of `inset`: a number or insets, which make the item smaller.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// A parameter of `inset`: insets with leading and trailing edges.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// A parameter of `multipliedBy` and `dividedBy`.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// A parameter of `priority`.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

// MARK: - Numbers

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension ConstraintMultiplierTarget where Self: BinaryInteger {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension ConstraintMultiplierTarget where Self: BinaryFloatingPoint {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension ConstraintPriorityTarget where Self: BinaryInteger {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension ConstraintPriorityTarget where Self: BinaryFloatingPoint {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

// MARK: - What UIKit has

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension ConstraintInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension ConstraintDirectionalInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {
}

extension ConstraintView: ConstraintRelatableTarget {}
extension ConstraintLayoutGuide: ConstraintRelatableTarget {}
