import ArgumentParser
import BenchmarkCommand
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
  + Benchmark.layoutsOfRows + Benchmark.scrollsOfItems
  + Benchmark.rowsOfTable + Benchmark.storyboardsOfHundred
  + [.tenScreenTest]

@main
struct StorylineBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyline-benchmarks",
    abstract: "Measures what Storyline costs, beside the same without it.")

  @OptionGroup var options: MeasuringOptions

  @Flag(help: "Print how much memory a live coordinator takes, instead of measuring times.")
  var memory = false

  func run() throws {
    // The command's own function runs on the main thread.
    let (options, measuresMemory) = (options, memory)
    try MainActor.assumeIsolated {
      guard measuresMemory else { return try options.measure(allBenchmarks) }
      let memory = try MemoryOfFlows()
      print(options.json ? try memory.json() : memory.description)
    }
  }
}
