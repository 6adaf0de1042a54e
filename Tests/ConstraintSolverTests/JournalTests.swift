import ConstraintSolver
import Foundation
import Testing

/// Tests for journals: the calls of a solver, written down and repeated on another.
struct JournalTests {
  /// Everything that a solver can be told, with some of it refused.
  private func tell(_ solver: Solver, _ journal: Journal) throws -> [Double] {
    let (left, width, other) = (
      solver.makeVariable(), solver.makeVariable(isNonNegative: true), solver.makeVariable()
    )
    try solver.add(Constraint(LinearExpression(left), .equal, 10))
    let wish = try solver.add(
      Constraint(LinearExpression(width), .equal, 100, priority: Priority(750)))
    let limit = try solver.add(
      Constraint(LinearExpression(left) + LinearExpression(width), .lessThanOrEqual, 80))
    let gone = try solver.add(Constraint(LinearExpression(other), .greaterThanOrEqual, 3))
    #expect(throws: Conflict.self) {
      try solver.add(Constraint(LinearExpression(left), .equal, 11))
    }
    journal.read()
    try solver.setConstant(90.5, of: limit)
    try solver.setPriority(Priority(250), of: wish)
    solver.remove(gone)
    solver.remove(other)
    journal.read()
    return [left, width].map(solver.value)
  }

  @Test func `a replay reads the same solutions in the same places`() throws {
    let journal = Journal()
    let values = try tell(Solver(journal: journal), journal)
    var read: [[Double]] = []
    try Recording(journal.lines.joined(separator: "\n")).replay { read.append($0) }
    #expect(read == [[10, 70, 3], values])
    #expect(values == [10, 80.5])
  }

  @Test func `a constraint that becomes required is one step of the journal`() throws {
    let journal = Journal()
    let solver = Solver(journal: journal)
    let width = solver.makeVariable()
    let wish = try solver.add(
      Constraint(LinearExpression(width), .equal, 100, priority: Priority(750)))
    try solver.setPriority(.required, of: wish)
    #expect(journal.lines == ["v 0", "a = 750.0 100.0 0 1.0", "p 0 1000.0"])
  }

  /// Screens that were recorded for the benchmark beside another solver.
  @Test(arguments: ["card", "form", "rows", "stacks"])
  func `what a screen told a solver is accepted by another one`(screen: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent(
      "../../Benchmarks/Solver/Recordings/\(screen).txt")
    var solutions = 0
    try Recording(String(contentsOf: file, encoding: .utf8)).replay { _ in solutions += 1 }
    // As it was opened, turned, turned back, and lost a part, at least.
    #expect(solutions >= 4)
  }

  @Test(arguments: ["x 1", "a = 750 10 0", "k 1", "v", "p 0 0", "a ? 1 2"])
  func `a line that is no step is named`(line: String) {
    let error = #expect(throws: Recording.Malformed.self) { try Recording("v 0\n" + line) }
    #expect(error?.description == "Line 2 of the recording is no step of a solver: \(line)")
  }
}
