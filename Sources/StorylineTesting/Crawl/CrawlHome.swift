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
    HomeFolder.empty(folder)
    let defaults = UserDefaults.standard
    let domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    for name in defaults.persistentDomain(forName: domain)?.keys.sorted() ?? [] {
      defaults.removeObject(forKey: name)
    }
    defaults.removePersistentDomain(forName: domain)
  }
}
