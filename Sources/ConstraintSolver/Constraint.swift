/// How much a constraint matters.
///
/// Priorities are a strict hierarchy: no number of constraints of a lower priority outweighs one of
/// a higher. Among constraints of the same priority the sum of what they are missed by is least.
package struct Priority: Hashable, Comparable, Sendable {
  package let rawValue: Float

  /// Creates a priority from 1 to 1000, where 1000 cannot be missed at all.
  package init(_ rawValue: Float) {
    precondition(rawValue > 0, "A constraint's priority must be greater than 0")
    self.rawValue = min(rawValue, 1000)
  }

  /// Must hold: a constraint that cannot is refused.
  package static let required = Priority(1000)

  /// Decides what the constraints leave open, and does not make it less ambiguous.
  package static let lastResort = Priority(0.0005)

  package static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A linear equation or inequality.
package struct Constraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The expression that is compared with ``constant``; its own constant is zero.
  package let expression: LinearExpression
  package let relation: Relation
  package internal(set) var constant: Double
  package internal(set) var priority: Priority

  /// Says that one expression is less than, equal to, or greater than another.
  package init(
    _ left: LinearExpression,
    _ relation: Relation,
    _ right: LinearExpression,
    priority: Priority = .required
  ) {
    let difference = left - right
    expression = LinearExpression(difference.terms)
    constant = -difference.constant
    self.relation = relation
    self.priority = priority
  }
}

/// Names a constraint that a ``Solver`` holds.
///
/// Identifiers of a solver grow in the order in which its constraints were added, and none is used
/// twice.
package struct ConstraintID: Hashable, Comparable, Sendable {
  let rawValue: Int

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Why a required constraint was refused.
package struct Conflict: Error, Hashable {
  /// The required constraints of the solver that contradict the refused one when taken together,
  /// in the order in which they were added.
  package let constraints: [ConstraintID]

  package init(constraints: [ConstraintID]) {
    self.constraints = constraints
  }
}
