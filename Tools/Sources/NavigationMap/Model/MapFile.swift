package import Foundation

/// The file of a map, in the format `storyline.map/1`.
///
/// It is JSON with one screen, transition, flow or finding a line, sorted, so that a committed map shows in a
/// diff what has changed.
package enum MapFile {
  /// The format that this version reads and writes.
  package static let schema = "storyline.map/1"

  private struct Header: Decodable {
    let schema: String?
  }

  /// Reads a map.
  ///
  /// - Throws: ``MapError`` where the file cannot be read, is not JSON, or has another format.
  package static func read(_ url: URL) throws -> NavigationMap {
    guard let data = try? Data(contentsOf: url) else {
      throw MapError("\(url.path) cannot be read. Check the path and the permissions.")
    }
    return try decode(data, named: url.lastPathComponent)
  }

  /// Reads a map from the contents of the file `name`.
  package static func decode(_ data: Data, named name: String) throws -> NavigationMap {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data), let found = header.schema
    else {
      throw MapError("\(name) is not a map: it is no JSON object with a \"schema\".")
    }
    guard found == schema else {
      throw MapError(
        "\(name) has the format \(found), and this version reads \(schema). Draw the map again, or "
          + "use the version of storyline that wrote it.")
    }
    do {
      return try decoder.decode(NavigationMap.self, from: data)
    } catch let error as DecodingError {
      throw MapError("\(name) is damaged: \(place(of: error)). Draw the map again.")
    }
  }

  private static func place(of error: DecodingError) -> String {
    let context: DecodingError.Context
    let problem: String
    switch error {
    case .keyNotFound(let key, let found):
      (context, problem) = (found, "`\(key.stringValue)` is missing")
    case .typeMismatch(_, let found): (context, problem) = (found, "a value has the wrong type")
    case .valueNotFound(_, let found): (context, problem) = (found, "a value is missing")
    case .dataCorrupted(let found): (context, problem) = (found, "a value cannot be read")
    @unknown default: return "it cannot be read"
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? problem : problem + " at " + path.joined(separator: ".")
  }

  /// Returns the contents of the file.
  package static func text(of map: NavigationMap) throws -> String {
    let map = map.sorted
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    var lines = ["\"schema\": \"\(schema)\"", "\"app\": \(try json(map.app))"]
    func list(_ name: String, _ values: [some Encodable]) throws {
      let entries = try values.map { "    " + (try json($0)) }.joined(separator: ",\n")
      lines.append("\"\(name)\": " + (values.isEmpty ? "[]" : "[\n\(entries)\n  ]"))
    }
    if let commit = map.commit { lines.append("\"commit\": \(try json(commit))") }
    lines.append("\"device\": \(try json(map.device))")
    if let crawl = map.crawl { lines.append("\"crawl\": \(try json(crawl))") }
    try list("screens", map.screens)
    try list("transitions", map.transitions)
    try list("flows", map.flows)
    try list("findings", map.findings)
    return "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n"
  }
}

extension NavigationMap {
  /// The map in the order of its file.
  package var sorted: NavigationMap {
    var map = self
    map.screens.sort { $0.id < $1.id }
    map.transitions.sort { ($0.key, $0.source ?? "") < ($1.key, $1.source ?? "") }
    map.flows.sort { $0.id < $1.id }
    map.findings.sort { ($0.at, $0.kind, $0.text) < ($1.at, $1.kind, $1.text) }
    return map
  }
}
