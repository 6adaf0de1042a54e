/// The state of a ``Solver``: its constraints, and the tableau that they are in.
///
/// It is a value so that a change of it checks for unique ownership once, and not at every step.
struct System {
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
    /// The errors of the constraint, if it is not required.
    var errors = ErrorSymbols()
  }

  var tableau = Tableau()
  var entries: [ConstraintID: Entry] = [:]
  /// The constraint of each marker symbol.
  var owners = SymbolTable<ConstraintID>()
  /// In how many terms of the constraints a variable occurs.
  private var uses = SymbolTable<Int>()
  /// A Boolean value that indicates whether constraints were removed since the solution was last
  /// optimal.
  private var hasLost = false

  // MARK: Variables

  mutating func makeVariable(isNonNegative: Bool) -> Variable {
    let symbol = tableau.makeSymbol(isNonNegative ? .slack : .external)
    uses[symbol] = 0
    return Variable(symbol: symbol)
  }

  /// Forgets a variable that is in no constraint.
  mutating func forget(_ variable: Variable) {
    precondition(uses[variable.symbol] == 0, "Remove a variable's constraints before it, once")
    uses[variable.symbol] = nil
    tableau.discard(variable.symbol)
  }

  var isEmpty: Bool { entries.isEmpty && tableau.isEmpty }

  // MARK: Constraints

  /// Takes a constraint out, and tells whether there was one. The solution is a solution still, but
  /// maybe not the best: a screen that goes takes hundreds along, and one search is enough for all.
  @discardableResult
  mutating func remove(_ id: ConstraintID) -> Bool {
    guard let entry = entries.removeValue(forKey: id) else { return false }
    count(entry.constraint.expression, by: -1)
    retract(entry)
    hasLost = true
    return true
  }

  /// Adds a constraint under a name. The conflict, if there is one, says who is in it only if that
  /// is asked for.
  mutating func insert(
    _ constraint: Constraint, as id: ConstraintID, naming: Bool = true
  ) throws(Conflict) {
    var entry = Entry(constraint: constraint)
    var row = Row(constant: -constraint.constant)
    row.reserve(constraint.expression.terms.count + 2)
    for term in constraint.expression.terms {
      tableau.add(term.variable.symbol, times: term.coefficient, to: &row)
    }
    entry.symbols = makeSymbols(for: constraint, in: &row)
    if row.constant < 0 { row.negate() }

    if let subject = subject(of: row, in: entry.symbols) {
      row.solve(for: subject)
      tableau.substitute(subject, with: row)
      tableau.insert(row, basic: subject)
    } else if let conflict = insertWithoutSubject(row, for: entry, naming: naming) {
      discard(entry.symbols)
      optimize()
      throw conflict
    }

    for error in entry.symbols.errors { tableau.charge(error, at: constraint.priority) }
    owners[entry.symbols.marker] = id
    entries[id] = entry
    count(constraint.expression, by: 1)
    optimize()
  }

  /// Makes the solution the best one.
  mutating func optimize() {
    tableau.optimize()
    hasLost = false
  }

  /// Makes up for the constraints that have gone.
  mutating func catchUp() {
    if hasLost { optimize() }
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
      uses[term.variable.symbol] = (uses[term.variable.symbol] ?? 0) + step
    }
  }
}

// MARK: - From constraint to row

extension System {
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
      symbols.errors = ErrorSymbols(symbols.marker, tableau.makeSymbol(.error))
    case (_, true):
      symbols.marker = tableau.makeSymbol(.slack)
    case (_, false):
      symbols.marker = tableau.makeSymbol(.slack)
      symbols.errors = ErrorSymbols(tableau.makeSymbol(.error))
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
    func fits(_ symbol: Symbol) -> Bool { tableau.kind(of: symbol) != .dummy && row[symbol] < 0 }
    // The slack of an inequality, so that the variables stay as small as they are: UIKit lays out
    // views without a given size in this way.
    if tableau.kind(of: symbols.marker) == .slack, fits(symbols.marker) { return symbols.marker }
    // A variable that was in no constraint yet is in no other row, and here it is not negative.
    if let fresh = row.cells.first(where: { uses[$0.symbol] == 0 && $0.coefficient < 0 }) {
      return fresh.symbol
    }
    return fits(symbols.marker) ? symbols.marker : symbols.errors.first(where: fits)
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
