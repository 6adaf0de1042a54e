import Foundation

// The home folder of an app that a person runs. An app for iOS has a container of its own there, and may empty its
// documents folder: it must not find that of the person.
extension AppBuilder {
  /// The home folder of the app, which stays from one run to the next, as on a device. Tests have another one.
  private var container: URL {
    packageFolder.appending(path: "container", directoryHint: .isDirectory)
  }

  /// Prepares the home folder of the app.
  ///
  /// - Parameter isEmptied: `true` for an app that starts as after its installation.
  /// - Returns: The environment in which the app finds its documents and its settings there.
  /// - Throws: ``ProjectError`` where the folder cannot be created or emptied.
  public func environment(emptyingHome isEmptied: Bool) throws -> [String: String] {
    do {
      if isEmptied, FileManager.default.fileExists(atPath: container.path) {
        try FileManager.default.removeItem(at: container)
      }
      try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    } catch {
      throw unwritable(error)
    }
    return Self.environment(home: container)
  }

  /// The variables that make a folder the home folder of a process. The page keeps its address, which is
  /// remembered in the person's home folder.
  static func environment(home: URL) -> [String: String] {
    var environment = [
      "HOME": home.path, "CFFIXED_USER_HOME": home.path,
      "XDG_CACHE_HOME": home.path + "/Library/Caches",
      "XDG_CONFIG_HOME": home.path + "/Library/Preferences",
      "XDG_DATA_HOME": home.path + "/Library/Application Support",
    ]
    let own = ProcessInfo.processInfo.environment
    if own["XDG_STATE_HOME"] == nil, let user = own["HOME"] {
      environment["XDG_STATE_HOME"] = user + "/.local/state"
    }
    return environment
  }
}
