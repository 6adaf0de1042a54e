import Foundation
package import UserNotifications

/// The cause of a launch or an activation, other than the app's icon.
@MainActor
package enum LaunchCause {
  case url(UIOpenURLContext)
  /// Something that began elsewhere; what it is, or why that cannot be learned.
  case activity(type: String, Result<NSUserActivity, any Error>)
  case shortcut(UIApplicationShortcutItem)
  case notification(UNNotificationResponse)

  package static func url(
    _ url: URL, from sourceApplication: String? = nil, inPlace: Bool = false
  ) -> LaunchCause {
    let options = UIScene.OpenURLOptions(
      sourceApplication: sourceApplication, openInPlace: inPlace)
    return .url(UIOpenURLContext(url: url, options: options))
  }

  package static func activity(_ activity: NSUserActivity) -> LaunchCause {
    .activity(type: activity.activityType, .success(activity))
  }

  /// The identifier by which scenes decide whether the cause is for them.
  var targetContentIdentifier: String? {
    switch self {
    case .url(let context): context.url.absoluteString
    case .activity(_, .success(let activity)): activity.targetContentIdentifier
    case .activity(_, .failure): nil
    case .shortcut(let item): item.targetContentIdentifier as? String
    case .notification(let response):
      response.notification.request.content.targetContentIdentifier
    }
  }

  /// The launch options of an app without scenes.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    switch self {
    case .url(let context):
      var options: [UIApplication.LaunchOptionsKey: Any] = [.url: context.url]
      options[.sourceApplication] = context.options.sourceApplication
      return options
    case .activity(let type, let result):
      var activity: [AnyHashable: Any] = [UIApplication.LaunchOptionsKey.userActivityType: type]
      if case .success(let value) = result {
        activity["UIApplicationLaunchOptionsUserActivityKey"] = value
      }
      return [.userActivityDictionary: activity]
    case .shortcut(let item):
      return [.shortcutItem: item]
    case .notification:
      // It goes to its delegate only.
      return nil
    }
  }
}
