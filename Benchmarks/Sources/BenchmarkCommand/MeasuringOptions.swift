public import ArgumentParser
public import BenchmarkHarness

/// The options of every command that runs benchmarks.
public struct MeasuringOptions: ParsableArguments, Sendable {
  @Option(help: "Run only the benchmarks whose name contains this.")
  public var filter: String?

  @Flag(help: "Print one JSON object a line.")
  public var json = false

  @Flag(help: "Fail when a ratio is over its target.")
  public var enforceTargets = false

  @Flag(help: "Count processor time, children included: for a machine that does other things.")
  public var processorTime = false

  public init() {}

  /// Runs the benchmarks that the filter chooses, and prints a result for each.
  ///
  /// - Throws: `ValidationError` when no benchmark has such a name, and when a ratio is over a target that is
  ///   to be enforced; the error of a benchmark that fails.
  @MainActor
  public func measure(_ benchmarks: [Benchmark]) throws {
    let chosen = benchmarks.filter { benchmark in
      filter.map { benchmark.name.contains($0) } ?? true
    }
    guard !chosen.isEmpty else {
      let names = benchmarks.map(\.name).joined(separator: ", ")
      throw ValidationError("No benchmark has that name. Choose one of: \(names).")
    }
    let runner = processorTime ? Runner(stopwatch: ProcessorTime.measure) : Runner()
    var overTarget: [String] = []
    for benchmark in chosen {
      let result = try runner.run(benchmark)
      print(json ? try result.json() : result.description)
      if result.isOverTarget { overTarget.append(result.name) }
    }
    if enforceTargets, !overTarget.isEmpty {
      throw ValidationError("Over the target: \(overTarget.joined(separator: ", ")).")
    }
  }
}
