import Foundation

/// Runs SwiftPM for output or for fetching.
enum SwiftPackageManager {
  struct Failure: Error {
    /// The output of SwiftPM.
    let text: String
  }

  /// Runs `swift package` in a folder, and returns what it prints.
  ///
  /// - Throws: ``Failure`` with the output, if it fails.
  static func run(_ arguments: [String], in folder: URL, scratch: URL) throws -> Data {
    let files = FileManager.default
    let errors = files.temporaryDirectory.appending(path: "storyline-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? files.removeItem(at: errors) }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path]
      + arguments
    // There is no user who could enter a password.
    process.environment = ProcessInfo.processInfo.environment.merging(Git.silence) { own, _ in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    let data = try Signals.run(process) { try output.fileHandleForReading.readToEnd() ?? Data() }
    guard process.terminationStatus == 0 else {
      throw Failure(text: try String(contentsOf: errors, encoding: .utf8))
    }
    return data
  }
}
