import Foundation
import UserNotifications

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData
  case noData
  case failed
}

extension UIApplication {
  /// The simulator's error where no service for remote notifications exists.
  static let noRemoteNotifications = NSError(
    domain: NSCocoaErrorDomain, code: 3010,
    userInfo: [
      NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
    ])
}

extension Stage {
  /// Sends the app a notification as a server does.
  ///
  /// The alert and the badge of the payload are shown as those of a local notification. The app's delegate
  /// is called for content that the app is to fetch. In front, without a delegate of the notification
  /// center, it is called for every notification.
  ///
  /// - Parameters:
  ///   - userInfo: The payload.
  ///   - completion: Receives the result that the app's delegate reports, if it does so.
  package func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let notification = RemoteNotification(userInfo)
    let center = UNUserNotificationCenter.current()
    let isForDelegate =
      notification.hasContent || !notification.isVisible || (isAppInFront && center.delegate == nil)
    center.receive(notification)
    guard isForDelegate, system.isRunning else { return }
    let application = UIApplication.shared
    application.delegate?.application(
      application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
  }
}
