import Foundation
import MissingNames
import ProjectReader

/// The end of a run of tests.
public struct TestResult: Sendable {
  /// 0 where all tests passed, ``TestOutcomes/notJudgedStatus`` where some were not judged and none failed.
  public let status: Int32
  /// How each test ended; `nil` where nothing of the project is missing, so that all were judged.
  public let outcomes: TestOutcomes?
}

extension AppBuilder {
  /// Builds the tests, and runs those whose names a filter finds, or all.
  ///
  /// - Parameters:
  ///   - filters: Regular expressions for names.
  ///   - say: Is told how many parts are set aside because they do not compile.
  /// - Returns: How many tests passed, failed, and were not judged.
  /// - Throws: ``ProjectError`` when the tests do not compile.
  public func test(
    _ filters: [String] = [], saying say: (String) -> Void = { _ in }
  ) async throws -> TestResult {
    guard try await compile(["--build-tests"], saying: say) == 0 else {
      throw ProjectError("the tests of \(name) do not compile: see above")
    }
    let arguments = filters.flatMap { ["--filter", $0] }
    guard notesOutcomes else {
      return TestResult(
        status: try runTests(arguments, output: .standardOutput), outcomes: nil)
    }
    var (status, outcomes) = try runNotingOutcomes(arguments)
    // A body without a neutral value ends the process: the tests behind it run in another one.
    while status != 0, outcomes.endedInTrap {
      let skips = outcomes.finished.sorted().flatMap {
        ["--skip", "^" + NSRegularExpression.escapedPattern(for: $0) + "$"]
      }
      let (next, rest) = try runNotingOutcomes(arguments + skips)
      let before = outcomes.finished.count
      outcomes.formUnion(rest)
      status = next
      if outcomes.finished.count == before { break }
    }
    return TestResult(status: outcomes.status(of: status), outcomes: outcomes)
  }

  /// Whether the tests were built with what notes how they end.
  private var notesOutcomes: Bool {
    let file = GeneratedPackage.observerFile
    return project.closure(of: targets).contains { target in
      let folder = GeneratedPackage.Module.folder(of: target)
      return FileManager.default.fileExists(
        atPath: packageFolder.appending(path: "\(folder)/\(file)").path)
    }
  }

  private func runNotingOutcomes(_ arguments: [String]) throws -> (Int32, TestOutcomes) {
    let folder = packageFolder.appending(path: "outcomes")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (events, outcomes, uses) = (
      folder.appending(path: "events.jsonl"), folder.appending(path: "xctest.jsonl"),
      folder.appending(path: "uses.jsonl")
    )
    let status = try runTests(
      arguments + ["--event-stream-output-path", events.path, "--event-stream-version", "0"],
      output: .standardOutput,
      environment: [
        "STORYLINE_MISSING_REPORT": uses.path, "STORYLINE_TEST_OUTCOMES": outcomes.path,
        "STORYLINE_TEST_EVENTS": events.path,
      ])
    func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
    let names = try missingNames()
    return (
      status,
      TestOutcomes(
        events: text(events), outcomes: text(outcomes), uses: text(uses),
        harmless: names.reasonOfHarmlessness)
    )
  }
}
