package import Foundation

/// The git program in a folder, as far as it is needed.
package struct Git: Sendable {
  package let folder: URL
  /// A Boolean value that indicates whether git fails where it would ask for a password.
  private let isSilent: Bool

  package init(_ folder: URL, isSilent: Bool = false) {
    self.folder = folder
    self.isSilent = isSilent
  }

  /// The variables with which git asks nobody.
  static let silence = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"]

  /// Runs git, and returns its output; `nil` where it fails or is not installed.
  package func run(_ arguments: [String], input: String? = nil) -> String? {
    guard let result = execute(arguments, input: input), result.status == 0 else { return nil }
    return result.output
  }

  /// Runs git, and returns the one line that it prints; `nil` where it fails or is not installed.
  package func line(_ arguments: [String]) -> String? {
    run(arguments)?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  package func execute(
    _ arguments: [String], input: String? = nil
  ) -> (status: Int32, output: String)? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    if isSilent {
      process.environment = ProcessInfo.processInfo.environment.merging(Self.silence) { own, _ in
        own
      }
    }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A file and no pipe: git may end before it has read all, and a pipe would end this process.
    let file = FileManager.default.temporaryDirectory
      .appending(path: "storyline-git-\(UUID().uuidString)")
    if let input {
      guard (try? Data(input.utf8).write(to: file)) != nil else { return nil }
    }
    defer { if input != nil { try? FileManager.default.removeItem(at: file) } }
    process.standardInput =
      input.flatMap { _ in try? FileHandle(forReadingFrom: file) } ?? FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The files that were changed since the last commit; `nil` outside of a checkout.
  package func changes() -> [String]? {
    run(["status", "--porcelain", "--", "."]).map { text in
      text.split(separator: "\n").map { String($0.dropFirst(3)) }
    }
  }
}
