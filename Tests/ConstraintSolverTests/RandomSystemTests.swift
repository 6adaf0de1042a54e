import ConstraintSolver
import Foundation
import SeededNumbers
import Testing

/// A solver and what it was told, changed at random and compared with the reference.
struct RandomWalk {
  let solver = Solver()
  var held: [ConstraintID: Constraint] = [:]
  var variables: [Variable] = []
  var numbers: SeededGenerator
  var refusals = 0
  /// How many of the variables, from the first, cannot be negative.
  let nonNegative: Int

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...6, using: &numbers)
    nonNegative = Int.random(in: 0...count, using: &numbers)
    variables = (0..<count).map { solver.makeVariable(isNonNegative: $0 < nonNegative) }
  }

  mutating func randomConstraint() -> Constraint {
    let count = Int.random(in: 1...3, using: &numbers)
    let terms = variables.shuffled(using: &numbers).prefix(count).map { variable in
      LinearExpression.Term(
        variable, [-2, -1, -1, 0.5, 1, 1, 3].randomElement(using: &numbers) ?? 1)
    }
    let relations: [Constraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(
      LinearExpression(Array(terms)), relations.randomElement(using: &numbers) ?? .equal,
      LinearExpression(constant: randomConstant()), priority: randomPriority())
  }

  mutating func randomConstant() -> Double {
    Double(Int.random(in: -20...20, using: &numbers))
  }

  mutating func randomPriority() -> Priority {
    Priority([1000, 1000, 1000, 750, 750, 500, 250, 1].randomElement(using: &numbers) ?? 1000)
  }

  mutating func step() throws {
    let known = held.keys.sorted()
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<4: try add(randomConstraint())
    case 4..<6: known.randomElement(using: &numbers).map { remove($0) }
    case 6..<9:
      if let id = known.randomElement(using: &numbers) { try move(id, to: randomConstant()) }
    default:
      if let id = known.randomElement(using: &numbers) { try weigh(id, randomPriority()) }
    }
  }

  mutating func add(_ constraint: Constraint) throws {
    do {
      held[try solver.add(constraint)] = constraint
    } catch {
      try check(error, refusing: constraint, instead: nil)
    }
  }

  mutating func remove(_ id: ConstraintID) {
    solver.remove(id)
    held[id] = nil
  }

  mutating func move(_ id: ConstraintID, to constant: Double) throws {
    guard let old = held[id] else { return }
    let new = Constraint(
      old.expression, old.relation, LinearExpression(constant: constant), priority: old.priority)
    do {
      try solver.setConstant(constant, of: id)
      held[id] = new
    } catch {
      try check(error, refusing: new, instead: id)
    }
  }

  mutating func weigh(_ id: ConstraintID, _ priority: Priority) throws {
    guard let old = held[id] else { return }
    let new = Constraint(
      old.expression, old.relation, LinearExpression(constant: old.constant), priority: priority)
    do {
      try solver.setPriority(priority, of: id)
      held[id] = new
    } catch {
      try check(error, refusing: new, instead: id)
    }
  }

  /// A conflict names required constraints that are too much together, and none too many.
  mutating func check(
    _ conflict: Conflict, refusing constraint: Constraint, instead: ConstraintID?
  ) throws {
    refusals += 1
    #expect(constraint.priority == .required)
    let named = try conflict.constraints.map { try #require(held[$0]) }
    #expect(named.allSatisfy { $0.priority == .required })
    #expect(!conflict.constraints.contains { $0 == instead })
    let together = named + [constraint]
    #expect(leastErrors(of: together) == nil)
    for index in together.indices {
      var others = together
      others.remove(at: index)
      #expect(leastErrors(of: others) != nil)
    }
  }

  func leastErrors(of constraints: [Constraint]) -> [(priority: Priority, sum: Double)]? {
    SlowReference.leastErrors(of: constraints, variables: variables, nonNegative: nonNegative)
  }

  func error(of constraint: Constraint) -> Double {
    let sum = constraint.expression.terms
      .map { $0.coefficient * solver.value(of: $0.variable) }.reduce(0, +)
    return switch constraint.relation {
    case .equal: abs(sum - constraint.constant)
    case .lessThanOrEqual: max(0, sum - constraint.constant)
    case .greaterThanOrEqual: max(0, constraint.constant - sum)
    }
  }

  func compareWithReference() throws {
    let constraints = held.keys.sorted().compactMap { held[$0] }
    for required in constraints where required.priority == .required {
      #expect(error(of: required) < 1e-5)
    }
    for variable in variables.prefix(nonNegative) {
      #expect(solver.value(of: variable) > -1e-5)
    }
    let least = try #require(
      leastErrors(of: constraints), "nothing was refused")
    for (priority, sum) in least {
      let found = constraints.filter { $0.priority == priority }.map(error).reduce(0, +)
      #expect(abs(found - sum) < 1e-5, "priority \(priority.rawValue)")
    }
  }
}

@Suite struct RandomSystemTests {
  /// Four walks; twenty of them in the nightly run.
  static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["STORYLINE_WALKS"] == nil ? 4 : 20)

  @Test(arguments: seeds)
  func `after every change the errors are the least there can be`(seed: UInt64) throws {
    var walk = RandomWalk(seed: seed)
    for _ in 0..<60 {
      try walk.step()
      try walk.compareWithReference()
    }
  }

  @Test func `the walks do meet conflicts`() throws {
    var walk = RandomWalk(seed: 7)
    for _ in 0..<200 { try walk.step() }
    #expect(walk.refusals > 10)
  }

  @Test func `the same calls give the same values to the bit`() throws {
    var (one, other) = (RandomWalk(seed: 99), RandomWalk(seed: 99))
    for _ in 0..<200 {
      try one.step()
      try other.step()
    }
    let values = one.variables.map { one.solver.value(of: $0).bitPattern }
    #expect(values == other.variables.map { other.solver.value(of: $0).bitPattern })
  }

  @Test func `a system that lost every constraint is empty again`() throws {
    var walk = RandomWalk(seed: 3)
    for _ in 0..<200 { try walk.step() }
    for id in walk.held.keys.sorted().shuffled(using: &walk.numbers) {
      walk.remove(id)
      try walk.compareWithReference()
    }
    #expect(walk.solver.isEmpty)
    for variable in walk.variables { walk.solver.remove(variable) }
  }
}
