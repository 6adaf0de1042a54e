import Foundation
import Lint
import SourceFacts

/// A project in memory, for rules.
func findings(
  _ source: String, rule: String, path: String = "App.swift"
) -> [Finding] {
  findings([path: source], Linter(only: [rule]))
}

func findings(_ sources: [String: String], _ linter: Linter = Linter()) -> [Finding] {
  let files = sources.sorted { $0.key < $1.key }.map { path, text in
    SourceFile(url: URL(filePath: "/App/\(path)"), path: path, facts: FactsReader.read(text))
  }
  return linter.findings(in: files)
}

/// A folder that is removed with its owner.
final class TemporaryProject {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "lint-\(UUID().uuidString)")
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  func files() async throws -> [SourceFile] {
    var cache = FactsCache()
    return await cache.facts(of: try SourceFolder.files(below: url), in: url).files
  }

  /// Applies the fixes of a linter to the project.
  func fixer(_ linter: Linter = Linter(), allowsUnsafe: Bool) -> FixApplier {
    FixApplier(folder: url, allowsUnsafe: allowsUnsafe) { linter.findings(in: $0) }
  }
}
