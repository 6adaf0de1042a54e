import ArgumentParser
import BenchmarkCommand
import BenchmarkHarness

@main
struct RouteBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route-benchmarks",
    abstract: "Measures how links find their patterns, beside Hummingbird's router.")

  @OptionGroup var options: MeasuringOptions

  func run() throws {
    // The command's own function runs on the main thread.
    let options = options
    try MainActor.assumeIsolated { try options.measure(Benchmark.routeMatches) }
  }
}
