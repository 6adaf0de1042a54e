import Foundation
import StorylineTesting
import Testing
import UIKit

/// 8.3: URLs, activities and quick actions.
@MainActor @Suite(.stage) struct ArrivalTests {
  private let url = URL(string: "shop://item/3") ?? URL(fileURLWithPath: "/")
  private let shortcut = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
  private struct Lost: Error {}

  init() { Diary.begin() }

  /// Returns the calls of a launch, without those of views.
  private func launch(_ body: () async throws -> Void) async throws -> [String] {
    try await Diary.during(body).filter { !$0.hasPrefix("view") }
  }

  private func withScenes(_ connection: String) -> [String] {
    [
      "willFinishLaunching", "didFinishLaunching", "configurationForConnecting", connection,
      "willEnterForeground", "didBecomeActive",
    ]
  }

  // MARK: Cold

  @Test func `8.3.1 a URL that launches an app with scenes comes with the connection`() async throws
  {
    let heard = try await launch {
      _ = try await AppDriver.launch(RecordingScenesDelegate.self, opening: url)
    }
    #expect(heard == withScenes("willConnect(shop://item/3)"))
  }

  @Test func `8.3.1 an activity that launches an app with scenes comes with the connection`()
    async throws
  {
    let heard = try await launch {
      _ = try await AppDriver.launch(
        RecordingScenesDelegate.self, continuing: NSUserActivity(activityType: "reading"))
    }
    #expect(heard == withScenes("willConnect(reading)"))
  }

  @Test
  func `8.3.1, 8.3.2 a quick action that launches an app with scenes comes with the connection`()
    async throws
  {
    let heard = try await launch {
      _ = try await AppDriver.launch(RecordingScenesDelegate.self, performing: shortcut)
    }
    #expect(heard == withScenes("willConnect(new)"))
  }

  @Test func `8.3.1 a URL connects the scene of an app that has none left`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    try await app.enterBackground()
    try await app.disconnectScene()
    let heard = try await launch { try await app.openURL(url) }
    #expect(heard == ["willConnect(shop://item/3)", "willEnterForeground", "didBecomeActive"])
  }

  @Test func `8.3.1 a URL that launches an app without scenes is in the options, and then opened`()
    async throws
  {
    let heard = try await launch {
      _ = try await AppDriver.launch(RecordingDelegate.self, opening: url)
    }
    #expect(
      heard == [
        "willFinishLaunching(URL)", "didFinishLaunching(URL)", "app open shop://item/3",
        "appDidBecomeActive",
      ])
  }

  @Test func `8.3.1 a delegate that says no to the launch is not asked to open its URL`()
    async throws
  {
    Diary.launches = false
    let heard = try await launch {
      _ = try await AppDriver.launch(RecordingDelegate.self, opening: url)
    }
    #expect(
      heard == ["willFinishLaunching(URL)", "didFinishLaunching(URL)", "appDidBecomeActive"])
  }

  @Test
  func `8.3.3 an activity that launches an app without scenes goes on, in the screens as well`()
    async throws
  {
    let heard = try await launch {
      _ = try await AppDriver.launch(
        RecordingDelegate.self, continuing: NSUserActivity(activityType: "reading"))
    }
    #expect(
      heard == [
        "willFinishLaunching(UserActivityDictionary)", "didFinishLaunching(UserActivityDictionary)",
        "app willContinue reading", "app continue reading", "restoreUserActivityState(reading)",
        "appDidBecomeActive",
      ])
  }

  @Test func `a quick action that launches an app without scenes is performed before it is active`()
    async throws
  {
    let heard = try await launch {
      _ = try await AppDriver.launch(RecordingDelegate.self, performing: shortcut)
    }
    #expect(
      heard == [
        "willFinishLaunching(ShortcutItem)", "didFinishLaunching(ShortcutItem)", "app perform new",
        "appDidBecomeActive",
      ])
  }

  // MARK: Warm

  @Test func `8.3.1 a scene that is connected is told of a URL`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    #expect(try await Diary.during { try await app.openURL(url) } == ["openURL shop://item/3"])
  }

  @Test func `8.3.4 in the background, a scene opens a URL before it is active`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    try await app.enterBackground()
    #expect(
      try await Diary.during { try await app.openURL(url) } == [
        "willEnterForeground", "openURL shop://item/3", "didBecomeActive",
      ])
  }

  @Test func `8.3.4 in the background, an app without scenes opens a URL before it is active`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingDelegate.self)
    try await app.enterBackground()
    #expect(
      try await Diary.during { try await app.openURL(url) } == [
        "appWillEnterForeground", "app open shop://item/3", "appDidBecomeActive",
      ])
  }

  @Test func `8.3.2 a scene that is connected performs a quick action`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    try await app.enterBackground()
    #expect(
      try await Diary.during { try await app.performShortcut(shortcut) } == [
        "willEnterForeground", "perform new", "didBecomeActive",
      ])
  }

  @Test func `8.3.2 a delegate may wait for something while it performs a quick action`()
    async throws
  {
    final class WaitingDelegate: UIResponder, UIWindowSceneDelegate {
      func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
      ) async -> Bool {
        Diary.note("waits for \(shortcutItem.type)")
        return true
      }
    }
    Diary.sceneDelegate = WaitingDelegate.self
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    try await app.performShortcut(shortcut)
    try await eventually { Diary.lines.last == "waits for new" }
  }

  @Test func `8.3.3 an activity is announced, and then goes on or fails`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let reading = NSUserActivity(activityType: "reading")
    #expect(
      try await Diary.during { try await app.continueActivity(reading) } == [
        "willContinue reading", "continue reading",
      ])
    #expect(
      try await Diary.during {
        try await app.failToContinueActivity(ofType: "reading", error: Lost())
      } == ["willContinue reading", "didFailToContinue reading"])
    #expect(Diary.error is Lost)
  }

  @Test func `8.3.3 without scenes, an activity is announced, and then goes on or fails`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingDelegate.self)
    let reading = NSUserActivity(activityType: "reading")
    #expect(
      try await Diary.during { try await app.continueActivity(reading) } == [
        "app willContinue reading", "app continue reading", "restoreUserActivityState(reading)",
      ])
    #expect(
      try await Diary.during {
        try await app.failToContinueActivity(ofType: "reading", error: Lost())
      } == ["app willContinue reading", "app didFailToContinue reading"])
    #expect(Diary.error is Lost)
  }

  // MARK: Out

  @Test func `8.3.5 an app opens a URL after the call, and hears of it on the main queue`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let web = try #require(URL(string: "https://swift.org"))
    let heard = try await Diary.during {
      UIApplication.shared.open(web) { Diary.note("opened: \($0), \(Thread.isMainThread)") }
      Diary.note("called")
      try await app.settle()
    }
    #expect(heard.prefix(3) == ["called", "opened: true, true", "willResignActive"])
    #expect(app.openedURLs == [web])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func `8.3.5 a scene opens a URL after the call; nothing opens what no app is for`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let heard = try await Diary.during {
      app.window?.windowScene?.open(url, options: nil) { Diary.note("opened: \($0)") }
      Diary.note("called")
      try await app.settle()
    }
    #expect(heard == ["called", "opened: false"])
    #expect(app.openedURLs == [])
  }

  @Test func `an app that claims a scheme opens its own URLs`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    Stage.shared.infoDictionary = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["shop"]]]]
    let heard = try await Diary.during {
      #expect(await UIApplication.shared.open(url))
      try await app.settle()
    }
    #expect(heard == ["openURL shop://item/3"])
  }

  @Test func `a universal link that nobody claims opens nothing, if it may not be the browser`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let web = try #require(URL(string: "https://swift.org/documentation"))
    let open: () async throws -> Void = {
      UIApplication.shared.open(web, options: [.universalLinksOnly: true]) {
        Diary.note("opened: \($0)")
      }
      try await app.settle()
    }
    #expect(try await Diary.during(open) == ["opened: false"])
    Stage.shared.system.claimedHosts = ["swift.org"]
    #expect(try await Diary.during(open).first == "opened: true")
  }

  @Test func `canOpenURL answers only for schemes that the app asks for`() throws {
    let (web, other) = (
      try #require(URL(string: "https://swift.org")), try #require(URL(string: "other://go"))
    )
    let application = UIApplication.shared
    #expect(application.canOpenURL(web) && !application.canOpenURL(other))
    Stage.shared.system.installedSchemes.insert("other")
    #expect(!application.canOpenURL(other))
    Stage.shared.infoDictionary = ["LSApplicationQueriesSchemes": ["other"]]
    #expect(application.canOpenURL(other))
    Stage.shared.system.installedSchemes.remove("other")
    #expect(!application.canOpenURL(other))
  }
}
