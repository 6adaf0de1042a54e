import Foundation
import UserNotifications

/// News of an order while the app is not in front.
protocol OrderNotifier: AnyObject {
  /// Tells the customer when an order ships.
  ///
  /// - Returns: A Boolean value that indicates whether the customer allows it.
  func notify(whenShipped order: Order) async -> Bool
}

/// Notifications of the device. This shop ships after a minute.
final class LocalOrderNotifier: OrderNotifier {
  func notify(whenShipped order: Order) async -> Bool {
    guard await isAllowed() else { return false }
    schedule(order)
    return true
  }

  private func schedule(_ order: Order) {
    let content = UNMutableNotificationContent()
    content.title = "\(order.title) is on its way"
    content.body = order.draft.delivery.about
    content.userInfo = ["link": "orders/\(order.id)"]
    let request = UNNotificationRequest(
      identifier: "order-\(order.id)", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    UNUserNotificationCenter.current().add(request, withCompletionHandler: nil)
  }

  private func isAllowed() async -> Bool {
    await withCheckedContinuation { continuation in
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isAllowed, _ in
        continuation.resume(returning: isAllowed)
      }
    }
  }
}
