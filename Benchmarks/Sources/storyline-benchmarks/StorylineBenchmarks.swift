import ArgumentParser
import BenchmarkHarness

/// All benchmarks, in the order in which they run. Each has a file of its own in `Benchmarks`.
@MainActor let allBenchmarks: [Benchmark] =
  [
    .pushPopWithCoordinator,
    .attachFinishInLargeTree,
    .tabSwitch,
    .splitCollapseExpand,
    .busyScreen,
    .planOfLink,
  ] + Benchmark.flowsShownAndFinished + Benchmark.atStackDepths + Benchmark.retainGraphWalks
  + Benchmark.routeMatches + Benchmark.layoutsOfRows + Benchmark.scrollsOfItems
  + Benchmark.rowsOfTable + Benchmark.storyboardsOfHundred
  + [.tenScreenTest]

@main
struct StorylineBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyline-benchmarks",
    abstract: "Measures what Storyline costs, beside the same without it.")

  @Option(help: "Run only the benchmarks whose name contains this.")
  var filter: String?

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(help: "Fail when a ratio is over its target.")
  var enforceTargets = false

  @Flag(help: "Count processor time, children included: for a machine that does other things.")
  var processorTime = false

  @Flag(help: "Say how much memory a live coordinator takes, instead of measuring times.")
  var memory = false

  func run() throws {
    // The command's own function runs on the main thread.
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor
  private func measure() throws {
    if memory {
      let memory = try MemoryOfFlows()
      print(json ? try memory.json() : memory.description)
      return
    }
    let chosen = allBenchmarks.filter { benchmark in
      filter.map { benchmark.name.contains($0) } ?? true
    }
    guard !chosen.isEmpty else {
      let names = allBenchmarks.map(\.name).joined(separator: ", ")
      throw ValidationError("No benchmark is called so. There are: \(names).")
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
