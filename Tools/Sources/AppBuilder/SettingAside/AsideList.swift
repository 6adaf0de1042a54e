import Foundation
import ProjectReader
import SourceAdapter

/// The parts of a project that are set aside, with what they were decided upon.
///
/// A file that changes is tried whole again. Where its declarations change, all files are: what did not
/// compile before may do so now.
struct AsideList: Codable, Equatable {
  struct File: Codable, Equatable {
    let hash: UInt64
    /// The hash of what other files know of this one.
    let interface: UInt64
    var parts: [AsidePart] = []

    init(_ text: String) {
      hash = StableHash.of(text)
      interface = StableHash.of(SourceParts(text).interface)
    }
  }

  /// The settings, the stage and the tool that the parts were compiled with.
  let stamp: String
  var files: [String: File] = [:]
  /// A Boolean value that indicates whether the project is compiled with the names that the stage
  /// lacks.
  var usesMissingNames = false

  init(stamp: String, texts: [String: String]) {
    self.stamp = stamp
    files = texts.mapValues(File.init)
  }

  /// The parts by their files' paths, without files that have none.
  var parts: [String: [AsidePart]] { files.mapValues(\.parts).filter { !$0.value.isEmpty } }

  /// The modules whose imports are set aside because they are missing, with the files that import them.
  var missingModules: [String: [URL]] {
    parts.sorted { $0.key < $1.key }.reduce(into: [:]) { modules, file in
      let names = file.value.filter { $0.part.kind == .importing }
        .compactMap { AsideSearch.missingModule($0.reason) }
      for name in Set(names) { modules[name, default: []].append(URL(filePath: file.key)) }
    }
  }

  /// Adds parts, without statements that lie in other parts, and returns how many of them are new.
  ///
  /// A statement with an error stays where it is the only new part: the part around it is compiled
  /// all the same, and without the statement the search would not end.
  mutating func add(_ parts: [String: [AsidePart]], in texts: [String: String]) -> Int {
    let before = self.parts
    let number = add(parts)
    var merged = self
    merged.mergeStatements(in: texts)
    if merged.parts != before { self = merged }
    return number
  }

  /// Adds parts, and returns how many of them are new.
  mutating func add(_ parts: [String: [AsidePart]]) -> Int {
    var number = 0
    for (path, parts) in parts {
      var known = Set(files[path]?.parts.map(\.part) ?? [])
      let new = parts.filter { known.insert($0.part).inserted }
      files[path]?.parts += new
      number += new.count
    }
    return number
  }

  /// Leaves out the statements that lie in other parts which were set aside since.
  private mutating func mergeStatements(in texts: [String: String]) {
    for (path, file) in files {
      let kinds = Set(file.parts.map(\.part.kind))
      guard kinds.count > 1, kinds.contains(.statement), let text = texts[path] else { continue }
      files[path]?.parts = SourceParts(text).withoutCoveredStatements(file.parts)
    }
  }

  /// The list for the files as they are now; `nil` where nothing of it holds any more.
  func updated(for texts: [String: String], stamp: String) -> AsideList? {
    guard stamp == self.stamp, Set(texts.keys) == Set(files.keys) else { return nil }
    var list = self
    for (path, text) in texts {
      guard let old = files[path], old.hash != StableHash.of(text) else { continue }
      let file = File(text)
      guard file.interface == old.interface else { return nil }
      list.files[path] = file
    }
    return list
  }

  /// The parts as messages of the compiler's, in the order of files and lines.
  var diagnostics: [Diagnostic] {
    parts.sorted { $0.key < $1.key }.flatMap { path, parts in
      parts.sorted { ($0.line, $0.column) < ($1.line, $1.column) }.map { aside in
        Diagnostic(
          file: path, line: aside.line, column: aside.column, severity: .warning,
          message: aside.description)
      }
    }
  }

  // MARK: On disk

  static func read(_ url: URL) -> AsideList? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(AsideList.self, from: $0) }
  }

  func write(to url: URL) throws {
    try State.encoder.encode(self).write(to: url, options: .atomic)
  }
}
