import ConstraintSolver

/// Solves a system from nothing with a dense textbook simplex method, one priority after another.
///
/// It shares no code and no idea with the solver but the statement of the problem: variables are
/// split into a positive and a negative part, every constraint gets its own columns, and the best
/// sum of each priority is fixed by one more row before the next is looked at.
struct SlowReference {
  /// The least sum of errors of each priority, the highest first; nil if the required ones
  /// contradict each other. The first few variables may be told not to be negative.
  static func leastErrors(
    of constraints: [Constraint], variables: [Variable], nonNegative: Int = 0
  ) -> [(priority: Priority, sum: Double)]? {
    var reference = SlowReference(constraints, variables, nonNegative)
    let all = Array(reference.isArtificial)
    guard reference.minimize(all.map { $0 ? 1 : 0 }, allowed: nil) < 1e-6 else { return nil }
    reference.expelArtificial()

    var allowed = all.map { !$0 }
    let priorities = Set(constraints.map(\.priority).filter { $0 < .required }).sorted(by: >)
    return priorities.map { priority in
      let cost = reference.errorPriority.map { $0 == priority ? 1.0 : 0 }
      let sum = reference.minimize(cost, allowed: allowed)
      // Columns that would make this sum larger stay at zero from now on.
      let reduced = reference.reducedCosts(cost)
      for column in allowed.indices where reduced[column] > 1e-7 { allowed[column] = false }
      return (priority, sum)
    }
  }

  private var matrix: [[Double]] = []
  private var right: [Double] = []
  private var basis: [Int] = []
  private var isArtificial: [Bool] = []
  private var errorPriority: [Priority?] = []

  private init(_ constraints: [Constraint], _ variables: [Variable], _ nonNegative: Int) {
    let width = 2 * variables.count + 4 * constraints.count
    isArtificial = Array(repeating: false, count: width)
    errorPriority = Array(repeating: nil, count: width)
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: 0.0, count: width)
      for term in constraint.expression.terms {
        guard let variable = variables.firstIndex(of: term.variable) else { continue }
        row[2 * variable] += term.coefficient
        if variable >= nonNegative { row[2 * variable + 1] -= term.coefficient }
      }
      // Four columns each: slack, missed upwards, missed downwards, artificial.
      let first = 2 * variables.count + 4 * index
      switch constraint.relation {
      case .equal: break
      case .lessThanOrEqual: row[first] = 1
      case .greaterThanOrEqual: row[first] = -1
      }
      if constraint.priority < .required {
        row[first + 1] = -1
        row[first + 2] = 1
        errorPriority[first + 1] = constraint.priority
        errorPriority[first + 2] = constraint.priority
      }
      var constant = constraint.constant
      if constant < 0 {
        row = row.map { -$0 }
        constant = -constant
      }
      row[first + 3] = 1
      isArtificial[first + 3] = true
      matrix.append(row)
      right.append(constant)
      basis.append(first + 3)
    }
  }

  private func reducedCosts(_ cost: [Double]) -> [Double] {
    cost.indices.map { column in
      cost[column] - matrix.indices.map { cost[basis[$0]] * matrix[$0][column] }.reduce(0, +)
    }
  }

  private mutating func minimize(_ cost: [Double], allowed: [Bool]?) -> Double {
    while true {
      let reduced = reducedCosts(cost)
      let entering = cost.indices.first { reduced[$0] < -1e-7 && allowed?[$0] ?? true }
      guard let entering else { break }
      let rows = matrix.indices.filter { matrix[$0][entering] > 1e-9 }
      let leaving = rows.min {
        let (one, other) = (right[$0] / matrix[$0][entering], right[$1] / matrix[$1][entering])
        return abs(one - other) < 1e-9 ? basis[$0] < basis[$1] : one < other
      }
      guard let leaving else { break }
      pivot(leaving, entering)
    }
    return matrix.indices.map { cost[basis[$0]] * right[$0] }.reduce(0, +)
  }

  private mutating func expelArtificial() {
    for row in matrix.indices where isArtificial[basis[row]] {
      let column = matrix[row].indices.first {
        !isArtificial[$0] && abs(matrix[row][$0]) > 1e-9
      }
      if let column { pivot(row, column) }
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = matrix[row][column]
    matrix[row] = matrix[row].map { $0 / divisor }
    right[row] /= divisor
    for other in matrix.indices where other != row && matrix[other][column] != 0 {
      let factor = matrix[other][column]
      for index in matrix[other].indices { matrix[other][index] -= factor * matrix[row][index] }
      right[other] -= factor * right[row]
    }
    basis[row] = column
  }
}
