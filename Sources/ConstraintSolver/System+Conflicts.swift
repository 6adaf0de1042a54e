// MARK: - Naming who is in conflict

extension System {
  /// Conflicts of more constraints than these are not made smaller: that takes the square of time.
  private static let largestReduced = 24

  /// Returns the constraints that conflict with a row that no symbol moves in the right direction.
  ///
  /// Errors are not in such a row: an error and its opposite number point both ways.
  func conflict(
    in row: Row, refusing refused: Constraint, known id: ConstraintID? = nil
  ) -> Conflict {
    let named = Set(row.cells.compactMap { owners[$0.symbol] }).filter { $0 != id }.sorted()
    // The row names as few as can be where every variable may be negative. That one may not can be
    // the whole reason, and then fewer will do.
    let isReducible = (named.compactMap { entries[$0]?.constraint } + [refused]).contains {
      $0.expression.terms.contains { tableau.kind(of: $0.variable.symbol) == .slack }
    }
    guard isReducible, named.count <= Self.largestReduced else {
      return Conflict(constraints: named)
    }
    var kept = named
    for id in named {
      let others = kept.filter { $0 != id }
      let constraints = others.compactMap { entries[$0]?.constraint } + [refused]
      if !isSolvable(constraints) { kept = others }
    }
    return Conflict(constraints: kept)
  }

  /// Returns a Boolean value that indicates whether the constraints have a solution by themselves.
  private func isSolvable(_ constraints: [Constraint]) -> Bool {
    var other = System()
    var copies: [Symbol: Variable] = [:]
    for (number, constraint) in constraints.enumerated() {
      var expression = constraint.expression
      for (index, term) in expression.terms.enumerated() {
        let symbol = term.variable.symbol
        let copy =
          copies[symbol]
          ?? other.makeVariable(isNonNegative: tableau.kind(of: symbol) == .slack)
        copies[symbol] = copy
        expression.terms[index].variable = copy
      }
      let right = LinearExpression(constant: constraint.constant)
      do {
        try other.insert(
          Constraint(expression, constraint.relation, right),
          as: ConstraintID(rawValue: number), naming: false)
      } catch {
        return false
      }
    }
    return true
  }
}
