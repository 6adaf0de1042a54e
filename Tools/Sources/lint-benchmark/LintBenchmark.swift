import ArgumentParser
import Foundation
import Lint
import SourceFacts

/// Measures how long it takes to find faults in an app, and how long the formatter takes to read the same
/// files: a slow machine is slow at both.
@main
struct LintBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint-benchmark", abstract: "Measures lint beside swift-format.",
    discussion: """
      lint-cold reads all files, lint-one-edit finds one that has changed; both run all rules. Ends with 1 \
      where one takes more than its part of what `swift format lint` takes, or more seconds than it may. To \
      be built with -c release.
      """)

  @Option(help: "The number of files of the app.")
  var files = 1000

  @Option(help: "The number of measurements; the quickest counts.")
  var rounds = 3

  func validate() throws {
    guard files > 0, rounds > 0 else { throw ValidationError("Both numbers are 1 or more.") }
  }

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lint-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appending(path: "Sample")
    try SampleProject.write(files, to: app)
    var (format, cold, edited) = (Double.infinity, Double.infinity, Double.infinity)
    for round in 0..<rounds {
      format = try min(format, await seconds { try Self.format(app) })
      let cache = folder.appending(path: "cache-\(round).json")
      cold = try min(cold, await seconds { try await lint(app, cache, parsing: files) })
      try SampleProject.edit(round, in: app)
      edited = try min(edited, await seconds { try await lint(app, cache, parsing: 1) })
    }
    let coldIsMet = cold <= 5 && cold <= format * 0.5
    let editedIsMet = edited <= 1
    func line(_ name: String, _ seconds: Double, _ target: String, _ isMet: Bool) -> String {
      name.padding(toLength: 18, withPad: " ", startingAt: 0)
        + String(format: "%8.3f s %7.3f", seconds, seconds / format) + target
        + (isMet ? "" : "  MISSED")
    }
    print(line("swift-format lint", format, "", true))
    print(line("lint-cold", cold, "  at most 0.50 and 5 s", coldIsMet))
    print(line("lint-one-edit", edited, "  at most 1 s", editedIsMet))
    if !(coldIsMet && editedIsMet) { throw ExitCode.failure }
  }

  private func seconds(_ work: () async throws -> Void) async throws -> Double {
    try await ContinuousClock().measure { try await work() } / .seconds(1)
  }

  /// Does what `storyline lint` does.
  private func lint(_ app: URL, _ cacheFile: URL, parsing count: Int) async throws {
    var cache = FactsCache.read(cacheFile)
    let reading = await cache.facts(of: try SourceFolder.files(below: app), in: app)
    try cache.write(to: cacheFile)
    let found = Linter().findings(in: reading.files)
    guard reading.parsed == count, found.count == files else {
      throw ValidationError(
        "\(reading.parsed) files were parsed, and not \(count), or \(found.count) findings are not \(files)."
      )
    }
  }

  private static func format(_ app: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "lint", "--parallel", "--recursive", app.path]
    // Its findings in the files do not matter.
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, [0, 1].contains(process.terminationStatus) else {
      throw ValidationError("swift format ended with status \(process.terminationStatus).")
    }
  }
}
