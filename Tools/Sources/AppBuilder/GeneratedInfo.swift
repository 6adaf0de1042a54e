import Foundation

/// The values that Xcode writes into Info.plist for settings whose names begin with
/// `INFOPLIST_KEY_`.
struct GeneratedInfo {
  let values: [String: Any]

  /// Nothing, unless the settings ask for it.
  init(of settings: [String: String]) {
    guard settings["GENERATE_INFOPLIST_FILE"]?.uppercased() == "YES" else {
      values = [:]
      return
    }
    let prefix = "INFOPLIST_KEY_"
    let named = settings.filter { $0.key.hasPrefix(prefix) }
    let pairs = named.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
    var values: [String: Any] = [:]
    for (name, text) in pairs {
      let key = name.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
      if let value = Self.value(of: key, text) { values[key] = value }
    }
    if Self.isYes(settings[prefix + "UILaunchScreen_Generation"]) {
      values["UILaunchScreen"] = [String: Any]()
    }
    if Self.isYes(settings[prefix + "UIApplicationSceneManifest_Generation"]) {
      values["UIApplicationSceneManifest"] =
        ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
        as [String: Any]
    }
    self.values = values
  }

  /// Returns Xcode's value for a text; `nil` for unknown names.
  private static func value(of key: String, _ text: String) -> Any? {
    let name = key.split(separator: "~").first.map(String.init) ?? key
    if lists.contains(name) { return text.split(separator: " ").map(String.init) }
    if flags.contains(name) { return isYes(text) }
    guard texts.contains(name) || name.hasSuffix("UsageDescription") else { return nil }
    return text
  }

  private static func isYes(_ text: String?) -> Bool { text?.uppercased() == "YES" }

  private static let lists: Set = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
  ]

  private static let flags: Set = [
    "ITSAppUsesNonExemptEncryption", "LSSupportsOpeningDocumentsInPlace",
    "NSSupportsLiveActivities",
    "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
    "UISupportsDocumentBrowser",
  ]

  private static let texts: Set = [
    "CFBundleDisplayName", "LSApplicationCategoryType", "NSHumanReadableCopyright",
    "NSPrincipalClass", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIStatusBarStyle",
    "UIUserInterfaceStyle",
  ]
}
