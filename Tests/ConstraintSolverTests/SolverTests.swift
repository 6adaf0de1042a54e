import ConstraintSolver
import Testing

@Suite struct SolverTests {
  let solver = Solver()
  let x: Variable
  let y: Variable

  init() {
    x = solver.makeVariable()
    y = solver.makeVariable()
  }

  func constraint(
    _ left: LinearExpression, _ relation: Constraint.Relation, _ right: LinearExpression,
    at priority: Float = 1000
  ) -> Constraint {
    Constraint(left, relation, right, priority: Priority(priority))
  }

  var sumIsTen: Constraint {
    constraint(LinearExpression(x) + LinearExpression(y), .equal, 10)
  }

  @Test func `a variable is ambiguous as long as nothing, however weak, says what it is`() throws {
    try solver.add(sumIsTen)
    #expect(solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(y))
    let before = solver.value(of: x)
    try solver.add(constraint(LinearExpression(x), .equal, 4, at: 1))
    #expect(!solver.isAmbiguous(x))
    #expect(!solver.isAmbiguous(y))
    #expect(solver.value(of: x) == 4)
    #expect(before != 4)
  }

  @Test func `to ask whether a variable is ambiguous changes nothing`() throws {
    try solver.add(sumIsTen)
    try solver.add(constraint(LinearExpression(x), .greaterThanOrEqual, 3))
    let values = [solver.value(of: x), solver.value(of: y)]
    _ = solver.takeMoved()
    #expect(solver.isAmbiguous(x))
    #expect([solver.value(of: x), solver.value(of: y)] == values)
    #expect(solver.takeMoved().isEmpty)
  }

  @Test(arguments: [Priority.required, Priority(750)])
  func `what nothing says the size of stays at nothing`(priority: Priority) throws {
    let width = solver.makeVariable(isNonNegative: true)
    try solver.add(Constraint(LinearExpression(width), .lessThanOrEqual, 341, priority: priority))
    #expect(solver.value(of: width) == 0)
    try solver.add(Constraint(LinearExpression(width), .greaterThanOrEqual, 20))
    #expect(solver.value(of: width) == 20)
  }

  @Test func `a variable that nothing speaks about is zero`() {
    #expect(solver.value(of: x) == 0)
  }

  @Test func `two equations in two unknowns have one solution`() throws {
    try solver.add(sumIsTen)
    try solver.add(constraint(LinearExpression(x) - LinearExpression(y), .equal, 4))
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func `constants on both sides count`() throws {
    try solver.add(constraint(2 * LinearExpression(x) + 6, .equal, LinearExpression(x) + 10))
    #expect(solver.value(of: x) == 4)
  }

  @Test func `an inequality moves a wish to its bound`() throws {
    try solver.add(constraint(LinearExpression(x), .equal, 50, at: 250))
    try solver.add(constraint(LinearExpression(x), .lessThanOrEqual, 40))
    #expect(solver.value(of: x) == 40)
    try solver.add(constraint(LinearExpression(x), .greaterThanOrEqual, 45, at: 500))
    #expect(solver.value(of: x) == 40)
  }

  @Test func `removing a constraint restores what was before it`() throws {
    try solver.add(constraint(LinearExpression(x), .equal, 50, at: 250))
    let bound = try solver.add(constraint(LinearExpression(x), .lessThanOrEqual, 40))
    let level = try solver.add(constraint(LinearExpression(x), .equal, 10, at: 750))
    #expect(solver.value(of: x) == 10)
    solver.remove(level)
    #expect(solver.value(of: x) == 40)
    solver.remove(bound)
    #expect(solver.value(of: x) == 50)
    solver.remove(bound)
    #expect(solver.value(of: x) == 50)
  }

  // MARK: Priorities

  @Test func `a hundred constraints do not outweigh one of a higher priority`() throws {
    for _ in 0..<100 { try solver.add(constraint(LinearExpression(x), .equal, 1, at: 250)) }
    try solver.add(constraint(LinearExpression(x), .equal, 2, at: 250.5))
    #expect(solver.value(of: x) == 2)
  }

  @Test func `a large error of a lower priority does not move a higher one`() throws {
    try solver.add(constraint(LinearExpression(x), .equal, 1_000_000, at: 749))
    try solver.add(constraint(LinearExpression(x), .equal, 1, at: 750))
    #expect(solver.value(of: x) == 1)
  }

  @Test func `priorities change in place`() throws {
    let one = try solver.add(constraint(LinearExpression(x), .equal, 1, at: 250))
    let two = try solver.add(constraint(LinearExpression(x), .equal, 2, at: 500))
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(Priority(750), of: one)
    #expect(solver.value(of: x) == 1)
    try solver.setPriority(.required, of: two)
    #expect(solver.value(of: x) == 2)
    #expect(throws: Conflict(constraints: [two])) { try solver.setPriority(.required, of: one) }
    #expect(solver[one]?.priority == Priority(750))
    try solver.setPriority(Priority(1), of: two)
    #expect(solver.value(of: x) == 1)
  }

  // MARK: Constants and suggestions

  @Test func `a changed constant moves what depends on it`() throws {
    try solver.add(sumIsTen)
    let width = try solver.add(constraint(LinearExpression(x), .equal, 4))
    try solver.setConstant(6, of: width)
    #expect(solver.value(of: y) == 4)
    #expect(solver[width]?.constant == 6)
  }

  @Test func `a constant that cannot be is refused and changes nothing`() throws {
    let least = try solver.add(constraint(LinearExpression(x), .greaterThanOrEqual, 5))
    let width = try solver.add(constraint(LinearExpression(x), .equal, 6))
    #expect(throws: Conflict(constraints: [least])) { try solver.setConstant(4, of: width) }
    #expect(solver.value(of: x) == 6)
    #expect(solver[width]?.constant == 6)
  }

  @Test func `one of two equal equations cannot change alone`() throws {
    let one = try solver.add(constraint(LinearExpression(x), .equal, 6))
    let two = try solver.add(constraint(LinearExpression(x), .equal, 6))
    #expect(throws: Conflict(constraints: [one])) { try solver.setConstant(7, of: two) }
    #expect(throws: Conflict(constraints: [two])) { try solver.setConstant(7, of: one) }
    solver.remove(one)
    try solver.setConstant(7, of: two)
    #expect(solver.value(of: x) == 7)
  }

  @Test func `suggestions move a variable within its bounds`() throws {
    try solver.add(constraint(LinearExpression(x), .lessThanOrEqual, 100))
    try solver.add(constraint(LinearExpression(y), .equal, LinearExpression(x) + 5))
    let edited = solver.edit(x, priority: Priority(999))
    for value in [10.0, 250, 30] {
      solver.suggest(value, for: edited)
      #expect(solver.value(of: x) == min(value, 100))
      #expect(solver.value(of: y) == min(value, 100) + 5)
    }
    solver.endEditing(edited)
    #expect(solver[edited.constraintID] == nil)
  }

  // MARK: Conflicts

  @Test func `a conflict names those that contradict and no bystander`() throws {
    let z = solver.makeVariable()
    let left = try solver.add(constraint(LinearExpression(x), .equal, 10))
    try solver.add(constraint(LinearExpression(z), .equal, 3))
    let right = try solver.add(
      constraint(LinearExpression(y), .greaterThanOrEqual, LinearExpression(x) + 100))
    try solver.add(constraint(LinearExpression(y), .equal, 0, at: 999))
    #expect(throws: Conflict(constraints: [left, right])) {
      try solver.add(constraint(LinearExpression(y), .lessThanOrEqual, 50))
    }
    #expect(solver.value(of: y) == 110)
    solver.remove(left)
    try solver.add(constraint(LinearExpression(y), .lessThanOrEqual, 50))
    #expect(solver.value(of: y) == 0)
  }

  @Test func `a width cannot be negative`() throws {
    let width = solver.makeVariable(isNonNegative: true)
    let right = try solver.add(
      constraint(LinearExpression(x) + LinearExpression(width), .equal, 10))
    try solver.add(constraint(LinearExpression(x), .equal, 30, at: 999))
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: x) == 10)
    #expect(throws: Conflict(constraints: [right])) {
      try solver.add(constraint(LinearExpression(x), .equal, 30))
    }
  }

  @Test func `a constraint without variables holds or is refused`() throws {
    try solver.add(constraint(1, .lessThanOrEqual, 2))
    #expect(throws: Conflict(constraints: [])) { try solver.add(constraint(1, .equal, 2)) }
  }

  @Test func `a row of a hundred boxes is laid out`() throws {
    let edges = (0...100).map { _ in solver.makeVariable() }
    let (first, last) = (edges[0], edges[100])
    try solver.add(constraint(LinearExpression(first), .equal, 0))
    for (one, next) in zip(edges, edges.dropFirst()) {
      let width = LinearExpression(next) - LinearExpression(one)
      try solver.add(constraint(width, .greaterThanOrEqual, 1))
      try solver.add(constraint(width, .equal, 4, at: 750))
    }
    #expect(solver.value(of: last) == 400)
    let total = try solver.add(constraint(LinearExpression(last), .equal, 250))
    #expect(solver.value(of: last) == 250)
    try solver.setConstant(100, of: total)
    #expect(edges.indices.allSatisfy { solver.value(of: edges[$0]) == Double($0) })
    #expect(throws: Conflict.self) { try solver.setConstant(99, of: total) }
  }
}
