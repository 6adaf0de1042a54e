import Foundation

/// The home folder of an app, as a new device has it.
enum HomeFolder {
  /// The folders that an app finds in it: those that `storyline` creates for its tests.
  private static let folders = [
    "Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp",
  ]

  /// Removes what an app has written. Globals of the process stay.
  static func empty(_ home: URL) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: home.path)) ?? [] {
      try? files.removeItem(at: home.appending(path: name))
    }
    for folder in folders {
      try? files.createDirectory(
        at: home.appending(path: folder), withIntermediateDirectories: true)
    }
  }
}
