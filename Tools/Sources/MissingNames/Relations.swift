public import Foundation

/// The superclasses and protocols of Apple's types, from the tables.
public struct Relations: Sendable {
  private let above: [String: [String]]

  /// Reads the tables of a folder: `UIKit.tsv` and the like.
  public init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let tables = files.map(\.lastPathComponent).filter {
      $0.hasSuffix(".tsv") && $0.split(separator: ".").count == 2 && $0 != "harmless.tsv"
    }
    self.init(
      tables: try tables.map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      })
  }

  init(tables: [String]) {
    var above: [String: [String]] = [:]
    for line in tables.lazy.flatMap({ $0.split(separator: "\n") }) {
      guard line.contains("\tclass\t") || line.contains("\tprotocol\t") else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 6, fields[1] == "class" || fields[1] == "protocol" else { continue }
      let refined = fields[5].split(separator: " : ").dropFirst().first ?? ""
      let types = [fields[3], fields[4], refined].flatMap { $0.split(separator: ",") }
      above[String(fields[0])] = types.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    self.above = above
  }

  /// Finds the superclasses and protocols of a type.
  ///
  /// - Parameters:
  ///   - type: The name of the type.
  ///   - own: The supertypes of the project's types.
  /// - Returns: The type with all its superclasses and protocols.
  public func ancestors(of type: String, with own: [String: [String]] = [:]) -> Set<String> {
    var found: Set<String> = [type]
    var left = [type]
    while let name = left.popLast() {
      for other in (own[name] ?? []) + (above[name] ?? []) where found.insert(other).inserted {
        left.append(other)
      }
    }
    return found
  }
}
