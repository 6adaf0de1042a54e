import Foundation

/// The measurements of one benchmark.
public struct BenchmarkResult: Equatable, Sendable {
  public let name: String
  /// Nanoseconds of a run.
  public let subject: Statistics
  /// Nanoseconds of a run of the baseline.
  public let baseline: Statistics
  /// Blocks of memory that a run asks for.
  public let allocations: Int
  public let target: Double?
  public let limit: Duration?

  public init(
    name: String, subject: Statistics, baseline: Statistics, allocations: Int,
    target: Double? = nil, limit: Duration? = nil
  ) {
    self.name = name
    self.subject = subject
    self.baseline = baseline
    self.allocations = allocations
    self.target = target
    self.limit = limit
  }

  /// How many times as long as its baseline it takes.
  public var ratio: Double { subject.median / baseline.median }

  public var isOverTarget: Bool { isOverRatio || isOverLimit }

  private var isOverRatio: Bool { target.map { ratio > $0 } ?? false }

  private var isOverLimit: Bool { limit.map { subject.median > $0 / .nanoseconds(1) } ?? false }
}

// MARK: - Reports

extension BenchmarkResult: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case medianNanoseconds = "median_ns"
    case baselineNanoseconds = "baseline_ns"
    case ratio
    case allocations
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(subject.median, forKey: .medianNanoseconds)
    try container.encode(baseline.median, forKey: .baselineNanoseconds)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(allocations, forKey: .allocations)
  }

  /// One line of JSON.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension BenchmarkResult: CustomStringConvertible {
  public var description: String {
    var text = """
      \(name)
        subject    \(Self.time(subject))
        baseline   \(Self.time(baseline))
        ratio      \(String(format: "%.2f", ratio))
      """
    if let target {
      let verdict = isOverRatio ? "over the target of" : "target"
      text += " (\(verdict) \(String(format: "%.2f", target)))"
    }
    if let limit {
      let milliseconds = String(format: "%.2f", limit / .milliseconds(1))
      text += "\n  limit      \(milliseconds) ms" + (isOverLimit ? ", and it takes longer" : "")
    }
    return text + "\n  allocated  \(allocations) blocks a run"
  }

  private static func time(_ statistics: Statistics) -> String {
    let (median, spread) = (statistics.median / 1000, statistics.spread / 1000)
    return String(format: "%10.2f µs, half of the samples within %.2f µs", median, spread)
  }
}
