/// A record of the calls to a solver, in order, as text that another solver can replay.
///
/// Variables and constraints are numbered in the order in which they are made. A step is a line:
///
/// - `v 0` makes a variable, `v 1` one that is not negative.
/// - `a = 750 10 0 1.0 3 -1.0` adds a constraint: relation, priority, constant, and pairs of a
///   variable and its coefficient.
/// - `r 4` removes a constraint, `k 4 12` gives it another constant, `p 4 250` another priority.
/// - `f 2` forgets a variable.
/// - `s` says that the solution is read here.
///
/// Refused calls are not recorded.
package final class Journal {
  package private(set) var lines: [String] = []
  private var variables: [Variable: Int] = [:]
  private var constraints: [ConstraintID: Int] = [:]
  private var variableCount = 0
  private var constraintCount = 0

  package init() {}

  func made(_ variable: Variable, isNonNegative: Bool) {
    variables[variable] = variableCount
    variableCount += 1
    lines.append("v \(isNonNegative ? 1 : 0)")
  }

  func forgot(_ variable: Variable) {
    guard let number = variables.removeValue(forKey: variable) else { return }
    lines.append("f \(number)")
  }

  func added(_ constraint: Constraint, as id: ConstraintID) {
    constraints[id] = constraintCount
    constraintCount += 1
    let terms = constraint.expression.terms.compactMap { term in
      variables[term.variable].map { " \($0) \(term.coefficient)" }
    }
    lines.append(
      "a \(constraint.relation.sign) \(constraint.priority.rawValue) \(constraint.constant)"
        + terms.joined())
  }

  func removed(_ id: ConstraintID) {
    guard let number = constraints.removeValue(forKey: id) else { return }
    lines.append("r \(number)")
  }

  func set(_ constant: Double, of id: ConstraintID) {
    if let number = constraints[id] { lines.append("k \(number) \(constant)") }
  }

  func set(_ priority: Priority, of id: ConstraintID) {
    if let number = constraints[id] { lines.append("p \(number) \(priority.rawValue)") }
  }

  /// Notes that the solution is read here; several times in a row are one.
  package func read() {
    if lines.last != "s" { lines.append("s") }
  }
}

extension Constraint.Relation {
  /// How a journal writes the relation.
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<"
    case .equal: "="
    case .greaterThanOrEqual: ">"
    }
  }

  fileprivate init?(sign: Substring) {
    switch sign {
    case "<": self = .lessThanOrEqual
    case "=": self = .equal
    case ">": self = .greaterThanOrEqual
    default: return nil
    }
  }
}

// MARK: - Replaying

/// The steps of a ``Journal``.
package struct Recording: Sendable {
  /// A line that says nothing that a journal says.
  package struct Malformed: Error, CustomStringConvertible {
    package let line: Int
    package let text: String

    package var description: String {
      "Line \(line) of the recording is no step of a solver: \(text)"
    }
  }

  private enum Step {
    case make(isNonNegative: Bool)
    case forget(Int)
    case add(Constraint.Relation, Priority, Double, [(variable: Int, coefficient: Double)])
    case remove(Int)
    case constant(Int, Double)
    case priority(Int, Priority)
    case read
  }

  private var steps: [Step] = []

  package init(_ text: some StringProtocol) throws(Malformed) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      guard let step = Self.step(line.split(separator: " ").map { Substring($0) }) else {
        throw Malformed(line: index + 1, text: String(line))
      }
      steps.append(step)
    }
  }

  private static func step(_ words: [Substring]) -> Step? {
    guard let kind = words.first else { return nil }
    let number = words.count > 1 ? Int(words[1]) : nil
    switch (kind, words.count) {
    case ("s", 1): return .read
    case ("v", 2): return number.map { .make(isNonNegative: $0 == 1) }
    case ("f", 2): return number.map { .forget($0) }
    case ("r", 2): return number.map { .remove($0) }
    case ("k", 3):
      guard let number, let constant = Double(words[2]) else { return nil }
      return .constant(number, constant)
    case ("p", 3):
      guard let number, let priority = Float(words[2]), priority > 0 else { return nil }
      return .priority(number, Priority(priority))
    case ("a", 4...): return addition(words)
    default: return nil
    }
  }

  private static func addition(_ words: [Substring]) -> Step? {
    guard let relation = Constraint.Relation(sign: words[1]), let priority = Float(words[2]),
      priority > 0, let constant = Double(words[3]), words.count.isMultiple(of: 2)
    else { return nil }
    var terms: [(variable: Int, coefficient: Double)] = []
    for index in stride(from: 4, to: words.count, by: 2) {
      guard let variable = Int(words[index]), let coefficient = Double(words[index + 1]) else {
        return nil
      }
      terms.append((variable, coefficient))
    }
    return .add(relation, Priority(priority), constant, terms)
  }

  /// Tells a new solver everything.
  ///
  /// - Parameter reading: Is given the values of the variables that there are, in the order in
  ///   which they were made, wherever the solution was read.
  /// - Throws: ``Conflict`` where a recording that was changed by hand contradicts itself.
  package func replay(reading: (([Double]) -> Void)? = nil) throws {
    let solver = Solver()
    var variables: [Variable?] = []
    var constraints: [ConstraintID] = []
    for step in steps {
      switch step {
      case .make(let isNonNegative):
        variables.append(solver.makeVariable(isNonNegative: isNonNegative))
      case .forget(let number):
        variables[number].map(solver.remove)
        variables[number] = nil
      case .add(let relation, let priority, let constant, let terms):
        let expression = LinearExpression(
          terms.compactMap { term in variables[term.variable].map { .init($0, term.coefficient) } })
        constraints.append(
          try solver.add(
            Constraint(
              expression, relation, LinearExpression(constant: constant), priority: priority)))
      case .remove(let number): solver.remove(constraints[number])
      case .constant(let number, let constant):
        try solver.setConstant(constant, of: constraints[number])
      case .priority(let number, let priority):
        try solver.setPriority(priority, of: constraints[number])
      case .read:
        let values = variables.compactMap { $0.map(solver.value) }
        reading?(values)
      }
    }
  }
}
