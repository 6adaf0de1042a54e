/// The location of an expectation.
public struct SourceLocation: Sendable {
  public let file: StaticString
  public let line: UInt
}

public typealias FileString = StaticString

/// The expression of an expectation, evaluated whenever a matcher asks for its value.
public struct Expression<Value> {
  let closure: () throws -> Value?
  public let location: SourceLocation
  /// A Boolean value that indicates whether the expectation was given a closure.
  public let isClosure: Bool

  public init(
    expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true
  ) {
    closure = expression
    self.location = location
    self.isClosure = isClosure
  }

  /// Returns the value.
  public func evaluate() throws -> Value? { try closure() }

  /// Returns an expression of the value that a function makes of this one's.
  public func cast<Other>(_ block: @escaping (Value?) throws -> Other?) -> Expression<Other> {
    Expression<Other>(
      expression: { [closure] in try block(try closure()) }, location: location,
      isClosure: isClosure)
  }
}
