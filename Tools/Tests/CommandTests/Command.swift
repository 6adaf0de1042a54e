import Foundation

/// Runs the command as people do.
struct Command {
  struct Result {
    let status: Int32
    let output: String
    let errors: String

    /// Both, for those who look why a test has failed.
    var all: String { output + errors }
  }

  /// The folder for builds, which is kept, for to build the stage takes minutes: the one that
  /// `STORYLINE_CACHE` names, or one beside the tests.
  static let cache =
    ProcessInfo.processInfo.environment["STORYLINE_CACHE"].map { URL(filePath: $0) }
    ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build/commands")

  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "storyline")

  /// Runs it to its end; with a size, in a process that cannot write larger files.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], fileSize kilobytes: Int? = nil
  ) async throws -> Result {
    let process = process(arguments, environment)
    if let kilobytes {
      // To write more is an error then, and no end. A block has half a kilobyte.
      let script = "trap '' XFSZ; ulimit -f \(kilobytes * 2); exec \"$@\""
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script, "sh", program.path] + arguments
    }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    async let text = read(output)
    async let errorText = read(errors)
    let (read, readErrors) = await (text, errorText)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: read, errors: readErrors)
  }

  /// A process that was not started yet.
  static func process(_ arguments: [String], _ environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var all = ProcessInfo.processInfo.environment
    // The test environment is not passed on to programs that the command runs.
    for name in all.keys where name.hasPrefix("XCTest") || name.hasPrefix("SWIFT_TESTING") {
      all[name] = nil
    }
    all["STORYLINE_CACHE"] = cache.path
    process.environment = all.merging(environment) { $1 }
    return process
  }

  private static func read(_ pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      // To read blocks a thread, of which tasks have few.
      Thread.detachNewThread {
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
