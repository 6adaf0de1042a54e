public import Foundation

/// The centre through which an app asks for permission to notify, and schedules notifications.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  /// The centre of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  private static let shared = UNUserNotificationCenter()

  private override init() {}

  /// Not kept by the centre.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  // MARK: Authorisation

  /// Asks people, the first time, whether the app may notify them.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    state.options.formUnion(options)
    guard state.status == .notDetermined, let host else {
      later { completionHandler(self.state.status == .authorized, nil) }
      return
    }
    host.askForNotifications { allowed in
      self.state.status = allowed ? .authorized : .denied
      completionHandler(allowed, nil)
    }
  }

  /// The same; returns what people said.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { allowed, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: allowed)
        }
      }
    }
  }

  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    later { completionHandler(UNNotificationSettings(self.state.status)) }
  }

  @discardableResult
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(state.status)
  }

  // MARK: Scheduling

  /// Schedules a notification.
  ///
  /// - Parameters:
  ///   - request: The request, with its content and its trigger.
  ///   - completionHandler: is told afterwards, with an error when people do not let the app notify.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    do {
      try schedule(request)
      later { completionHandler?(nil) }
    } catch {
      later { completionHandler?(error) }
    }
  }

  /// The same; throws when people do not let the app notify them.
  open func add(_ request: UNNotificationRequest) async throws { try schedule(request) }

  /// The requests that wait.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    later { completionHandler(self.state.pending.map(\.request)) }
  }

  @discardableResult
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    state.pending.map(\.request)
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  open func removeAllPendingNotificationRequests() { state.pending = [] }

  // MARK: What came

  /// The notifications that are in the list.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    later { completionHandler(self.state.delivered) }
  }

  @discardableResult
  open func deliveredNotifications() async -> [UNNotification] { state.delivered }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  open func removeAllDeliveredNotifications() { state.delivered = [] }

  /// Changes the number on the app's icon; none when zero.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    host?.badge = newBadgeCount
    later { completionHandler?(nil) }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws { host?.badge = newBadgeCount }

  // MARK: - Inside the stage

  package weak var host: (any NotificationHost)?
  package var state = NotificationState()
  private var lastTicket = 0

  private func later(_ body: @escaping @MainActor () -> Void) {
    if let host { host.wake(after: 0, body) } else { body() }
  }
}

// MARK: - Delivering

extension UNUserNotificationCenter {
  private func schedule(_ request: UNNotificationRequest) throws {
    guard state.status == .authorized, let host else {
      throw UNError(.notificationsNotAllowed)
    }
    state.pending.removeAll { $0.request.identifier == request.identifier }
    guard let trigger = request.trigger as? UNTimeIntervalNotificationTrigger else {
      host.wake(after: 0) { self.deliver(request) }
      return
    }
    lastTicket += 1
    state.pending.append(
      NotificationState.Waiting(
        request: request, due: host.now + trigger.timeInterval, ticket: lastTicket))
    wake(for: lastTicket, after: trigger.timeInterval)
  }

  /// Another process waits for what the last one scheduled.
  package func wakeAgain() {
    guard let host else { return }
    for waiting in state.pending { wake(for: waiting.ticket, after: waiting.due - host.now) }
  }

  private func wake(for ticket: Int, after delay: TimeInterval) {
    host?.wake(after: delay) { [weak self] in self?.timeHasCome(for: ticket) }
  }

  private func timeHasCome(for ticket: Int) {
    guard let index = state.pending.firstIndex(where: { $0.ticket == ticket }) else { return }
    let request = state.pending[index].request
    if let trigger = request.trigger as? UNTimeIntervalNotificationTrigger, trigger.repeats {
      state.pending[index].due += trigger.timeInterval
      wake(for: ticket, after: trigger.timeInterval)
    } else {
      state.pending.remove(at: index)
    }
    deliver(request)
  }

  func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(date: Date(), request: request)
    guard host?.isAppInFront == true else {
      show(notification, [.banner, .list, .badge])
      return
    }
    // Nothing is shown in front of an app that does not ask for it.
    delegate?.userNotificationCenter(self, willPresent: notification) { options in
      self.show(notification, options)
    }
  }

  private func show(_ notification: UNNotification, _ asked: UNNotificationPresentationOptions) {
    if asked.contains(.badge), state.options.contains(.badge),
      let badge = notification.request.content.badge
    {
      host?.badge = badge.intValue
    }
    guard state.options.contains(.alert) else { return }
    if asked.contains(.banner) { state.banner = notification }
    if asked.contains(.list) {
      let identifier = notification.request.identifier
      state.delivered.removeAll { $0.request.identifier == identifier }
      state.delivered.append(notification)
    }
  }

  /// People touch a notification: it is gone from the list.
  package func take(_ notification: UNNotification) -> UNNotificationResponse {
    state.delivered.removeAll { $0 === notification }
    if state.banner === notification { state.banner = nil }
    return UNNotificationResponse(
      notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
  }

  /// Tells the delegate what people did.
  package func receive(_ response: UNNotificationResponse) {
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }
}
