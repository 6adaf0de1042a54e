import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader

/// Measures how long it takes to rewrite an app, and how long the formatter takes to read the same
/// files: a machine that is slow is slow at both.
@main
struct AdapterBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapter-benchmark", abstract: "Measures the adapter beside swift-format.",
    discussion: """
      adapt-cold rewrites all files, adapt-warm finds that none has changed, and adapt-one-edit \
      finds one that has. Ends with 1 where one takes more than its part of what `swift format lint` \
      takes. To be built with -c release.
      """)

  @Option(help: "How many files the app has.")
  var files = 1000

  @Option(help: "How often to measure; the quickest counts.")
  var rounds = 3

  @Flag(help: "Print the results as JSON.")
  var json = false

  func validate() throws {
    guard files > 0, rounds > 0 else { throw ValidationError("Both numbers are 1 or more.") }
  }

  private struct Result: Encodable {
    let name: String
    let seconds: Double
    /// How much of the formatter's time that is.
    let ratio: Double
    /// How much it may be at most.
    let target: Double?

    var isMet: Bool { target.map { ratio <= $0 } ?? true }
  }

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "adapter-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appending(path: "Sample")
    let sample = try SampleApp(of: files, in: app)
    var (lint, cold, warm, edited) = (
      Double.infinity, Double.infinity, Double.infinity, Double.infinity
    )
    for round in 0..<rounds {
      lint = try min(lint, await seconds { try Self.lint(app) })
      let cache = CacheFolder(folder.appending(path: "cache-\(round)"))
      cold = try min(cold, await seconds { try await prepare(app, cache, rewriting: files) })
      warm = try min(warm, await seconds { try await prepare(app, cache, rewriting: 0) })
      try sample.edit(round)
      edited = try min(edited, await seconds { try await prepare(app, cache, rewriting: 1) })
    }
    let results = [
      Result(name: "swift-format lint", seconds: lint, ratio: 1, target: nil),
      Result(name: "adapt-cold", seconds: cold, ratio: cold / lint, target: 0.5),
      Result(name: "adapt-warm", seconds: warm, ratio: warm / lint, target: 0.1),
      Result(name: "adapt-one-edit", seconds: edited, ratio: edited / lint, target: 0.1),
    ]
    try show(results)
    if !results.allSatisfy(\.isMet) { throw ExitCode.failure }
  }

  private func show(_ results: [Result]) throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(results), as: UTF8.self))
      return
    }
    for result in results {
      let target = result.target.map { String(format: "  at most %.2f", $0) } ?? ""
      let name = result.name.padding(toLength: 18, withPad: " ", startingAt: 0)
      print(
        name + String(format: "%8.3f s %7.3f", result.seconds, result.ratio) + target
          + (result.isMet ? "" : "  MISSED"))
    }
  }

  private func seconds(_ work: () async throws -> Void) async throws -> Double {
    let time = try await ContinuousClock().measure { try await work() }
    return time / .seconds(1)
  }

  /// Does what `storyline run` does before it builds.
  private func prepare(_ app: URL, _ cache: CacheFolder, rewriting count: Int) async throws {
    let report = try await AppBuilder(ProjectReader.read(app), cache: cache).prepare()
    guard report.rewritten == count, !report.hasErrors else {
      throw ProjectError("\(report.rewritten) files were rewritten, and not \(count)")
    }
  }

  private static func lint(_ app: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "lint", "--parallel", "--recursive", app.path]
    // Its messages about the files do not matter.
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, [0, 1].contains(process.terminationStatus) else {
      throw ProjectError("swift format ended with status \(process.terminationStatus)")
    }
  }
}
