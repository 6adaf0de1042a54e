import Foundation
import Lint
import SourceFacts

/// A file as an editor has it, which may not be saved yet.
struct LintInput {
  /// The path below the folder.
  let path: String
  private let text: String

  /// Reads standard input as the file with a path, which is below the folder or relative to it.
  init(_ path: String, in folder: URL) throws {
    let url = URL(filePath: path, relativeTo: folder).standardizedFileURL
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    guard url.path.hasPrefix(root), url.pathExtension == "swift" else {
      throw LintError("\(path) is not a Swift file in \(folder.path). Name one with --as.")
    }
    self.path = String(url.path.dropFirst(root.count))
    let data = try FileHandle.standardInput.readToEnd() ?? Data()
    text = String(decoding: data, as: UTF8.self)
  }

  func file(in folder: URL) -> SourceFile {
    SourceFile(
      url: folder.appending(path: path), path: path, facts: FactsReader.read(text),
      unsavedText: text)
  }
}

/// Runs the check again after each change of a file.
struct LintWatch {
  private let options: LintCheck

  init(_ options: LintCheck) { self.options = options }

  /// Goes on until the process is interrupted.
  func run() async throws {
    var last: [String: Date] = [:]
    while true {
      let run = try LintRun(options)
      let now = run.dates
      if now != last {
        if !last.isEmpty { Console.say("") }
        last = now
        _ = try await run.perform()
        // Fixes are changes of our own.
        if options.fix { last = run.dates }
      }
      try await Task.sleep(for: .milliseconds(300))
    }
  }
}

extension LintRun {
  /// The dates at which the files were changed.
  var dates: [String: Date] {
    paths.reduce(into: [:]) { dates, path in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: folder.appending(path: path).path)
      dates[path] = attributes?[.modificationDate] as? Date
    }
  }
}
