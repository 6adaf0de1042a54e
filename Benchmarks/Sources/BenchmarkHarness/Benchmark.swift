/// Something to measure, and what it is measured against.
///
/// A benchmark is one small file that declares one of these; `allBenchmarks` lists it.
@MainActor
public struct Benchmark {
  /// The work of one run. It leaves things as it found them, for it runs many times.
  public typealias Work = @MainActor () throws -> Void

  /// The measured work, and the same work without the subject of the measurement.
  public struct Comparison {
    let subject: Work
    let baseline: Work

    public init(of subject: @escaping Work, with baseline: @escaping Work) {
      self.subject = subject
      self.baseline = baseline
    }
  }

  /// How `--filter` and the reports call it.
  public let name: String

  /// The ratio to the baseline that it should not exceed.
  public let target: Double?

  /// The time of a run that it should not exceed, whatever its baseline takes.
  public let limit: Duration?

  /// How many times each side is sampled, where that is less than usual: for runs that take long.
  let samples: Int?

  /// Makes what both sides need, outside the measured time.
  let prepare: @MainActor () throws -> Comparison

  public init(
    _ name: String,
    target: Double? = nil,
    limit: Duration? = nil,
    samples: Int? = nil,
    prepare: @escaping @MainActor () throws -> Comparison
  ) {
    self.name = name
    self.target = target
    self.limit = limit
    self.samples = samples
    self.prepare = prepare
  }
}
