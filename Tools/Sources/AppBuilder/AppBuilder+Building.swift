public import Foundation
import ProjectReader
import SourceAdapter

extension AppBuilder {
  /// Works without other builds in the same cache: preparing a package, building it and running its
  /// tests belong together.
  ///
  /// - Parameters:
  ///   - say: Called when another program has to be waited for.
  ///   - work: The work to do.
  /// - Returns: The result of the work.
  /// - Throws: ``ProjectError`` where nothing can be written, and what the work throws.
  public func exclusively<Result>(
    saying say: (String) -> Void, _ work: () async throws -> Result
  ) async throws -> Result {
    try await cache.locked(for: project.folder, saying: say) {
      cache.removeAbandoned()
      return try await work()
    }
  }

  /// Builds the app. What SwiftPM says goes where this program's own words go.
  ///
  /// - Parameter say: Is told how many parts are set aside because they do not compile.
  /// - Returns: The program.
  /// - Throws: ``ProjectError`` when the app does not compile.
  public func build(saying say: (String) -> Void = { _ in }) async throws -> URL {
    guard try await compile(["--product", name], saying: say) == 0 else {
      throw ProjectError("\(name) does not compile. Fix the errors above.")
    }
    return try bundle().add(built(name))
  }

  /// Runs the tests that were built, in the folder of the app.
  func runTests(
    _ arguments: [String], output: FileHandle = .standardError,
    errors: FileHandle = .standardError, environment: [String: String] = [:]
  ) throws -> Int32 {
    // Apps ask for this variable of Xcode's to find out whether they are tested.
    let configuration = packageFolder.appending(path: "\(name).xctestconfiguration")
    let environment = environment.merging(
      ["XCTestConfigurationFilePath": configuration.path]) { given, _ in given }
    return try bundle().holding(built(AppBundle.tests)) {
      try swift(
        "test", ["--skip-build"] + arguments, output: output, errors: errors,
        environment: environment)
    }
  }

  private func built(_ program: String) -> URL { cache.products.appending(path: program) }

  /// The folder of the app, up to date with what was built.
  private func bundle() throws -> AppBundle {
    let targets = project.closure(of: targets)
    let app = targets.last { $0.kind == .app }
    let bundle = AppBundle(url: packageFolder.appending(path: "\(name).app"))
    try bundle.fill(
      main: app, others: targets.filter { $0.name != app?.name }, package: packageFolder,
      build: cache.products)
    return bundle
  }

  /// The file that keeps what the compiler prints.
  var buildLog: URL { packageFolder.appending(path: "build.log") }

  /// Builds something of the package. Where what does not compile is set aside, the compiler's messages go
  /// into the log.
  func swiftBuild(_ arguments: [String]) throws -> Int32 {
    let arguments = arguments + (options.jobs.map { ["--jobs", "\($0)"] } ?? [])
    return try BuildRecord(cache: cache).building(packageFolder) { more in
      guard !options.isStrict else { return try swift("build", arguments + more) }
      let log = try BuildLog(buildLog)
      defer { log.end() }
      return try swift("build", arguments + more, output: log.input, errors: log.input)
    }
  }

  /// The toolchain's own linker takes a fraction of the time of the system's, which counts after every saved
  /// file. Only the targets of the project, which ask for it themselves, have information for a debugger: without
  /// it the stage compiles a fifth faster.
  private static let arguments = ["-Xswiftc", "-use-ld=lld", "-debug-info-format", "none"]

  /// The names of the tools' own modules that may be built, with commas. The manifest of `StandIns` leaves out the
  /// others, because target names are unique among all packages: the project may have one of them in its pods.
  package var standIns: String {
    options.stubs.compactMap { $0.standIn?.name }.sorted().joined(separator: ",")
  }

  /// Runs a command of SwiftPM's in the package.
  func swift(
    _ command: String, _ arguments: [String], output: FileHandle = .standardError,
    errors: FileHandle = .standardError, environment: [String: String] = [:]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", command, "--package-path", packageFolder.path, "--scratch-path", cache.build.path]
      + Self.arguments + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["STORYLINE_STAND_INS": standIns, "STORYLINE_WHOLE_STAGE": "1"]) { $1 }
      .merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    var watch: StuckBacktraces?
    defer { watch?.end() }
    try Signals.run(process) {
      // Compilers leave no backtraces of this kind behind.
      if command == "test" { watch = StuckBacktraces(of: process.processIdentifier) }
    }
    return process.terminationStatus
  }
}
