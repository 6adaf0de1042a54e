import Foundation

extension UIApplication {
  /// Keys of the launch options: why an app without scenes was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `URL` to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the app that asks.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The contents of a notification that a server sent, a dictionary.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A dictionary about what goes on here: an `NSUserActivity` and its type.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// In the dictionary of an activity: its type.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// A `UIApplicationShortcutItem` to perform.
    public static let shortcutItem = Self(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// Keys of what comes with a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that asks.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Anything that the other app sends along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key for a `Bool` that indicates whether a document is used where it lies.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Keys of how another app is asked to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for a `Bool` that indicates whether only an app that claims the web address may open
    /// it, and not the browser.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's page in the settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
}
