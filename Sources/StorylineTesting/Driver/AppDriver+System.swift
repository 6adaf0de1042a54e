public import UIKit
import UserNotifications

// Events of the system.
extension AppDriver {
  // MARK: Coming and going

  /// Leaves the app.
  public func enterBackground() async throws {
    Stage.shared.enterBackground()
    try await settle()
  }

  /// Comes back to the app.
  public func enterForeground() async throws {
    Stage.shared.enterForeground()
    try await settle()
  }

  /// Covers the app for a while, as a call or the list of notifications does: it is inactive.
  public func interrupt() async throws {
    Stage.shared.interrupt()
    try await settle()
  }

  /// Takes away what covered the app.
  public func endInterruption() async throws {
    Stage.shared.endInterruption()
    try await settle()
  }

  /// Leaves the device alone until it locks itself, which the app can keep it from.
  public func leaveDeviceAlone() async throws {
    Stage.shared.leaveAlone()
    try await settle()
  }

  /// Takes a picture of the screen, as people do with the buttons of the device.
  public func takeScreenshot() async throws {
    Stage.shared.takeScreenshot()
    try await settle()
  }

  /// Lets midnight come, or the clock be set: the time changes significantly.
  public func changeTimeSignificantly() async throws {
    Stage.shared.changeTimeSignificantly()
    try await settle()
  }

  /// Sets whether people let apps look for news in the background.
  public func setBackgroundRefresh(_ isOn: Bool) async throws {
    Stage.shared.setBackgroundRefresh(isOn)
    try await settle()
  }

  /// Warns the app that memory runs out.
  public func warnOfMemory() async throws {
    Stage.shared.warnOfMemory()
    try await settle()
  }

  /// Shakes the device.
  public func shake() async throws {
    Stage.shared.shake()
    try await settle()
  }

  /// Sends the app a notification as a server does.
  ///
  /// The payload has the form of Apple's push service, such as
  /// `["aps": ["alert": ["title": "Tea", "body": "It is ready."]], "link": "teas/7"]`.
  ///
  /// The `alert` and the `badge` in `aps` are shown if people allowed notifications. If the app is in front,
  /// its `UNUserNotificationCenterDelegate` is asked first. With `"content-available": 1`, or without anything to show, the app's delegate receives it in
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  ///
  /// - Parameter userInfo: The payload.
  /// - Returns: The result that the app's delegate passes to its completion handler; `nil` if it has not
  ///   done so when everything has settled.
  /// - Throws: An error that names the views still moving.
  @discardableResult
  public func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any]
  ) async throws -> UIBackgroundFetchResult? {
    var result: UIBackgroundFetchResult?
    Stage.shared.receiveRemoteNotification(userInfo) { result = $0 }
    try await settle()
    return result
  }

  /// Takes the scene in front from an app in the background, as the system does to have its memory.
  /// Coming back connects it again.
  public func disconnectScene() async throws {
    if let scene = window?.windowScene { Stage.shared.disconnect(scene) }
    try await settle()
  }

  // MARK: What comes from outside

  /// Has the app open a URL, as by a link in another app; comes back to it, if it was left.
  ///
  /// The URL schemes in Info.plist are not checked.
  public func openURL(_ url: URL) async throws {
    Stage.shared.arrive(.url(url))
    try await settle()
  }

  /// Has the app go on with an activity: a universal link, a search result, or what began on another
  /// device.
  public func continueActivity(_ activity: NSUserActivity) async throws {
    Stage.shared.arrive(.activity(activity))
    try await settle()
  }

  /// Has the app continue an activity whose content cannot be loaded.
  public func failToContinueActivity(ofType type: String, error: any Error) async throws {
    Stage.shared.arrive(.activity(type: type, .failure(error)))
    try await settle()
  }

  /// Chooses a quick action of the app's icon.
  public func performShortcut(_ item: UIApplicationShortcutItem) async throws {
    Stage.shared.arrive(.shortcut(item))
    try await settle()
  }

  // MARK: What the device has

  /// The device's library of photos, in the order in which it shows them; empty at first.
  public var photos: [UIImage] {
    get { Stage.shared.system.photos }
    nonmutating set { Stage.shared.system.photos = newValue }
  }

  // MARK: What the app tells the system

  /// The URLs that the app had opened by others, in order.
  public var openedURLs: [URL] { Stage.shared.system.openedURLs }

  /// The number on the app's icon.
  public var badge: Int { Stage.shared.system.badge }

  /// The quick actions that the app adds to its icon.
  public var shortcutItems: [UIApplicationShortcutItem] { Stage.shared.system.shortcutItems ?? [] }
}

// Notifications.
extension AppDriver {
  /// Answers the system's question whether the app may notify people.
  ///
  /// - Throws: ``DriverError`` when the system asks nothing.
  public func answerNotificationQuestion(
    allow: Bool, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard Stage.shared.answerSystemQuestion(allow) else {
      throw DriverError("The system asks nothing.", at: TestLocation(file, line))
    }
    try await settle()
  }

  /// Lets time pass without actions. Notifications that are scheduled for it are delivered.
  public func letTimePass(_ seconds: TimeInterval) async throws {
    try Stage.shared.letTimePass(seconds)
    try await settle()
  }

  /// The titles in the list of notifications, the oldest first; the text of one without a title.
  public var notifications: [String] {
    UNUserNotificationCenter.current().state.delivered.map(\.name)
  }

  /// The title of the notification that came in at the top of the screen last; its text if it has none.
  public var banner: String? { UNUserNotificationCenter.current().state.banner?.name }

  /// Touches a notification, in the list or at the top of the screen.
  ///
  /// - Throws: ``DriverError`` when there is none of that title.
  public func tapNotification(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    Stage.shared.touch(try notification(title, at: TestLocation(file, line)))
    try await settle()
  }

  /// Ends the app without a word, and launches it again by a notification.
  ///
  /// - Throws: ``DriverError`` when there is none of that title.
  public func relaunch(
    tappingNotification title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let found = try notification(title, at: TestLocation(file, line))
    let response = UNUserNotificationCenter.current().take(found)
    try await relaunch(for: .notification(response), at: TestLocation(file, line))
  }

  private func notification(_ title: String, at location: TestLocation) throws -> UNNotification {
    let state = UNUserNotificationCenter.current().state
    let all = state.delivered + [state.banner].compactMap(\.self)
    guard let found = all.last(where: { $0.name == title }) else {
      throw DriverError("There is no notification called “\(title)”.", at: location)
    }
    return found
  }
}

extension UNNotification {
  /// The title, or the text of a notification without one.
  fileprivate var name: String {
    let content = request.content
    return content.title.isEmpty ? content.body : content.title
  }
}
