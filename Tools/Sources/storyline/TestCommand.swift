import AppBuilder
import ArgumentParser
import Foundation
import ProjectReader
import SourceAdapter

struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs an app's unit tests, without a simulator.",
    discussion: """
      Runs XCTest and Swift Testing tests. The app is launched first if it is their host. A test that ends \
      the process counts as failed, and the remaining tests run in a new process.

      Code that does not compile on Linux is set aside. A test that reaches such code is not judged: it counts \
      as neither passed nor failed. The exit status is 0 if all tests passed, 1 if one failed or ended the \
      process, and 2 if none failed and some are not judged.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var sources: SourceOptions

  @Option(
    help: "Run only tests whose name matches this regular expression, such as Module.Suite/name.")
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "End a test that takes longer; it counts as failed. 0 for no limit.", valueName: "seconds"))
  var timeLimit: Double = 120

  @Option(
    help: ArgumentHelp(
      "Write the results as JUnit XML to a file.",
      discussion: "Tests that are not judged are reported as skipped, with the reason.",
      valueName: "file"))
  var junit: String?

  @Flag(help: "Annotate lines for GitHub Actions. This is the default if GITHUB_ACTIONS is set.")
  var github = false

  func run() async throws {
    let status: Int32
    do {
      status = try await test()
    } catch let error as ProjectError {
      Console.say("error: \(error)")
      throw ExitCode.failure
    }
    throw ExitCode(status)
  }

  /// Runs the tests of all targets that compile.
  private func test() async throws -> Int32 {
    let read = try project.read(for: .tests)
    let whole = try project.builder(of: read, for: .tests, sources.options)
    var builder = whole
    var leftOut: [String] = []
    func leave(_ uncompiled: UncompiledTests) throws {
      leftOut += uncompiled.leftOut
      builder = try project.builder(
        of: read, for: .tests, sources.options, targets: uncompiled.others)
    }
    if let known = try whole.knownUncompiledTests() { try leave(known) }
    while true {
      do {
        let status = try await test(with: builder)
        guard !leftOut.isEmpty else { return status }
        let all = UncompiledTests(leftOut: leftOut, others: builder.targets.map(\.name))
        try whole.keep(all)
        Console.say(
          "not run, because they do not compile: the tests of \(leftOut.joined(separator: ", ")); "
            + "for the errors: --target \(leftOut[0])")
        return status == 0 ? TestOutcomes.notJudgedStatus : status
      } catch let uncompiled as UncompiledTests {
        Console.say(
          "the tests of \(uncompiled.leftOut.joined(separator: ", ")) do not compile, and are left out"
        )
        try leave(uncompiled)
      } catch let packages as UnbuiltPackages {
        Console.say("\(packages)")
        builder = try project.builder(
          of: read, for: .tests, sources.options, targets: builder.targets.map(\.name))
      }
    }
  }

  private func test(with builder: AppBuilder) async throws -> Int32 {
    try await builder.exclusively(saying: Console.say) {
      try await builder.prepareAloud()
      let result = try await builder.test(filter, limit: timeLimit, saying: Console.say)
      Console.show(builder.setAside())
      for diagnostic in try await builder.neverCalled() { Console.say(diagnostic.description) }
      Console.show(result.outcomes.reached)
      Console.show(result)
      try report(result.outcomes, of: builder.project.name)
      return result.status
    }
  }

  private func report(_ outcomes: TestOutcomes, of name: String) throws {
    let environment = ProcessInfo.processInfo.environment
    if github || environment["GITHUB_ACTIONS"] == "true" {
      let root = environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
      for line in GitHubAnnotations(outcomes, relativeTo: root).lines { print(line) }
    }
    guard let junit else { return }
    do {
      try JUnitReport(outcomes, of: name).text
        .write(to: URL(filePath: junit), atomically: true, encoding: .utf8)
    } catch {
      throw ProjectError("\(junit) could not be written: \(error.localizedDescription)")
    }
  }
}
