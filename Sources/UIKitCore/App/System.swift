import Foundation

/// What the device keeps of an app and for it, whether the app runs or not.
@MainActor
package struct System {
  /// What is left of the sessions of the last run.
  var sessions: [SavedSession] = []
  /// Sessions that people closed while the app did not run.
  var discarded: [SavedSession] = []
  var lastUse = 0
  /// What an app without scenes saved when people left it.
  var savedState: SavedState?
  /// A Boolean value that indicates whether there is a process of the app.
  var isRunning = true

  /// What was copied; other apps can paste it too.
  var pasteboard = PasteboardContent()
  /// The library of photos, in the order in which it shows them.
  package var photos: [UIImage] = []

  /// The number on the app's icon.
  package internal(set) var badge = 0
  /// The quick actions that the app added.
  package internal(set) var shortcutItems: [UIApplicationShortcutItem]?

  /// What the app handed to other apps, in order.
  package internal(set) var openedURLs: [URL] = []
  /// Schemes for which other apps are on the device.
  package var installedSchemes = ownSchemes
  /// Hosts of the web whose links other apps claim.
  package var claimedHosts: Set<String> = []
  /// A Boolean value that indicates whether the device locks itself when nobody touches it.
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
  /// What the system keeps of it: it does not change with the app's own.
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

  /// The app asks for a URL to be opened.
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
