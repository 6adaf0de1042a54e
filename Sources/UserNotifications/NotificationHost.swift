package import Foundation

/// The device, as the notification centre needs it. UIKit's stage is one.
@MainActor
package protocol NotificationHost: AnyObject {
  /// Seconds since some moment.
  var now: TimeInterval { get }
  /// A Boolean value that indicates whether the app is in the foreground.
  var isAppInFront: Bool { get }
  /// The number on the app's icon.
  var badge: Int { get set }

  /// Runs `body` when the time has come; the stage does not wait for it.
  func wake(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void)

  /// Asks people whether the app may notify them.
  func askForNotifications(_ answer: @escaping @MainActor (Bool) -> Void)
}

/// The device's state of an app's notifications, whether the app runs or not.
@MainActor
package struct NotificationState {
  package internal(set) var status = UNAuthorizationStatus.notDetermined
  var options: UNAuthorizationOptions = []
  var pending: [Waiting] = []

  /// The delivered notifications in the list, the oldest first.
  package internal(set) var delivered: [UNNotification] = []
  /// The notification that was last shown as a banner.
  package internal(set) var banner: UNNotification?

  struct Waiting {
    let request: UNNotificationRequest
    var due: TimeInterval
    /// Tells a request from one of the same name that it replaced.
    let ticket: Int
  }

  package init() {}
}
