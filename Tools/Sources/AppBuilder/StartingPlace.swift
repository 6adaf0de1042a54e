import Foundation

/// A place of a map in which an app starts.
public struct StartingPlace: Encodable, Sendable {
  private let name: String
  private let script: [String]
  private let words: [String: String]

  /// A place with the way to it.
  ///
  /// - Parameters:
  ///   - name: The name of the place, for messages.
  ///   - script: The lines of a test that lead there from the launch.
  ///   - words: The texts for secure fields, by the names of the fields.
  public init(_ name: String, script: [String], words: [String: String]) {
    (self.name, self.script, self.words) = (name, script, words)
  }
}

extension AppBuilder {
  /// Writes a place for an app that was built for ``Purpose/appAtPlace``.
  ///
  /// - Parameter place: The place.
  /// - Returns: The environment with which the app starts there.
  /// - Throws: ``ProjectError`` where the place cannot be written.
  public func environment(for place: StartingPlace) throws -> [String: String] {
    let folder = packageFolder.appending(path: "place")
    let home = folder.appending(path: "home", directoryHint: .isDirectory)
    let file = folder.appending(path: "place.json")
    try makeHome(home, emptied: true)
    do {
      try JSONEncoder().encode(place).write(to: file)
    } catch {
      throw unwritable(error)
    }
    var environment = Self.environment(home: home)
    environment["STORYLINE_PLACE"] = file.path
    environment["STORYLINE_PLACE_HOME"] = home.path
    return environment
  }
}
