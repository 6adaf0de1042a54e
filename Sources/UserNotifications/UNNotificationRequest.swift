public import Foundation

/// A notification that is to come: what it says, and when.
open class UNNotificationRequest: NSObject {
  /// - Parameters:
  ///   - identifier: its name; a request of the same name that still waits is replaced.
  ///   - content: The content; it is copied.
  ///   - trigger: when it comes; at once when `nil`.
  public convenience init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.init(
      identifier, content: content.copy() as? UNNotificationContent ?? content, trigger: trigger)
  }

  private init(
    _ identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  open private(set) var identifier: String
  open private(set) var content: UNNotificationContent
  open private(set) var trigger: UNNotificationTrigger?
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  /// A Boolean value that indicates whether the notification repeats.
  open private(set) var repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// The trigger of a notification that a server sent.
open class UNPushNotificationTrigger: UNNotificationTrigger {
  init() { super.init(repeats: false) }
}

/// A notification comes after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// - Parameters:
  ///   - timeInterval: seconds from when it is added; at least 60 for one that repeats.
  ///   - repeats: `true` to deliver it again after each interval.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.init(timeInterval, repeats)
  }

  private init(_ timeInterval: TimeInterval, _ repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open private(set) var timeInterval: TimeInterval
}

/// A notification that came.
open class UNNotification: NSObject {
  /// When it came.
  open private(set) var date: Date
  open private(set) var request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The answer to a notification.
open class UNNotificationResponse: NSObject {
  open private(set) var notification: UNNotification

  /// The identifier of the chosen action; ``UNNotificationDefaultActionIdentifier`` if the
  /// notification itself was tapped.
  open private(set) var actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  /// The scene that people come to by it.
  package weak var target: AnyObject?
}

/// People touched the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
