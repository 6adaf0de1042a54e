public import UIKit

// What may stand in the brackets of a chain. The protocols without members only say where a type
// may stand; what it means there is `AttributeConstants`.

/// What `equalTo` and the others take: a view, a layout guide, what `snp` names of one, or constants.
public protocol ConstraintRelatableTarget {}

/// What says constants for several attributes at once.
public protocol ConstraintConstantTarget {}

/// What `offset` takes: a number, which is added as it is.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What `inset` takes: a number or insets, which make smaller.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// What `inset` takes besides: insets that know leading and trailing.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// What `multipliedBy` and `dividedBy` take.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// What `priority` takes.
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
