package import ConstraintSolver

/// What the solvers of new trees of views are told, for a benchmark to tell it to another solver.
@MainActor
package enum LayoutJournals {
  private static var journals: [Journal]?

  /// Lays out with journals: one for each tree that has constraints, and one for each measurement.
  package static func record(_ body: () throws -> Void) rethrows -> [Journal] {
    journals = []
    defer { journals = nil }
    try body()
    return journals ?? []
  }

  static func next() -> Journal? {
    guard journals != nil else { return nil }
    let journal = Journal()
    journals?.append(journal)
    return journal
  }
}
