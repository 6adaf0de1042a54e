/// Measures benchmarks beside their baselines.
///
/// The two alternate, sample by sample, and take turns in going first: what the machine does
/// meanwhile meets both alike.
@MainActor
public struct Runner {
  /// How long something takes. Tests bring their own.
  public typealias Stopwatch = @MainActor (Benchmark.Work) throws -> Duration

  private let samples: Int
  private let warmUp: Duration
  private let sampleLength: Duration
  private let stopwatch: Stopwatch

  /// - Parameters:
  ///   - samples: How many times each of the two is sampled.
  ///   - warmUp: How long both run before anything counts.
  ///   - sampleLength: Runs are repeated within a sample until it is about this long, so that what
  ///     reading the clock costs is lost in it.
  ///   - stopwatch: The clock that measures a piece of work.
  public init(
    samples: Int = 101,
    warmUp: Duration = .milliseconds(300),
    sampleLength: Duration = .milliseconds(5),
    stopwatch: @escaping Stopwatch = { try ContinuousClock().measure($0) }
  ) {
    self.samples = samples
    self.warmUp = warmUp
    self.sampleLength = sampleLength
    self.stopwatch = stopwatch
  }

  public func run(_ benchmark: Benchmark) throws -> BenchmarkResult {
    let comparison = try benchmark.prepare()
    let (subject, baseline) = (comparison.subject, comparison.baseline)
    let perRun = try meanOfWarmUp(subject, baseline)
    let runs = max(1, Int(sampleLength / perRun))

    var (subjects, baselines) = ([Double](), [Double]())
    for sample in 0..<min(samples, benchmark.samples ?? samples) {
      if sample.isMultiple(of: 2) {
        subjects.append(try nanoseconds(of: subject, runs: runs))
        baselines.append(try nanoseconds(of: baseline, runs: runs))
      } else {
        baselines.append(try nanoseconds(of: baseline, runs: runs))
        subjects.append(try nanoseconds(of: subject, runs: runs))
      }
    }
    // Counted after what is timed: by now caches are filled, and a run asks for what it needs.
    let counts = try (0..<min(11, benchmark.samples ?? 11)).map { _ in
      Double(try Allocations.count(subject))
    }
    return BenchmarkResult(
      name: benchmark.name, subject: Statistics(subjects), baseline: Statistics(baselines),
      allocations: Int(Statistics(counts).median), target: benchmark.target, limit: benchmark.limit)
  }

  /// Runs both until the warm-up is over; how long a run of either takes on average.
  private func meanOfWarmUp(
    _ subject: Benchmark.Work, _ baseline: Benchmark.Work
  ) throws -> Duration {
    var (total, runs) = (Duration.zero, 0)
    repeat {
      total += try stopwatch(subject) + stopwatch(baseline)
      runs += 2
    } while total < warmUp
    // A clock may be too coarse to see a run.
    return max(total / runs, .nanoseconds(1))
  }

  private func nanoseconds(of work: Benchmark.Work, runs: Int) throws -> Double {
    let duration = try stopwatch { for _ in 0..<runs { try work() } }
    return duration / .nanoseconds(1) / Double(runs)
  }
}
