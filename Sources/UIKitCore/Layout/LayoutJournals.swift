package import ConstraintSolver

/// The recorded calls to the solvers of new view trees, for a benchmark that replays them on
/// another solver.
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
