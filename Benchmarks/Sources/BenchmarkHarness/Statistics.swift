/// Statistics of a sample, as an estimate for what it was drawn from.
public struct Statistics: Equatable, Sendable {
  public let median: Double

  /// The distance between the quartiles: half of the samples lie within it. One slow sample, in
  /// which the machine did something else, does not move it.
  public let spread: Double

  /// `samples` must not be empty.
  public init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "There is no median of nothing; take a sample first.")
    let sorted = samples.sorted()
    median = Self.quantile(0.5, of: sorted)
    spread = Self.quantile(0.75, of: sorted) - Self.quantile(0.25, of: sorted)
  }

  /// The value below which `fraction` of `sorted` lies, between two samples if need be.
  private static func quantile(_ fraction: Double, of sorted: [Double]) -> Double {
    let position = fraction * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }
}
