import Foundation

// The home folder of an app that a person runs. An app for iOS has a container of its own there, and may empty its
// documents or its temporary folder: it must not find those of the person.
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
    try makeHome(container, emptied: isEmptied)
    return Self.environment(home: container)
  }

  /// Creates a home folder as a new device has it: with the folders that an app finds there.
  ///
  /// - Throws: ``ProjectError`` where it cannot be created or emptied.
  func makeHome(_ home: URL, emptied: Bool) throws {
    let files = FileManager.default
    do {
      if emptied, files.fileExists(atPath: home.path) { try files.removeItem(at: home) }
      for folder in [
        "Documents", "Library/Application Support", "Library/Caches",
        "Library/Preferences", "tmp",
      ] {
        try files.createDirectory(
          at: home.appending(path: folder), withIntermediateDirectories: true)
      }
    } catch {
      throw unwritable(error)
    }
  }

  /// The variables that make a folder the home folder of a process. The page keeps its address, which is
  /// remembered in the person's home folder.
  static func environment(home: URL) -> [String: String] {
    var environment = [
      "HOME": home.path, "CFFIXED_USER_HOME": home.path, "TMPDIR": home.path + "/tmp/",
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
