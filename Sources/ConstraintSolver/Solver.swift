/// Solves systems of linear constraints that change a little at a time.
///
/// It is the incremental simplex method known as Cassowary: adding a constraint, removing one, or
/// changing a constant starts from the present solution. Priorities are a strict hierarchy, for
/// the sum of errors is kept per priority and the sums are compared in order.
///
/// ```swift
/// let solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(Constraint(LinearExpression(left), .equal, 10))
/// try solver.add(Constraint(LinearExpression(width), .equal, 100, priority: Priority(750)))
/// solver.value(of: width)  // 100
/// ```
///
/// The same calls in the same order give the same solution, to the bit.
package final class Solver {
  private(set) var system = System()
  private var lastID = 0
  /// Records the calls of the solver, if requested.
  private let journal: Journal?

  package init(journal: Journal? = nil) { self.journal = journal }

  // MARK: Variables

  /// Creates a variable; one that cannot be negative, such as a width, costs no constraint.
  package func makeVariable(isNonNegative: Bool = false) -> Variable {
    let variable = system.makeVariable(isNonNegative: isNonNegative)
    journal?.made(variable, isNonNegative: isNonNegative)
    return variable
  }

  /// Forgets a variable that is in no constraint.
  package func remove(_ variable: Variable) {
    system.forget(variable)
    journal?.forgot(variable)
  }

  /// The variable's value in the present solution; 0 for one that nothing speaks about.
  package func value(of variable: Variable) -> Double {
    system.catchUp()
    return system.tableau.value(of: variable.symbol)
  }

  /// The variables whose values may have changed since the last call. It may contain variables of
  /// the solver itself, and such as came back to their old values.
  package func takeMoved() -> [Variable] {
    system.catchUp()
    return system.tableau.takeMoved().map(Variable.init)
  }

  // MARK: Constraints

  /// The constraint with an identifier, as it is now.
  package subscript(id: ConstraintID) -> Constraint? { system.entries[id]?.constraint }

  package var isEmpty: Bool { system.isEmpty }

  /// Adds a constraint. One that is not required is never refused.
  ///
  /// - Throws: ``Conflict`` if the required constraints leave no room for it; then nothing changed.
  @discardableResult
  package func add(_ constraint: Constraint) throws(Conflict) -> ConstraintID {
    lastID += 1
    let id = ConstraintID(rawValue: lastID)
    try system.insert(constraint, as: id)
    journal?.added(constraint, as: id)
    return id
  }

  /// Removes a constraint; one that is not in the solver is nothing to remove.
  package func remove(_ id: ConstraintID) {
    if system.remove(id) { journal?.removed(id) }
  }

  /// Gives a constraint another constant.
  ///
  /// - Throws: ``Conflict`` if the other required constraints leave no room for it; then nothing
  ///   changed.
  package func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    if try system.setConstant(constant, of: id) { journal?.set(constant, of: id) }
  }

  /// Gives a constraint another priority.
  ///
  /// - Throws: ``Conflict`` if it becomes required and there is no room for it; then nothing
  ///   changed.
  package func setPriority(_ priority: Priority, of id: ConstraintID) throws(Conflict) {
    if try system.setPriority(priority, of: id) { journal?.set(priority, of: id) }
  }
}
