import Foundation
import Storyline
import StorylineTesting
import Testing
import UIKit
import UserNotifications

/// Links as the system brings them, to an app with a scene.
@MainActor @Suite(.stage) struct ArrivingTests {
  static let table = LinkTable<PlaceFlow>(
    LinkOrigins(schemes: ["places"], hosts: ["places.example"])
  ) {
    Pattern("next/:id") { Link(PlaceFlow.next, try $0["id"]) }
    Pattern("next/:id/sheet/:other") {
      Link(PlaceFlow.next, try $0["id"]).then(PlaceFlow.sheet, try $0["other"])
    }
    Pattern("next/:id/next/:other") {
      Link(PlaceFlow.next, try $0["id"]).then(PlaceFlow.next, try $0["other"])
    }
    Pattern("help") { _ in Link(PlaceFlow.help) }
  }

  private var titles: [String] {
    var result: [String] = []
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    var next = scene?.windows.first?.rootViewController
    while let each = next {
      let stack = (each as? UINavigationController)?.viewControllers ?? [each]
      result.append(stack.map { $0.title ?? "–" }.joined(separator: " "))
      next = each.presentedViewController
    }
    return result
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `a URL leads to the place that it means`() async throws {
    let app = try await AppDriver.launch(PlacesApp.self)
    try await app.openURL(url("places://next/4"))
    #expect(titles == ["root next 4"])
    try await app.openURL(url("https://places.example/next/4/sheet/5?utm=x#top"))
    #expect(titles == ["root next 4", "sheet 5"])
  }

  @Test func `a URL that leads nowhere is refused with the reason`() async throws {
    let app = try await AppDriver.launch(PlacesApp.self)
    try await app.openURL(url("places://nxet/4"))
    try await app.openURL(url("places://next/four"))
    try await app.openURL(url("https://evil.example/next/4"))
    #expect(titles == ["root"])
    let log = app.window?.storyLog.map(\.description).filter { $0.hasPrefix("link") }
    #expect(
      log == [
        "link 1 refused: no pattern begins with “nxet”; did you mean “next”?",
        "link 2 refused: parameter id: “four” is not an Int",
        "link 3 refused: the link is not the app's: the host “evil.example” is not among its own",
      ])
  }

  @Test func `a universal link leads to the place that it means`() async throws {
    let app = try await AppDriver.launch(PlacesApp.self)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = try url("https://places.example/next/7")
    try await app.continueActivity(activity)
    #expect(titles == ["root next 7"])
    try await app.continueActivity(NSUserActivity(activityType: "other"))
    #expect(titles == ["root next 7"])
  }

  @Test func `a quick action leads to the place that it has`() async throws {
    let app = try await AppDriver.launch(PlacesApp.self)
    let item = UIApplicationShortcutItem(
      type: "place", localizedTitle: "Place", localizedSubtitle: nil, icon: nil,
      userInfo: ["link": NSString(string: "next/9")])
    try await app.performShortcut(item)
    #expect(titles == ["root next 9"])
  }

  @Test func `a notification leads to the place that it has`() async throws {
    let app = try await AppDriver.launch(PlacesApp.self)
    try await notify(app, "next/3")
    try await app.tapNotification("Come")
    #expect(titles == ["root next 3"])
  }

  @Test func `an app that is launched by a notification begins there`() async throws {
    let app = try await AppDriver.launch(PlacesApp.self)
    try await notify(app, "next/3/sheet/1")
    try await app.relaunch(tappingNotification: "Come")
    #expect(titles == ["root next 3", "sheet 1"])
  }

  private func notify(_ app: AppDriver, _ link: String) async throws {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert]) { _, _ in }
    try await app.settle()
    try await app.answerNotificationQuestion(allow: true)
    let content = UNMutableNotificationContent()
    content.title = "Come"
    content.userInfo = ["link": link]
    try await center.add(
      UNNotificationRequest(
        identifier: "come", content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
    try await app.enterBackground()
    try await app.letTimePass(100)
  }

  @Test func `a scene that comes back shows what it had saved`() async throws {
    let app = try await AppDriver.launch(PlacesApp.self)
    try await app.openURL(url("places://next/4"))
    try await app.openURL(url("places://next/4/next/5"))
    try await app.enterBackground()
    try await app.disconnectScene()
    try await app.enterForeground()
    #expect(titles == ["root next 4 next 5"])
  }
}

final class PlacesApp: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = PlacesScene.self
    return configuration
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.open(response, with: ArrivingTests.table)
  }
}

final class PlacesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    // A link may come before the first flow.
    window.open(connectionOptions, with: ArrivingTests.table)
    window.show(PlaceFlow("root"), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    if let story = session.stateRestorationActivity.flatMap({ SavedStory($0) }) {
      window.restore(story, with: RouteList(PlaceFlow.next, PlaceFlow.sheet, PlaceFlow.help))
    }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { window?.open(context.url, with: ArrivingTests.table) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    window?.open(userActivity, with: ArrivingTests.table)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    window?.open(shortcutItem, with: ArrivingTests.table) != nil
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    window?.savedStory.userActivity(ofType: "places.story")
  }
}
