public import Foundation
import ProjectReader

extension AppBuilder {
  /// Builds the app, and returns the program. What SwiftPM says goes where this program's own words go.
  public func build() throws -> URL {
    guard try swift("build", ["--product", name]) == 0 else {
      throw ProjectError("\(name) does not compile: see above")
    }
    return try bundle().add(built(name))
  }

  /// Builds the tests, and runs those whose names a filter finds, or all.
  ///
  /// - Returns: the status with which they ended.
  public func test(_ filters: [String] = []) throws -> Int32 {
    guard try swift("build", ["--build-tests"]) == 0 else {
      throw ProjectError("the tests of \(name) do not compile: see above")
    }
    return try runTests(filters.flatMap { ["--filter", $0] }, output: .standardOutput)
  }

  /// Runs the tests that were built, in the folder of the app.
  func runTests(
    _ arguments: [String], output: FileHandle = .standardError, environment: [String: String] = [:]
  ) throws -> Int32 {
    try bundle().holding(built(AppBundle.tests)) {
      try swift("test", ["--skip-build"] + arguments, output: output, environment: environment)
    }
  }

  private func built(_ program: String) -> URL { cache.build.appending(path: "debug/\(program)") }

  /// The folder of the app, up to date with what was built.
  private func bundle() throws -> AppBundle {
    let targets = project.closure(of: targets)
    let app = targets.last { $0.kind == .app }
    let bundle = AppBundle(url: packageFolder.appending(path: "\(name).app"))
    try bundle.fill(
      main: app, others: targets.filter { $0.name != app?.name }, package: packageFolder,
      build: cache.build.appending(path: "debug"))
    return bundle
  }

  /// Runs a command of SwiftPM's in the package.
  func swift(
    _ command: String, _ arguments: [String], output: FileHandle = .standardError,
    environment: [String: String] = [:]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", command, "--package-path", packageFolder.path, "--scratch-path", cache.build.path]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    Signals.letThrough()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
