// MARK: - Changing constraints

extension System {
  /// Gives a constraint another constant, and tells whether it had a different one.
  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) -> Bool {
    guard let entry = entries[id], entry.constraint.constant != constant else { return false }
    catchUp()
    let shift = (constant - entry.constraint.constant) / entry.symbols.markerSign
    tableau.shift(entry.symbols.marker, by: shift)
    guard let broken = tableau.repair() else {
      entries[id]?.constraint.constant = constant
      return true
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

  /// Gives a constraint another priority, and tells whether it had a different one.
  mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(Conflict) -> Bool {
    guard let entry = entries[id], entry.constraint.priority != priority else { return false }
    guard max(priority, entry.constraint.priority) >= .required else {
      for error in entry.symbols.errors {
        tableau.discharge(error, at: entry.constraint.priority)
        tableau.charge(error, at: priority)
      }
      entries[id]?.constraint.priority = priority
      optimize()
      return true
    }
    var changed = entry.constraint
    changed.priority = priority
    remove(id)
    do {
      try insert(changed, as: id)
      return true
    } catch {
      // It was not required, so it fits again.
      try insert(entry.constraint, as: id)
      throw error
    }
  }
}
