public import Foundation
import ProjectReader

extension AppBuilder {
  /// Builds the app, and returns the program. What SwiftPM says goes where this program's own words go.
  public func build() throws -> URL {
    guard try swift("build", ["--product", name]) == 0 else {
      throw ProjectError("\(name) does not compile: see above")
    }
    return cache.build.appending(path: "debug/\(name)")
  }

  /// Builds the tests, and runs those whose names a filter finds, or all.
  ///
  /// - Returns: the status with which they ended.
  public func test(_ filters: [String] = []) throws -> Int32 {
    guard try swift("build", ["--build-tests"]) == 0 else {
      throw ProjectError("the tests of \(name) do not compile: see above")
    }
    return try swift(
      "test", ["--skip-build"] + filters.flatMap { ["--filter", $0] }, output: .standardOutput)
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
