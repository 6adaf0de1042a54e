/// How much a constraint counts beside others.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }

  public init(_ value: Float) { self.value = value }

  /// 1000.
  public static var required: ConstraintPriority { 1000.0 }
  /// 750.
  public static var high: ConstraintPriority { 750.0 }
  /// 500.
  public static var medium: ConstraintPriority { 500.0 }
  /// 250.
  public static var low: ConstraintPriority { 250.0 }

  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }

  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}
