package import Foundation

/// What the centre of notifications asks of the device: UIKit's stage is one.
@MainActor
package protocol NotificationHost: AnyObject {
  /// Seconds since some moment.
  var now: TimeInterval { get }
  /// Whether people see the app.
  var isAppInFront: Bool { get }
  /// The number on the app's icon.
  var badge: Int { get set }

  /// Runs `body` when the time has come; nobody waits for that.
  func wake(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void)

  /// Asks people whether the app may notify them.
  func askForNotifications(_ answer: @escaping @MainActor (Bool) -> Void)
}

/// What the device keeps of an app's notifications, whether the app runs or not.
@MainActor
package struct NotificationState {
  package internal(set) var status = UNAuthorizationStatus.notDetermined
  var options: UNAuthorizationOptions = []
  var pending: [Waiting] = []

  /// What is in the list of notifications, the oldest first.
  package internal(set) var delivered: [UNNotification] = []
  /// What came in at the top of the screen last.
  package internal(set) var banner: UNNotification?

  struct Waiting {
    let request: UNNotificationRequest
    var due: TimeInterval
    /// Tells a request from one of the same name that it replaced.
    let ticket: Int
  }

  package init() {}
}
