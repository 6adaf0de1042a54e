import Foundation

/// The payload of a notification that a server sends.
package struct RemoteNotification {
  /// The whole payload, as the app receives it.
  package let userInfo: [AnyHashable: Any]

  package init(_ userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }

  /// The part that the system reads.
  private var aps: [AnyHashable: Any] { userInfo["aps"] as? [AnyHashable: Any] ?? [:] }

  /// A Boolean value that indicates whether the app is woken to fetch content.
  package var hasContent: Bool { (aps["content-available"] as? Int) == 1 }

  /// A Boolean value that indicates whether the notification is displayed.
  package var isVisible: Bool { aps["alert"] != nil || aps["badge"] != nil }

  fileprivate var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    if let alert = aps["alert"] as? [AnyHashable: Any] {
      content.title = alert["title"] as? String ?? ""
      content.subtitle = alert["subtitle"] as? String ?? ""
      content.body = alert["body"] as? String ?? ""
    } else {
      content.body = aps["alert"] as? String ?? ""
    }
    content.badge = (aps["badge"] as? Int).map { NSNumber(value: $0) }
    content.targetContentIdentifier = aps["target-content-id"] as? String
    content.userInfo = userInfo
    return UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: UNPushNotificationTrigger())
  }
}

extension UNUserNotificationCenter {
  /// Shows a notification of a server, if people let the app notify them.
  package func receive(_ notification: RemoteNotification) {
    guard notification.isVisible, state.status == .authorized else { return }
    deliver(notification.request)
  }
}
