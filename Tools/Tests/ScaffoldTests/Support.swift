import Foundation
import Scaffold
import Testing

/// A folder that is removed with its owner.
final class TemporaryProject {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
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

  /// All files with their texts.
  func contents() throws -> [String: String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).reduce(into: [:]) { files, path in
      if let data = try? Data(contentsOf: url.appending(path: path)) {
        files[path] = String(decoding: data, as: UTF8.self)
      }
    }
  }

  var scaffolder: Scaffolder { Scaffolder(url) }

  /// Writes an app of a matrix cell into the folder.
  func makeApp(_ matrix: Matrix, screens: [String] = ["Home"]) throws {
    try scaffolder.app(matrix.answers, screens: screens).apply()
  }

  /// Plans what a recipe adds.
  func plan(_ kind: Recipe.Kind, _ name: String, in parent: String? = nil) throws -> Plan {
    var recipe = Recipe(kind: kind, name: name)
    recipe.parent = parent
    let record = try scaffolder.record()
    let traits = try ProjectTraits(url, target: nil, style: record?.answers.style)
    return try scaffolder.add(recipe, traits: traits, record: record)
  }
}
