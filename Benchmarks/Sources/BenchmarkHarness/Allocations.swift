import CAllocations

/// Counts the blocks of memory that code asks for.
enum Allocations {
  /// How many blocks `work` asked for on this thread.
  @MainActor
  static func count(_ work: Benchmark.Work) throws -> Int {
    let before = allocations_count()
    try work()
    return Int(allocations_count() - before)
  }
}
