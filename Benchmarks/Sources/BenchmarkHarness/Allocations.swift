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

/// How much memory the process holds.
public enum Memory {
  /// The bytes that `work` asked for and that are still held after it.
  @MainActor
  public static func kept(by work: Benchmark.Work) rethrows -> Int {
    let before = Int(allocations_bytes_in_use())
    try work()
    return Int(allocations_bytes_in_use()) - before
  }
}
