import Foundation

/// The device's state of an app, whether the app runs or not.
@MainActor
package struct System {
  /// The sessions that remain from the last run.
  var sessions: [SavedSession] = []
  /// Sessions that people closed while the app did not run.
  var discarded: [SavedSession] = []
  var lastUse = 0
  /// The state that an app without scenes saved when it entered the background.
  var savedState: SavedState?
  /// A Boolean value that indicates whether there is a process of the app.
  var isRunning = true

  /// The pasteboard, which other apps read too.
  var pasteboard = PasteboardContent()
  /// The library of photos, in the order in which it shows them.
  package var photos: [UIImage] = []

  /// The number on the app's icon.
  package internal(set) var badge = 0
  /// The quick actions that the app added.
  package internal(set) var shortcutItems: [UIApplicationShortcutItem]?

  /// The URLs that the app opened in other apps, in order.
  package internal(set) var openedURLs: [URL] = []
  /// Schemes for which other apps are on the device.
  package var installedSchemes = ownSchemes
  /// Hosts of the web whose links other apps claim.
  package var claimedHosts: Set<String> = []
  /// A Boolean value that indicates whether the device locks itself when it is not touched.
  package var locksItself = true

  /// Schemes that every device has an app for.
  nonisolated static let ownSchemes: Set<String> = [
    "app-settings", "facetime", "http", "https", "mailto", "maps", "sms", "tel",
  ]
}

/// 8.1.11 – what is left of a session when its process has ended.
@MainActor
struct SavedSession {
  let role: UISceneSession.Role
  let persistentIdentifier: String
  let configuration: UISceneConfiguration
  let userInfo: [String: Any]?
  let stateRestorationActivity: NSUserActivity?
  let lastUse: Int

  init(_ session: UISceneSession) {
    role = session.role
    persistentIdentifier = session.persistentIdentifier
    configuration = session.configuration
    userInfo = session.userInfo
    stateRestorationActivity = session.stateRestorationActivity?.transferred()
    lastUse = session.lastUse
  }
}

extension UIApplicationShortcutItem {
  /// Returns the system's copy, which does not change with the app's own item.
  func copied() -> UIApplicationShortcutItem {
    let copy = UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.values = values
    return copy
  }
}

extension Stage {
  /// Returns a Boolean value that indicates whether some app on the device opens the URL; this one,
  /// if Info.plist claims its scheme.
  func hasApp(for url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return system.installedSchemes.contains(scheme) || isOwn(scheme: scheme)
  }

  private func isOwn(scheme: String) -> Bool {
    let types = infoDictionary["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.contains { type in
      (type["CFBundleURLSchemes"] as? [String] ?? []).contains { $0.lowercased() == scheme }
    }
  }

  /// Opens a URL for the app.
  func open(
    _ url: URL, universalLinksOnly: Bool,
    completion: ((Bool) -> Void)?
  ) {
    // 8.3.5 – asynchronously: not before the caller is done.
    performAfterCommit { [self] in
      let isWeb = ["http", "https"].contains(url.scheme?.lowercased())
      guard hasApp(for: url),
        !universalLinksOnly || isWeb && system.claimedHosts.contains(url.host ?? "")
      else {
        completion?(false)
        return
      }
      completion?(true)
      if let scheme = url.scheme?.lowercased(), isOwn(scheme: scheme) {
        arrive(.url(url, from: Bundle.main.bundleIdentifier))
      } else {
        system.openedURLs.append(url)
        enterBackground()
      }
    }
  }
}
