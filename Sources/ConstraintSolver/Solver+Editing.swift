// MARK: - Edit variables

/// A variable that follows what a person or a clock suggests.
package struct EditVariable: Hashable, Sendable {
  package let variable: Variable
  package let constraintID: ConstraintID
}

extension Solver {
  /// Starts suggesting values for a variable, beginning with the one that it has.
  package func edit(_ variable: Variable, priority: Priority) -> EditVariable {
    precondition(priority < .required, "A suggestion cannot be required")
    let constraint = Constraint(
      LinearExpression(variable), .equal, LinearExpression(constant: value(of: variable)),
      priority: priority)
    do {
      return EditVariable(variable: variable, constraintID: try add(constraint))
    } catch {
      preconditionFailure("A constraint that is not required is never refused")
    }
  }

  /// Moves a variable towards a value, as far as constraints of higher priority let it.
  package func suggest(_ value: Double, for edited: EditVariable) {
    do {
      try setConstant(value, of: edited.constraintID)
    } catch {
      preconditionFailure("The constant of a constraint that is not required is never refused")
    }
  }

  package func endEditing(_ edited: EditVariable) {
    remove(edited.constraintID)
  }
}
