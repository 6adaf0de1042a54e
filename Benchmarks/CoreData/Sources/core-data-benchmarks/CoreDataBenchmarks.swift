import ArgumentParser
import BenchmarkCommand
import BenchmarkHarness

@main
struct CoreDataBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "core-data-benchmarks",
    abstract: "Measures the stand-in for Core Data beside GRDB, with 100,000 objects in a file.")

  @OptionGroup var options: MeasuringOptions

  func run() throws {
    // The command's own function runs on the main thread.
    let options = options
    try MainActor.assumeIsolated { try options.measure(Benchmark.objects) }
  }
}
