import AppBuilder
import Foundation
import MissingNames
import ProjectReader
import SourceAdapter

/// The messages of the command, on standard error: standard output is for other programs.
enum Console {
  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Prints a value for other programs, as JSON on standard output.
  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The number of set-aside parts that are listed: nobody reads more.
  private static let shown = 100

  /// Prints the parts that were set aside, and the reasons.
  static func show(_ setAside: [Diagnostic]) {
    for diagnostic in setAside.prefix(shown) { say(diagnostic.description) }
    guard !setAside.isEmpty else { return }
    if setAside.count > shown { say("and \(setAside.count - shown) more: doctor --json lists all") }
    let number = setAside.count == 1 ? "1 part is" : "\(setAside.count) parts are"
    say(
      "\(number) set aside, listed above with the compiler's errors; --strict stops at the first error"
    )
    if let errors = FrequentErrors.sentence(of: setAside) { say(errors) }
    if let names = ObjectiveCUse.sentence(of: setAside) { say(names) }
  }

  /// Prints the results of the tests of both libraries.
  static func show(_ result: TestResult) {
    let outcomes = result.outcomes
    for name in outcomes.withoutEffect { say("missing, without effect: \(name)") }
    for reason in outcomes.outsideTests { say("outside tests: \(reason)") }
    for test in outcomes.notJudged {
      say("not judged: \(TestName.shown(test.test)): \(test.reasons.joined(separator: "; "))")
    }
    for test in outcomes.failedAsExpected.sorted() {
      say("failed as expected: \(TestName.shown(test))")
    }
    for test in outcomes.failed.sorted() {
      say("failed: \(TestName.shown(test))\(outcomes.failures[test].map { ": \($0)" } ?? "")")
    }
    for test in outcomes.crashed {
      say("crashed: \(TestName.shown(test.test)): \(test.crash.description)")
    }
    for crash in outcomes.crashesOutsideTests {
      say("crashed outside tests: \(crash.description)")
      if let name = crash.testCase {
        say(
          "  \(name) could not be created. XCTest creates all test cases before the first test: "
            + "no test of XCTest's ran")
      }
    }
    for test in outcomes.unfinished.sorted() { say("did not end: \(TestName.shown(test))") }
    say(outcomes.summary(seconds: result.seconds))
  }

  /// Prints the missing names that the sources use.
  static func show(_ needs: [MissingNames.Need]) {
    let names = Dictionary(grouping: needs, by: \.name)
    for (name, places) in names.sorted(by: { $0.key.name < $1.key.name }) {
      guard let first = places.first else { continue }
      let files = Set(places.map(\.file)).count
      let others = others(than: files)
      let effect = name.harmless.map { " (without effect: \($0))" } ?? ""
      say("\(first.file):\(first.line): missing \(name.name)\(others)\(effect)")
    }
    guard !names.isEmpty else { return }
    let number = names.count == 1 ? "1 name is" : "\(names.count) names are"
    say(
      "\(number) missing on the stage: each use is reported, and a test that reaches one is not judged"
    )
  }

  private static func others(than files: Int) -> String {
    files > 2 ? " and in \(files - 1) other files" : files == 2 ? " and in 1 other file" : ""
  }

  /// Prints the names of Objective-C that the Swift sources use.
  static func show(_ uses: [ObjectiveCUse]) {
    let names = Dictionary(grouping: uses, by: \.name)
    for (name, places) in names.sorted(by: { $0.key < $1.key }) {
      guard let first = places.first else { continue }
      say(
        "\(first.file):\(first.line): \(name) is declared in Objective-C (\(first.header))"
          + others(than: places.count))
    }
    guard !names.isEmpty else { return }
    let number = names.count == 1 ? "1 name is" : "\(names.count) names are"
    say("\(number) declared in Objective-C, which is left out: code that uses them is set aside")
  }

  /// Prints what was found about a project; with its tests, also those that each missing module affects. Errors that
  /// stop no build are warnings.
  static func show(_ report: AppBuilder.Report, with testFiles: TestFiles? = nil) {
    let diagnostics =
      report.setsAside ? report.diagnostics.map { $0.with(.warning) } : report.diagnostics
    for line in DiagnosticList(diagnostics).lines { say(line) }
    for (module, files) in report.missingModules.sorted(by: { $0.key < $1.key }) {
      let number = files.count == 1 ? "1 file imports" : "\(files.count) files import"
      say(
        report.setsAside
          ? "warning: the module \(module) is missing, and code that uses it is set aside; \(number) it:"
          : "error: the module \(module) is missing; \(number) it:")
      for file in files.prefix(5) { say("  \(file.path)") }
      if files.count > 5 { say("  and \(files.count - 5) more") }
      if let tests = testFiles?.using(Set(files.map(\.path))), tests.count > 0 {
        say("  \(tests.count) of \(tests.total) tests use these files: \(tests.summary)")
      }
      let standIn = SystemModule.standIns.first { $0.name == module }
      say(
        "  `--stub \(module)` substitutes \(standIn.map { "one that \($0.note)" } ?? "an empty module")"
      )
    }
  }
}

extension AppBuilder {
  /// Brings the package of the project up to date, and says what was found.
  func prepareAloud() async throws {
    sayWhatBuildsMean()
    Console.show(try await prepare())
  }

  /// Says before the first build of a project what a build of other people's sources means.
  func sayWhatBuildsMean() {
    guard isNew else { return }
    Console.say(
      "\(project.name) has not been built here before: its code, its tests and its packages run with "
        + "your rights, as any program of yours")
  }
}

extension ProjectOptions {
  /// Reads the project, and chooses what to build of it.
  func builder(for purpose: Purpose, _ options: BuildOptions) throws -> AppBuilder {
    try builder(of: read(for: purpose), for: purpose, options)
  }

  /// Builds a project, and builds it again if fetched packages have to be rewritten.
  func building<Result>(
    for purpose: Purpose, _ options: BuildOptions, _ work: (AppBuilder) async throws -> Result
  ) async throws -> Result {
    while true {
      do {
        return try await work(builder(for: purpose, options))
      } catch let packages as UnbuiltPackages {
        Console.say("\(packages)")
      }
    }
  }

  /// Reads the project.
  func read(for purpose: Purpose) throws -> Project {
    let fetcher = PackageFetcher(
      CacheFolder.standard().packages, stage: OwnPackage.current.folder,
      saying: { Console.say($0) })
    let wanted: ProjectTarget.Kind =
      [.app, .appAtPlace, .leaks, .map].contains(purpose) ? .app : .tests
    return try ProjectReader.read(
      URL(filePath: path), taking: choice?.choice, for: wanted, fetching: fetcher)
  }

  /// Chooses what to build of a project: the targets that are named here, else those that the command names.
  func builder(
    of project: Project, for purpose: Purpose, _ options: BuildOptions, targets: [String]? = nil
  ) throws -> AppBuilder {
    var options = options
    options.stubs = try stub.map { try Stub(argument: $0) }
    return try AppBuilder(
      project, for: purpose, targets: targets ?? target, cache: .standard(), options: options)
  }
}
