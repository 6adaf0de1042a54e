/// Solves systems of linear constraints that change a little at a time.
///
/// It is the incremental simplex method known as Cassowary: adding a constraint, removing one, or
/// changing a constant starts from the present solution. Priorities are a strict hierarchy, for
/// the sum of errors is kept per priority and the sums are compared in order.
///
/// ```swift
/// var solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(Constraint(LinearExpression(left), .equal, 10))
/// try solver.add(Constraint(LinearExpression(width), .equal, 100, priority: Priority(750)))
/// solver.value(of: width)  // 100
/// ```
///
/// The same calls in the same order give the same solution, to the bit.
package struct Solver {
  /// A constraint and its symbols in the tableau.
  struct Entry {
    var constraint: Constraint
    var symbols = Symbols()
  }

  struct Symbols {
    /// Occurs in the equation of this constraint only.
    var marker: Symbol = -1
    /// Its coefficient in that equation.
    var markerSign = 0.0
    /// What the constraint is missed by, if it may be.
    var errors: [Symbol] = []
  }

  var tableau = Tableau()
  var entries: [ConstraintID: Entry] = [:]
  /// Whose marker a symbol is.
  var owners: [Symbol: ConstraintID] = [:]
  /// In how many terms of the constraints a variable occurs.
  var uses: [Symbol: Int] = [:]
  private var nextID = 0

  package init() {}

  // MARK: Variables

  /// Creates a variable; one that cannot be negative, such as a width, costs no constraint.
  package mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    let symbol = tableau.makeSymbol(isNonNegative ? .slack : .external)
    uses[symbol] = 0
    return Variable(symbol: symbol)
  }

  /// Forgets a variable that is in no constraint.
  package mutating func remove(_ variable: Variable) {
    precondition(uses[variable.symbol] == 0, "Remove a variable's constraints before it, once")
    uses[variable.symbol] = nil
    tableau.discard(variable.symbol)
  }

  /// The variable's value in the present solution; 0 for one that nothing speaks about.
  package func value(of variable: Variable) -> Double {
    tableau.value(of: variable.symbol)
  }

  // MARK: Constraints

  /// The constraint with an identifier, as it is now.
  package subscript(id: ConstraintID) -> Constraint? {
    entries[id]?.constraint
  }

  package var isEmpty: Bool {
    entries.isEmpty && tableau.rows.isEmpty
  }

  /// Adds a constraint. One that is not required is never refused.
  ///
  /// - Throws: ``Conflict`` if the required constraints leave no room for it; then nothing changed.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(Conflict) -> ConstraintID {
    let id = makeID()
    try insert(constraint, as: id)
    return id
  }

  /// Removes a constraint; one that is not in the solver is nothing to remove.
  package mutating func remove(_ id: ConstraintID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    count(entry.constraint.expression, by: -1)
    retract(entry)
    tableau.optimize()
  }

  mutating func makeID() -> ConstraintID {
    nextID += 1
    return ConstraintID(rawValue: nextID)
  }

  /// Adds a constraint under a name. The conflict, if there is one, says who is in it only if that
  /// is asked for.
  mutating func insert(
    _ constraint: Constraint, as id: ConstraintID, naming: Bool = true
  ) throws(Conflict) {
    var entry = Entry(constraint: constraint)
    var row = Row(constant: -constraint.constant)
    for term in constraint.expression.terms {
      row.add(tableau.expansion(of: term.variable.symbol), times: term.coefficient)
    }
    entry.symbols = makeSymbols(for: constraint, in: &row)
    if row.constant < 0 { row.negate() }

    if let subject = subject(of: row, in: entry.symbols) {
      row.solve(for: subject)
      tableau.substitute(subject, with: row)
      tableau.insert(row, basic: subject)
    } else if let conflict = insertWithoutSubject(row, for: entry, naming: naming) {
      discard(entry.symbols)
      tableau.optimize()
      throw conflict
    }

    for error in entry.symbols.errors { tableau.charge(error, at: constraint.priority) }
    owners[entry.symbols.marker] = id
    entries[id] = entry
    count(constraint.expression, by: 1)
    tableau.optimize()
  }

  /// Takes the constraint out of the tableau, which it may leave short of the best solution.
  mutating func retract(_ entry: Entry) {
    for error in entry.symbols.errors {
      tableau.discharge(error, at: entry.constraint.priority)
    }
    tableau.removeEquation(markedBy: entry.symbols.marker)
    discard(entry.symbols)
  }

  private mutating func count(_ expression: LinearExpression, by step: Int) {
    for term in expression.terms {
      uses[term.variable.symbol, default: 0] += step
    }
  }
}

// MARK: - From constraint to row

extension Solver {
  /// Gives a constraint's row what makes an equation of it.
  private mutating func makeSymbols(for constraint: Constraint, in row: inout Row) -> Symbols {
    let isRequired = constraint.priority >= .required
    var symbols = Symbols()
    symbols.markerSign = constraint.relation == .lessThanOrEqual ? 1 : -1
    switch (constraint.relation, isRequired) {
    case (.equal, true):
      symbols.marker = tableau.makeSymbol(.dummy)
    case (.equal, false):
      symbols.marker = tableau.makeSymbol(.error)
      symbols.errors = [symbols.marker, tableau.makeSymbol(.error)]
    case (_, true):
      symbols.marker = tableau.makeSymbol(.slack)
    case (_, false):
      symbols.marker = tableau.makeSymbol(.slack)
      symbols.errors = [tableau.makeSymbol(.error)]
    }
    row.add(symbols.marker, times: symbols.markerSign)
    for error in symbols.errors where error != symbols.marker {
      row.add(error, times: -symbols.markerSign)
    }
    return symbols
  }

  /// The symbol that the new row can be solved for at once.
  private func subject(of row: Row, in symbols: Symbols) -> Symbol? {
    if let free = row.cells.first(where: { tableau.kind(of: $0.symbol) == .external }) {
      return free.symbol
    }
    // A variable that was in no constraint yet is in no other row, and here it is not negative.
    if let fresh = row.cells.first(where: { uses[$0.symbol] == 0 && $0.coefficient < 0 }) {
      return fresh.symbol
    }
    return ([symbols.marker] + symbols.errors).first {
      tableau.kind(of: $0) != .dummy && row[$0] < 0
    }
  }

  /// Inserts a required row by way of an artificial symbol that has to become zero.
  private mutating func insertWithoutSubject(
    _ row: Row, for entry: Entry, naming: Bool
  ) -> Conflict? {
    let artificial = tableau.makeSymbol(.slack)
    tableau.insert(row, basic: artificial)
    guard tableau.minimize(artificial) else {
      let conflict =
        naming
        ? conflict(in: tableau.expansion(of: artificial), refusing: entry.constraint)
        : Conflict(constraints: [])
      tableau.discard(artificial)
      return conflict
    }
    // At zero but still basic: any symbol can take its place. A dummy may only where there is
    // nothing else, that is, if the constraint says what others have said.
    if let position = tableau.position(of: artificial) {
      let other = tableau.rows[position].cells.first { tableau.kind(of: $0.symbol) != .dummy }
      tableau.pivot(at: position, entering: other?.symbol ?? entry.symbols.marker)
    }
    tableau.discard(artificial)
    return nil
  }

  private mutating func discard(_ symbols: Symbols) {
    owners[symbols.marker] = nil
    for error in symbols.errors where error != symbols.marker { tableau.discard(error) }
    tableau.discard(symbols.marker)
  }
}
