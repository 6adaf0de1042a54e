// MARK: - Changing constraints

extension Solver {
  /// Gives a constraint another constant.
  ///
  /// - Throws: ``Conflict`` if the other required constraints leave no room for it; then nothing
  ///   changed.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    guard let entry = entries[id], entry.constraint.constant != constant else { return }
    let shift = (constant - entry.constraint.constant) / entry.symbols.markerSign
    tableau.shift(entry.symbols.marker, by: shift)
    guard let broken = tableau.repair() else {
      entries[id]?.constraint.constant = constant
      return
    }
    var row = tableau.rows[broken]
    row.add(tableau.basics[broken], times: 1)
    var changed = entry.constraint
    changed.constant = constant
    let conflict = conflict(in: row, refusing: changed, known: id)
    tableau.shift(entry.symbols.marker, by: -shift)
    let unrepaired = tableau.repair()
    assert(unrepaired == nil, "The constants of before have a solution")
    throw conflict
  }

  /// Gives a constraint another priority.
  ///
  /// - Throws: ``Conflict`` if it becomes required and there is no room for it; then nothing
  ///   changed.
  package mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(Conflict) {
    guard let entry = entries[id], entry.constraint.priority != priority else { return }
    guard max(priority, entry.constraint.priority) >= .required else {
      for error in entry.symbols.errors {
        tableau.discharge(error, at: entry.constraint.priority)
        tableau.charge(error, at: priority)
      }
      entries[id]?.constraint.priority = priority
      tableau.optimize()
      return
    }
    var changed = entry.constraint
    changed.priority = priority
    remove(id)
    do {
      try insert(changed, as: id)
    } catch {
      // It was not required, so it fits again.
      try insert(entry.constraint, as: id)
      throw error
    }
  }
}

// MARK: - Edit variables

/// A variable that follows what a person or a clock suggests.
package struct EditVariable: Hashable, Sendable {
  package let variable: Variable
  package let constraintID: ConstraintID
}

extension Solver {
  /// Starts suggesting values for a variable, beginning with the one that it has.
  package mutating func edit(_ variable: Variable, priority: Priority) -> EditVariable {
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
  package mutating func suggest(_ value: Double, for edited: EditVariable) {
    do {
      try setConstant(value, of: edited.constraintID)
    } catch {
      preconditionFailure("The constant of a constraint that is not required is never refused")
    }
  }

  package mutating func endEditing(_ edited: EditVariable) {
    remove(edited.constraintID)
  }
}
