// MARK: - Ambiguity

extension Solver {
  /// Returns a Boolean value that indicates whether the constraints leave a variable open: it could
  /// also be more, or less.
  ///
  /// It is tried in a copy, with a wish that matters less than every constraint. Nothing changes.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    return [-1.0, 1].contains { step in
      guard let other = probe(variable, wishing: value + step) else { return false }
      return abs(other - value) > 1e-4
    }
  }

  /// The value that the variable would have if nothing but a faint wish were added.
  private func probe(_ variable: Variable, wishing value: Double) -> Double? {
    var copy = system
    let lastResorts = copy.entries.filter { $0.value.constraint.priority <= .lastResort }
    for id in lastResorts.keys.sorted() { copy.remove(id) }
    let wish = Constraint(
      LinearExpression(variable), .equal, LinearExpression(constant: value),
      priority: Priority(.leastNormalMagnitude))
    do {
      try copy.insert(wish, as: ConstraintID(rawValue: 0), naming: false)
    } catch {
      return nil
    }
    return copy.tableau.value(of: variable.symbol)
  }
}
