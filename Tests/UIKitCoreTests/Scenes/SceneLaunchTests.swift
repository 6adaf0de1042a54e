import Foundation
import StorylineTesting
import Testing
import UIKit

/// 8.1: the calls of an app while it is launched.
@MainActor @Suite(.stage) struct SceneLaunchTests {
  init() { Diary.begin() }

  /// Names of what the application posts while `body` runs, without the beginning they share.
  private func posts(during body: () async throws -> Void) async throws -> [String] {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { Diary.note("posted \(name)") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    return try await Diary.during(body)
  }

  @Test func `8.1.1 the application and its delegate are made by their initialisers`() {
    final class Application: UIApplication {
      override init() {
        super.init()
        Diary.note("application")
      }
    }
    final class Delegate: NSObject, UIApplicationDelegate {
      override init() {
        super.init()
        Diary.note("delegate")
      }
    }
    Launch(application: Application.self, delegate: Delegate.self).run()
    #expect(Diary.lines == ["application", "delegate"])
    #expect(UIApplication.shared is Application && UIApplication.shared.delegate is Delegate)
  }

  @Test func `8.1.2, 8.1.3 with scenes, the scene connects, comes to the front and is active`()
    async throws
  {
    let heard = try await Diary.during {
      _ = try await AppDriver.launch(RecordingScenesDelegate.self)
    }
    #expect(
      heard == [
        "willFinishLaunching", "didFinishLaunching", "configurationForConnecting", "willConnect()",
        "viewDidLoad", "viewWillAppear", "willEnterForeground", "didBecomeActive", "viewDidAppear",
      ])
  }

  @Test func `8.1.6 without scenes, the app is active after it was launched`() async throws {
    let heard = try await Diary.during { _ = try await AppDriver.launch(RecordingDelegate.self) }
    #expect(
      heard == [
        "willFinishLaunching()", "didFinishLaunching()", "viewDidLoad", "viewWillAppear",
        "appDidBecomeActive", "viewDidAppear",
      ])
  }

  @Test func `8.1.4 a session that connects again is not asked for its configuration`() async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let identifier = app.window?.windowScene?.session.persistentIdentifier
    let heard = try await Diary.during { try await app.relaunch() }
    #expect(!heard.contains("configurationForConnecting"))
    #expect(heard.contains("willConnect()"))
    let session = try #require(app.window?.windowScene?.session)
    #expect(session.persistentIdentifier == identifier)
    #expect(session.configuration.name == "Main")
  }

  @Test func `8.1.5 a configuration of another role is a programmer's error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Diary.role = UISceneSession.Role(rawValue: "Another")
      Launch(application: nil, delegate: RecordingScenesDelegate.self).run()
    }
  }

  @Test func `8.1.7 with scenes the application posts what its delegate is not told`() async throws
  {
    var app: AppDriver?
    #expect(
      try await posts { app = try await AppDriver.launch(RecordingScenesDelegate.self) }
        .filter { $0.hasPrefix("posted") || $0 == "never" } == [
          "posted UIApplicationDidFinishLaunchingNotification",
          "posted UIApplicationWillEnterForegroundNotification",
          "posted UIApplicationDidBecomeActiveNotification",
        ])
    #expect(
      try await posts {
        try await app?.enterBackground()
        try await app?.enterForeground()
      }.filter { $0.hasPrefix("posted") || $0 == "never" } == [
        "posted UIApplicationWillResignActiveNotification",
        "posted UIApplicationDidEnterBackgroundNotification",
        "posted UIApplicationWillEnterForegroundNotification",
        "posted UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func `8.1.8 a notification is posted after the message to the delegate`() async throws {
    let heard = try await posts {
      let app = try await AppDriver.launch(RecordingDelegate.self)
      try await app.enterBackground()
      try await app.enterForeground()
    }
    #expect(
      heard.filter { !$0.hasPrefix("view") } == [
        "willFinishLaunching()", "didFinishLaunching()",
        "posted UIApplicationDidFinishLaunchingNotification",
        "appDidBecomeActive", "posted UIApplicationDidBecomeActiveNotification",
        "appWillResignActive", "posted UIApplicationWillResignActiveNotification",
        "appDidEnterBackground", "posted UIApplicationDidEnterBackgroundNotification",
        "appWillEnterForeground", "posted UIApplicationWillEnterForegroundNotification",
        "appDidBecomeActive", "posted UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func `8.1.8 the end and too little memory are posted after they are told`() async throws {
    let names = [
      UIApplication.didReceiveMemoryWarningNotification, UIApplication.willTerminateNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Diary.note("posted") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let app = try await AppDriver.launch(RecordingDelegate.self)
    #expect(
      try await Diary.during { try await app.warnOfMemory() } == [
        "appDidReceiveMemoryWarning", "posted", "screen didReceiveMemoryWarning",
      ])
    #expect(
      await Diary.during { Stage.shared.terminate() } == [
        "appWillResignActive", "appDidEnterBackground", "appWillTerminate", "posted",
      ])
  }

  @Test func `8.1.10 scene and delegate are kept, and go when the scene is disconnected`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    weak let scene = app.window?.windowScene
    weak let delegate = scene?.delegate as? RecordingSceneDelegate
    #expect(scene != nil && delegate != nil)
    try await app.enterBackground()
    try await app.disconnectScene()
    #expect(scene == nil && delegate == nil)
  }

  @Test func `8.1.11 role, identifier, user information and scene are the session's for good`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let session = try #require(app.window?.windowScene?.session)
    session.userInfo = ["page": 3]
    try await app.disconnectScene()
    #expect(session.scene == nil)
    #expect(UIApplication.shared.openSessions == [session])
    #expect(session.role == .windowApplication && session.userInfo?["page"] as? Int == 3)
    let identifier = session.persistentIdentifier
    try await app.relaunch()
    let again = try #require(app.window?.windowScene?.session)
    #expect(again !== session && again.persistentIdentifier == identifier)
    #expect(again.role == .windowApplication && again.userInfo?["page"] as? Int == 3)
    #expect(again.scene === app.window?.windowScene)
  }
}
