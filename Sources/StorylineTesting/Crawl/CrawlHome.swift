import Foundation

/// The container folder and the user defaults of the app, which are as empty before each launch as before the
/// first one.
///
/// The keychain is emptied with the stage.
struct CrawlHome {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Empties both. Globals of the process stay.
  func restore() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      try? files.removeItem(at: folder.appending(path: name))
    }
    // The folder for temporary files is inside, and an app expects that it exists.
    try? files.createDirectory(
      at: folder.appending(path: "tmp"), withIntermediateDirectories: true)
    let defaults = UserDefaults.standard
    let domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    for name in defaults.persistentDomain(forName: domain)?.keys.sorted() ?? [] {
      defaults.removeObject(forKey: name)
    }
    defaults.removePersistentDomain(forName: domain)
  }
}
