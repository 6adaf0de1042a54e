public import Foundation
import StorylineCore
public import UIKit
public import UserNotifications

// What the system brings to a scene or an app, each turned into a link by a table.
extension UIWindow {
  /// Follows a URL, as `scene(_:openURLContexts:)` brings it.
  ///
  /// - Parameters:
  ///   - url: The URL. One that is no link is refused, and the log has the reason.
  ///   - table: The table of links.
  ///   - animated: `true` to animate the arrival.
  /// - Returns: A discardable handle.
  @discardableResult
  public func open<Root>(
    _ url: URL, with table: LinkTable<Root>, animated: Bool = true
  ) -> LinkHandle<any Coordinator> {
    open(url.absoluteString, with: table, animated: animated)
  }

  /// Follows what is written in a text: a URL, or only its path.
  @discardableResult
  public func open<Root>(
    _ text: String, with table: LinkTable<Root>, animated: Bool = true
  ) -> LinkHandle<any Coordinator> {
    do {
      return open(try table.link(for: text), animated: animated)
    } catch {
      return LinkHandle(Director.of(self).links.refuse(error))
    }
  }

  /// Follows an activity that leads to a web page: a universal link, as `scene(_:continue:)` brings it.
  ///
  /// - Returns: A handle, or `nil` when the activity leads to no web page.
  @discardableResult
  public func open<Root>(
    _ activity: NSUserActivity, with table: LinkTable<Root>, animated: Bool = true
  ) -> LinkHandle<any Coordinator>? {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL
    else { return nil }
    return open(url, with: table, animated: animated)
  }

  /// Follows the link in a notification's user info, when the user has opened the notification.
  ///
  /// - Parameters:
  ///   - response: The user's response to the notification.
  ///   - key: The key of the URL, or of its path, in the user info.
  ///   - table: The table of links.
  ///   - animated: `true` to animate the arrival.
  /// - Returns: A handle, or `nil` when people did something else with it, or there is no text of that
  ///   key.
  @discardableResult
  public func open<Root>(
    _ response: UNNotificationResponse, key: String = "link", with table: LinkTable<Root>,
    animated: Bool = true
  ) -> LinkHandle<any Coordinator>? {
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier,
      let text = Self.text(response.notification.request.content.userInfo[key])
    else { return nil }
    return open(text, with: table, animated: animated)
  }

  /// Follows what a quick action has in its user info.
  ///
  /// - Parameters:
  ///   - item: The chosen quick action.
  ///   - key: The key of the URL, or of its path, in the user info.
  ///   - table: The table of links.
  ///   - animated: `true` to animate the arrival.
  /// - Returns: A handle, or `nil` when there is no text of that key.
  @discardableResult
  public func open<Root>(
    _ item: UIApplicationShortcutItem, key: String = "link", with table: LinkTable<Root>,
    animated: Bool = true
  ) -> LinkHandle<any Coordinator>? {
    guard let text = Self.text(item.userInfo?[key]) else { return nil }
    return open(text, with: table, animated: animated)
  }

  /// Follows the links that a scene was connected with: a URL, a universal link, a notification, a
  /// quick action.
  ///
  /// It may be called before or after the window has shown its root flow.
  ///
  /// - Parameters:
  ///   - options: The options of `scene(_:willConnectTo:options:)`.
  ///   - key: The key of the URL, or of its path, in user infos.
  ///   - table: The table of links.
  /// - Returns: A handle, or `nil` when there is nothing to follow.
  @discardableResult
  public func open<Root>(
    _ options: UIScene.ConnectionOptions, key: String = "link", with table: LinkTable<Root>
  ) -> LinkHandle<any Coordinator>? {
    if let context = options.urlContexts.first {
      return open(context.url, with: table, animated: false)
    }
    for activity in options.userActivities {
      if let handle = open(activity, with: table, animated: false) { return handle }
    }
    if let response = options.notificationResponse {
      return open(response, key: key, with: table, animated: false)
    }
    return options.shortcutItem.flatMap { open($0, key: key, with: table, animated: false) }
  }

  // Property lists bring texts of Objective-C's.
  private static func text(_ value: Any?) -> String? {
    if let text = value as? String { return text }
    return (value as? NSString)?.description
  }
}
