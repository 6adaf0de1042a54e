public import Foundation
public import UserNotifications

/// A URL that the app is asked to open, and the app that asks.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
  }
}

extension UIScene {
  /// The asking app, and the way in which the URL is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that asks, if it is of the same team.
    open private(set) var sourceApplication: String?

    /// A Boolean value that indicates whether a document is to be used where it lies, not copied
    /// first.
    open private(set) var openInPlace: Bool

    init(sourceApplication: String?, openInPlace: Bool) {
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
    }
  }

  /// How another app is asked to open a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    public override init() {}

    /// A Boolean value that indicates whether only an app that claims the web address may open it,
    /// and not the browser.
    open var universalLinksOnly = false
  }

  /// Why a scene is connected; nothing in particular when people touch the app's icon.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// 8.3.1 – the URLs to open.
    open private(set) var urlContexts: Set<UIOpenURLContext> = []

    /// The bundle identifier of the app that asks.
    open private(set) var sourceApplication: String?

    /// The kind of activity that goes on here, before its content is there.
    open private(set) var handoffUserActivityType: String?

    /// 8.3.1 – the activities to go on with.
    open private(set) var userActivities: Set<NSUserActivity> = []

    /// 8.3.1 – the quick action to perform.
    open private(set) var shortcutItem: UIApplicationShortcutItem?

    /// 8.3.1 – the user's response to a notification; the delegate of the notification centre is
    /// called as well.
    open private(set) var notificationResponse: UNNotificationResponse?

    init(_ cause: LaunchCause? = nil) {
      switch cause {
      case .url(let context):
        urlContexts = [context]
        sourceApplication = context.options.sourceApplication
      case .activity(let type, let result):
        handoffUserActivityType = type
        if case .success(let activity) = result { userActivities = [activity] }
      case .shortcut(let item):
        shortcutItem = item
      case .notification(let response):
        notificationResponse = response
      case nil:
        break
      }
    }
  }
}
