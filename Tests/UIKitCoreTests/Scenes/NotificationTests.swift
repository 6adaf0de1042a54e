import Foundation
import StorylineTesting
import Testing
import UIKit
import UserNotifications

/// A delegate that records notifications.
@MainActor
private final class Listener: NSObject, UNUserNotificationCenterDelegate {
  static let shared = Listener()
  var options: UNNotificationPresentationOptions = []
  weak var scene: UIScene?

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Diary.note("willPresent \(notification.request.content.title)")
    completionHandler(options)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let isTouch = response.actionIdentifier == UNNotificationDefaultActionIdentifier
    Diary.note("didReceive \(response.notification.request.content.title), \(isTouch)")
    scene = response.targetScene
    completionHandler()
  }
}

/// An app that listens from the beginning, as it has to.
private final class ListeningDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Diary.note("didReceiveRemoteNotification \(userInfo["id"] ?? "")")
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = Listener.shared
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ListeningSceneDelegate.self
    return configuration
  }
}

private final class ListeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let title = connectionOptions.notificationResponse?.notification.request.content.title
    Diary.note("willConnect(\(title ?? ""))")
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Diary.note("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Diary.note("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { Diary.note("willResignActive") }
}

@MainActor @Suite(.stage) struct NotificationTests {
  private let center = UNUserNotificationCenter.current()

  init() {
    Diary.begin()
    Listener.shared.options = []
  }

  /// An app that people let notify them.
  private func launch() async throws -> AppDriver {
    let app = try await AppDriver.launch(ListeningDelegate.self)
    center.requestAuthorization(options: [.alert, .badge]) { allowed, _ in
      Diary.note("allowed: \(allowed)")
    }
    try await app.settle()
    try await app.answerNotificationQuestion(allow: true)
    return app
  }

  private func request(
    _ title: String, after seconds: TimeInterval = 60, repeats: Bool = false, badge: Int? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.badge = badge.map { NSNumber(value: $0) }
    return UNNotificationRequest(
      identifier: title, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats))
  }

  // MARK: Asking

  @Test func `8.2.1 people are asked once, and the app is inactive while they are`() async throws {
    let app = try await AppDriver.launch(ListeningDelegate.self)
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    let heard = try await Diary.during {
      center.requestAuthorization(options: [.alert]) { allowed, _ in
        Diary.note("allowed: \(allowed)")
      }
      try await app.settle()
      try await app.answerNotificationQuestion(allow: false)
    }
    #expect(heard == ["willResignActive", "didBecomeActive", "allowed: false"])
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    #expect(try await !center.requestAuthorization(options: [.alert]))
    await #expect(throws: DriverError.self) {
      try await app.answerNotificationQuestion(allow: true)
    }
  }

  @Test func `an app that may not notify schedules nothing`() async throws {
    let app = try await AppDriver.launch(ListeningDelegate.self)
    await #expect(throws: UNError.self) { try await center.add(request("Tea")) }
    #expect(await center.pendingNotificationRequests().isEmpty)
    try await app.letTimePass(100)
    #expect(app.notifications == [])
  }

  // MARK: Time

  @Test func `a notification comes when its time has come, and not before`() async throws {
    let app = try await launch()
    try await center.add(request("Tea", badge: 2))
    try await app.enterBackground()
    try await app.letTimePass(59)
    #expect(app.notifications == [] && app.banner == nil)
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["Tea"])
    try await app.letTimePass(1)
    #expect(app.notifications == ["Tea"] && app.banner == "Tea" && app.badge == 2)
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `a repeated notification comes again, and is in the list once`() async throws {
    let app = try await launch()
    try await center.add(request("Stand up", after: 60, repeats: true))
    let heard = try await Diary.during { try await app.letTimePass(150) }
    #expect(heard == ["willPresent Stand up", "willPresent Stand up"])
    #expect(await center.pendingNotificationRequests().count == 1)
  }

  @Test func `a request replaces one of its name, and can be taken back`() async throws {
    let app = try await launch()
    try await app.enterBackground()
    try await center.add(request("Tea", after: 10))
    try await center.add(request("Tea", after: 100))
    try await center.add(request("Cake", after: 100))
    center.removePendingNotificationRequests(withIdentifiers: ["Cake"])
    try await app.letTimePass(50)
    #expect(app.notifications == [])
    try await app.letTimePass(50)
    #expect(app.notifications == ["Tea"])
    center.removeAllDeliveredNotifications()
    #expect(app.notifications == [])
  }

  @Test func `what is scheduled comes although the app was ended`() async throws {
    let app = try await launch()
    try await center.add(request("Tea"))
    try await app.letTimePass(30)
    Stage.shared.endProcess()
    try await app.letTimePass(30)
    // No app runs that could be asked.
    #expect(app.notifications == ["Tea"])
    try await app.relaunch()
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
  }

  // MARK: From a server

  private let alert: [AnyHashable: Any] = [
    "aps": ["alert": ["title": "Tea", "body": "It is ready."], "badge": 3], "id": 7,
  ]

  @Test func `a server's notification is shown while the app is in the background`() async throws {
    let app = try await launch()
    try await app.enterBackground()
    var result: UIBackgroundFetchResult?
    let heard = try await Diary.during {
      result = try await app.receiveRemoteNotification(alert)
    }
    #expect(result == nil)
    #expect(heard.isEmpty)
    #expect(app.notifications == ["Tea"] && app.banner == "Tea" && app.badge == 3)
    let delivered = try #require(await center.deliveredNotifications().first)
    #expect(delivered.request.trigger is UNPushNotificationTrigger)
    #expect(delivered.request.content.body == "It is ready.")
    #expect(delivered.request.content.userInfo["id"] as? Int == 7)
  }

  @Test func `touching a server's notification leads to the app`() async throws {
    let app = try await launch()
    try await app.enterBackground()
    try await app.receiveRemoteNotification(alert)
    let heard = try await Diary.during { try await app.tapNotification("Tea") }
    #expect(heard == ["willEnterForeground", "didReceive Tea, true", "didBecomeActive"])
  }

  @Test func `in front, the delegate is asked how a server's notification is shown`()
    async throws
  {
    let app = try await launch()
    Listener.shared.options = [.list]
    let heard = try await Diary.during { try await app.receiveRemoteNotification(alert) }
    #expect(heard == ["willPresent Tea"])
    #expect(app.notifications == ["Tea"] && app.banner == nil)
  }

  @Test func `in front, without a delegate of the center, the app's delegate receives it`()
    async throws
  {
    let app = try await launch()
    center.delegate = nil
    var result: UIBackgroundFetchResult?
    let heard = try await Diary.during {
      result = try await app.receiveRemoteNotification(alert)
    }
    #expect(result == .newData)
    #expect(heard == ["didReceiveRemoteNotification 7"])
  }

  @Test func `content to fetch wakes the app, whether something is shown or not`() async throws {
    let app = try await launch()
    try await app.enterBackground()
    let heard = try await Diary.during {
      try await app.receiveRemoteNotification(["aps": ["content-available": 1], "id": 1])
      try await app.receiveRemoteNotification([
        "aps": ["content-available": 1, "alert": "Cake"], "id": 2,
      ])
    }
    #expect(heard == ["didReceiveRemoteNotification 1", "didReceiveRemoteNotification 2"])
    #expect(app.notifications == ["Cake"])
  }

  @Test func `an app that may not notify shows nothing that a server sends`() async throws {
    let app = try await AppDriver.launch(ListeningDelegate.self)
    try await app.enterBackground()
    try await app.receiveRemoteNotification(alert)
    #expect(app.notifications == [] && app.banner == nil && app.badge == 0)
  }

  @Test func `a server's notification comes although the app was ended, and launches it`()
    async throws
  {
    let app = try await launch()
    Stage.shared.endProcess()
    let heard = try await Diary.during {
      try await app.receiveRemoteNotification(alert)
      #expect(app.notifications == ["Tea"])
      try await app.relaunch(tappingNotification: "Tea")
    }
    #expect(heard.first == "willConnect(Tea)")
  }

  // MARK: Presenting

  @Test func `in front, the delegate says how it is shown`() async throws {
    let app = try await launch()
    try await center.add(request("Tea", after: 10))
    try await center.add(request("Cake", after: 20))
    let heard = try await Diary.during {
      try await app.letTimePass(10)
      #expect(app.banner == nil && app.notifications == [])
      Listener.shared.options = [.banner]
      try await app.letTimePass(10)
    }
    #expect(heard == ["willPresent Tea", "willPresent Cake"])
    #expect(app.banner == "Cake" && app.notifications == [])
  }

  // MARK: Answering

  @Test func `touching a notification brings the app to the front, told before it is active`()
    async throws
  {
    let app = try await launch()
    try await center.add(request("Tea"))
    try await app.enterBackground()
    try await app.letTimePass(60)
    let heard = try await Diary.during { try await app.tapNotification("Tea") }
    #expect(heard == ["willEnterForeground", "didReceive Tea, true", "didBecomeActive"])
    #expect(app.notifications == [])
    #expect(Listener.shared.scene === UIApplication.shared.connectedScenes.first)
    await #expect(throws: DriverError.self) { try await app.tapNotification("Tea") }
  }

  @Test func `8.3.1 a notification that launches the app comes with the connection`() async throws {
    let app = try await launch()
    try await center.add(request("Tea"))
    try await app.enterBackground()
    try await app.letTimePass(60)
    let heard = try await Diary.during { try await app.relaunch(tappingNotification: "Tea") }
    #expect(
      heard == [
        "willConnect(Tea)", "willEnterForeground", "didReceive Tea, true", "didBecomeActive",
      ])
  }

  @Test func `the number on the icon is the app's and the centre's, and never below zero`()
    async throws
  {
    let app = try await AppDriver.launch(ListeningDelegate.self)
    try await center.setBadgeCount(3)
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    try await app.relaunch()
    #expect(app.badge == 3)
    UIApplication.shared.applicationIconBadgeNumber = -1
    #expect(app.badge == 0)
  }
}
