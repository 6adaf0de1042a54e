package import Foundation

/// The record of what was generated into a project, from which it can be generated again: `.storyline/scaffold.json`.
package struct ScaffoldRecord: Codable, Hashable, Sendable {
  package static let schema = "storyline.scaffold/1"
  package static let path = ".storyline/scaffold.json"
  /// The folder of ejected texts.
  package static let templates = ".storyline/templates"

  package var schema = ScaffoldRecord.schema
  /// The version of the templates.
  package var version: Int
  package var answers: Answers
  package var recipes: [Recipe]
  /// The hash of each generated file.
  package var files: [String: String]
  /// The ejected texts, as objects of git: an update reads the old ones from history.
  package var ejected: [String: String]?

  package init(version: Int, answers: Answers, recipes: [Recipe], files: [String: String]) {
    self.version = version
    self.answers = answers
    self.recipes = recipes
    self.files = files
  }

  /// Reads the record of a project.
  ///
  /// - Returns: `nil` for a project without one.
  /// - Throws: ``ScaffoldError`` if the file is damaged, or from a newer tool.
  package static func read(in folder: URL, newest: Int) throws -> ScaffoldRecord? {
    let url = folder.appending(path: path)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    struct Header: Decodable { let schema: String }
    guard let data = try? Data(contentsOf: url),
      let header = try? JSONDecoder().decode(Header.self, from: data)
    else {
      throw ScaffoldError(
        "\(url.path) is damaged. Restore it from Git, or delete it to start over.")
    }
    guard header.schema == schema else {
      throw ScaffoldError(
        "\(url.path) was written by a newer version of storyline (\(header.schema)). Update storyline."
      )
    }
    guard let record = try? JSONDecoder().decode(ScaffoldRecord.self, from: data) else {
      throw ScaffoldError(
        "\(url.path) is damaged. Restore it from Git, or delete it to start over.")
    }
    guard record.version <= newest else {
      throw ScaffoldError(
        "\(url.path) has templates of version \(record.version), but this storyline has version \(newest). Update storyline."
      )
    }
    return record
  }

  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The hashes of the generated files of a tree.
  package static func hashes(of tree: SourceTree) -> [String: String] {
    tree.files.mapValues(ContentHash.of)
  }
}
