/// An unknown of a ``Solver``: a handle as cheap as the number it holds.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A sum of multiples of variables and a constant.
///
/// ```swift
/// let middle = 0.5 * LinearExpression(left) + 0.5 * LinearExpression(right)
/// ```
package struct LinearExpression: Hashable, Sendable {
  /// A variable and what it is multiplied with.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms in the order in which they were written; a variable may occur more than once.
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  package init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}

// MARK: - Arithmetic

extension LinearExpression {
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    // Most that is added is a constant: the terms need no copy then.
    let terms = right.terms.isEmpty ? left.terms : left.terms + right.terms
    return LinearExpression(terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + -1 * right
  }

  package static func * (factor: Double, right: LinearExpression) -> LinearExpression {
    LinearExpression(
      right.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: right.constant * factor
    )
  }
}
