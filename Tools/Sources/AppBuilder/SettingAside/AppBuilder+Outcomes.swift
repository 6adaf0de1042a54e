public import Foundation
import MissingNames
import ProjectReader
import SourceAdapter

/// The end of a run of tests.
public struct TestResult: Sendable {
  /// 0 where all tests passed, 1 where one failed or ended the process, ``TestOutcomes/notJudgedStatus``
  /// where some were not judged and none failed. Strict runs fail tests that are not judged.
  public let status: Int32
  /// How each test ended.
  public let outcomes: TestOutcomes
  /// The seconds that the tests took, in all processes.
  public let seconds: Double
}

extension AppBuilder {
  /// Builds the tests, and runs those whose names a filter finds, or all.
  ///
  /// A test that ends the process is one failed test: the others run in a new one.
  ///
  /// - Parameters:
  ///   - filters: Regular expressions for names.
  ///   - limit: The seconds after which a test counts as hanging, which ends its process; 0 for none.
  ///   - trace: The file to which the screens that tests walk through are appended, if any.
  ///   - printed: The handle for what the tests print.
  ///   - say: Is told how many parts are set aside because they do not compile, and when a new process
  ///     begins.
  /// - Returns: The numbers of tests that passed, failed, crashed, and were not judged.
  /// - Throws: ``UncompiledTests`` when the tests of some targets do not compile, and ``ProjectError`` when none
  ///   do.
  public func test(
    _ filters: [String] = [], limit: Double = 0, tracing trace: URL? = nil,
    printingTo printed: FileHandle = .standardOutput, saying say: (String) -> Void = { _ in }
  ) async throws -> TestResult {
    let (built, broken) = try await compileNotingErrors(["--build-tests"], saying: say)
    guard built == 0 else {
      throw uncompiledTests(in: broken)
        ?? ProjectError("the tests of \(name) do not compile. Fix the errors above.")
    }
    try makeHome(home, emptied: true)
    let start = ContinuousClock.now
    let arguments = filters.flatMap { ["--filter", $0] }
    var all = TestOutcomes(events: "", outcomes: "", uses: "")
    // Each library has a process of its own, which launches the app.
    let unused = TestOutcomes.Ends(xcTest: false, swiftTesting: try !mayUseSwiftTesting)
    var ends = unused
    var (isSerial, isOtherwiseWrong) = (false, false)
    var launchesApp = targets.contains(where: \.isHosted)
    repeat {
      let run = try runNotingOutcomes(
        arguments + all.patternsOfFinished.flatMap { ["--skip", $0] }
          + (ends.xcTest ? ["--disable-xctest"] : [])
          + (ends.swiftTesting ? ["--disable-swift-testing"] : [])
          + (isSerial ? ["--no-parallel"] : []), finished: all.finished, limit: limit,
        launchingApp: launchesApp, trace: trace,
        printingTo: printed)
      var outcomes = run.outcomes
      let now = outcomes.blame(
        xcTest: run.output.xcTest, swiftTesting: run.output.swiftTesting, isSerial: isSerial)
      ends = TestOutcomes.Ends(
        xcTest: ends.xcTest || now.xcTest, swiftTesting: ends.swiftTesting || now.swiftTesting)
      let isExplained =
        !outcomes.failed.isEmpty || !outcomes.crashed.isEmpty || !outcomes.notJudged.isEmpty
        || outcomes.hasExcusedFailures || !now.areAll
      if run.status != 0, !isExplained { isOtherwiseWrong = true }
      let before = all.finished.count
      all.formUnion(outcomes)
      // Nothing new ended: the crash is outside of tests, or of one among several that ran at once.
      if all.finished.count == before {
        if all.finished.isEmpty, all.unfinished.isEmpty, launchesApp,
          run.output.xcTest?.testCase == nil
        {
          launchesApp = false
          ends = unused
          say("the process ended before the first test: the tests run without the app")
          continue
        }
        if isSerial || all.unfinished.isEmpty { break }
        isSerial = true
      } else if !outcomes.unfinished.isEmpty {
        isSerial = true
      }
      for test in outcomes.crashed {
        say("\(TestName.shown(test.test)) ended the process: \(test.crash.description)")
      }
      if !ends.areAll { say("the remaining tests run in a new process") }
    } while !ends.areAll
    if options.isStrict { all.failNotJudged() }
    return TestResult(
      status: all.status(isOtherwiseWrong: isOtherwiseWrong), outcomes: all,
      seconds: (ContinuousClock.now - start) / .seconds(1))
  }

  /// A Boolean value that indicates whether a file of the tests may import Swift Testing.
  private var mayUseSwiftTesting: Bool {
    get throws {
      let texts = try sourceTexts()
      return targets.flatMap(\.sources).contains {
        texts[$0.standardizedFileURL.path]?.contains("Testing") ?? true
      }
    }
  }

  /// The home folder of the app while its tests run, or while it is used at random.
  var home: URL { packageFolder.appending(path: "home") }

  private func runNotingOutcomes(
    _ arguments: [String], finished: Set<String>, limit: Double, launchingApp: Bool, trace: URL?,
    printingTo handle: FileHandle
  ) throws -> (status: Int32, outcomes: TestOutcomes, output: TestOutput) {
    let folder = packageFolder.appending(path: "outcomes")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (events, outcomes, uses) = (
      folder.appending(path: "events.jsonl"), folder.appending(path: "xctest.jsonl"),
      folder.appending(path: "uses.jsonl")
    )
    // Examples of specifications are no methods that SwiftPM could leave out.
    let done = folder.appending(path: "finished.txt")
    try finished.sorted().joined(separator: "\n").write(to: done, atomically: true, encoding: .utf8)
    let own = Set(
      project.closure(of: targets).flatMap(\.sources).map(\.standardizedFileURL.path))
    let printed = PrintedLines(TestOutput(isOwn: own.contains), to: handle)
    let errors = PrintedLines(TestErrors(), to: .standardError)
    let status: Int32
    do {
      defer {
        printed.end()
        errors.end()
      }
      status = try runTests(
        arguments + ["--event-stream-output-path", events.path, "--event-stream-version", "0"],
        output: printed.input, errors: errors.input,
        environment: [
          "STORYLINE_MISSING_REPORT": uses.path, "STORYLINE_TEST_OUTCOMES": outcomes.path,
          "STORYLINE_TEST_EVENTS": events.path, "STORYLINE_FINISHED_TESTS": done.path,
          "STORYLINE_TEST_HOME": home.path, "STORYLINE_TEST_LIMIT": "\(limit)",
          "SWIFT_BACKTRACE": TestOutput.backtraceSettings,
        ].merging(trace.map { ["STORYLINE_TRACE": $0.path] } ?? [:]) { $1 }
          .merging(launchingApp ? [:] : ["STORYLINE_TEST_WITHOUT_APP": "1"]) { $1 })
    }
    func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
    let names = try missingNames()
    return (
      status,
      TestOutcomes(
        events: text(events), outcomes: text(outcomes), uses: text(uses),
        harmless: names.reasonOfHarmlessness),
      printed.output
    )
  }
}
