import Foundation
import Lint
import NavigationMap

/// The part `map` of `.storyline.json`.
struct MapConfiguration: Equatable {
  /// The texts for fields, by label, placeholder or identifier; `*` is for every other field.
  var words: [String: String] = [:]
  /// The names of buttons, rows and fields to leave alone.
  var avoid: [String] = []
  /// The URLs to open.
  var links: [String] = []
  /// The folder of recorded answers of servers, relative to the project's folder.
  var fixtures: String?
  /// The query items of URLs that do not distinguish one request from another.
  var ignoredQuery: [String] = []

  init() {}

  /// Reads `.storyline.json` of a folder, where it exists.
  ///
  /// - Throws: ``MapError`` where it is not valid; a name that is not known is named with the nearest
  ///   known one.
  static func read(in folder: URL) throws -> MapConfiguration {
    let url = folder.appending(path: ".storyline.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return MapConfiguration() }
    guard let data = try? Data(contentsOf: url) else {
      throw MapError("\(url.path) cannot be read. Check its permissions.")
    }
    return try MapConfiguration(data, file: url.path)
  }

  init(_ data: Data, file: String) throws {
    guard let object = try? JSONSerialization.jsonObject(with: data),
      let root = object as? [String: Any]
    else {
      throw MapError(
        "\(file): it is not valid JSON with an object at its top. Check the commas and quotes.")
    }
    try Self.check(root.keys, ["lint", "map"], file)
    guard let value = root["map"] else { return }
    guard let map = value as? [String: Any] else {
      throw MapError("\(file): `map` has to be an object.")
    }
    try Self.check(map.keys, ["words", "avoid", "links", "fixtures", "ignoredQuery"], file)
    func part<Value>(_ key: String, _ fallback: Value, _ form: String) throws -> Value {
      guard let value = map[key] else { return fallback }
      guard let value = value as? Value else {
        throw MapError("\(file): `\(key)` has to be \(form).")
      }
      return value
    }
    words = try part("words", words, "an object of texts, such as {\"Name\": \"Ada\"}")
    avoid = try part("avoid", avoid, "a list of names")
    links = try part("links", links, "a list of URLs")
    let folder = try part("fixtures", "", "the path of a folder")
    fixtures = folder.isEmpty ? nil : folder
    ignoredQuery = try part("ignoredQuery", ignoredQuery, "a list of names")
  }

  private static func check(
    _ keys: Dictionary<String, Any>.Keys, _ known: [String], _ file: String
  ) throws {
    guard let unknown = keys.sorted().first(where: { !known.contains($0) }) else { return }
    let nearest = Rules.nearest(unknown, in: known) ?? ""
    throw MapError("\(file): `\(unknown)` is not known. The nearest name is `\(nearest)`.")
  }
}
