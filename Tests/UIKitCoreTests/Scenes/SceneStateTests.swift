import Foundation
import StorylineTesting
import Testing
import UIKit

/// 8.2: scenes in the foreground, in the background, and gone.
@MainActor @Suite(.stage) struct SceneStateTests {
  init() { Diary.begin() }

  @Test func `8.2.1 a scene goes through inactive, both ways`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    #expect(
      try await Diary.during { try await app.enterBackground() } == [
        "willResignActive", "didEnterBackground", "stateRestorationActivity",
      ])
    #expect(
      try await Diary.during { try await app.enterForeground() } == [
        "willEnterForeground", "didBecomeActive",
      ])
  }

  @Test func `8.2.1 an app without scenes goes through inactive, both ways`() async throws {
    let app = try await AppDriver.launch(RecordingDelegate.self)
    #expect(
      try await Diary.during { try await app.enterBackground() } == [
        "appWillResignActive", "appDidEnterBackground",
      ])
    #expect(
      try await Diary.during { try await app.enterForeground() } == [
        "appWillEnterForeground", "appDidBecomeActive",
      ])
  }

  @Test func `8.2.1 an interruption makes inactive, and no more`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    #expect(try await Diary.during { try await app.interrupt() } == ["willResignActive"])
    #expect(app.window?.windowScene?.activationState == .foregroundInactive)
    #expect(UIApplication.shared.applicationState == .inactive)
    #expect(try await Diary.during { try await app.endInterruption() } == ["didBecomeActive"])
    #expect(try await Diary.during { try await app.endInterruption() } == [])
  }

  @Test func `8.2.1 an interruption of an app without scenes makes it inactive, and no more`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingDelegate.self)
    #expect(try await Diary.during { try await app.interrupt() } == ["appWillResignActive"])
    #expect(UIApplication.shared.applicationState == .inactive)
    #expect(try await Diary.during { try await app.endInterruption() } == ["appDidBecomeActive"])
    #expect(try await Diary.during { try await app.endInterruption() } == [])
  }

  @Test func `8.2.1 an interruption can end in the background`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    try await app.interrupt()
    #expect(
      try await Diary.during { try await app.enterBackground() } == [
        "didEnterBackground", "stateRestorationActivity",
      ])
    #expect(try await Diary.during { try await app.endInterruption() } == [])
  }

  @Test func `8.2.2 a disconnected scene is released, and its session connected again`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    weak let scene = app.window?.windowScene
    let session = scene?.session
    try await app.enterBackground()
    #expect(
      try await Diary.during { try await app.disconnectScene() } == [
        "didDisconnect", "viewDidDisappear",
      ])
    #expect(scene == nil && UIApplication.shared.connectedScenes.isEmpty)
    #expect(
      try await Diary.during { try await app.enterForeground() } == [
        "willConnect()", "viewDidLoad", "viewWillAppear", "willEnterForeground", "didBecomeActive",
        "viewDidAppear",
      ])
    #expect(app.window?.windowScene?.session === session)
  }

  @Test func `8.2.2 sessions that are closed are said, at once or after the next launch`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let second = Stage.shared.connectScene()
    let heard = await Diary.during { Stage.shared.discard(second.session) }
    #expect(heard.suffix(2) == ["didDisconnect", "didDiscard 1"])
    #expect(UIApplication.shared.openSessions == [app.window?.windowScene?.session])
    Stage.shared.endProcess()
    Stage.shared.discardSavedSessions()
    let launch = try await Diary.during {
      Launch(application: nil, delegate: RecordingScenesDelegate.self).run()
      try await app.settle()
    }
    #expect(launch.contains("configurationForConnecting"))
    let active = try #require(launch.firstIndex(of: "didBecomeActive"))
    #expect(launch.dropFirst(active).contains("didDiscard 1"))
  }

  @Test func `8.2.3 a scene is unattached until it is connected, and afterwards`() async throws {
    /// Asks for the state where a scene cannot be seen from outside.
    final class AskingDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        Diary.note("\(scene.activationState)")
      }
      func sceneWillEnterForeground(_ scene: UIScene) { Diary.note("\(scene.activationState)") }
      func sceneDidBecomeActive(_ scene: UIScene) { Diary.note("\(scene.activationState)") }
      func sceneWillResignActive(_ scene: UIScene) { Diary.note("\(scene.activationState)") }
      func sceneDidEnterBackground(_ scene: UIScene) { Diary.note("\(scene.activationState)") }
    }
    Diary.sceneDelegate = AskingDelegate.self
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(Diary.lines.suffix(3) == ["unattached", "unattached", "foregroundActive"])
    let heard = try await Diary.during {
      try await app.interrupt()
      Diary.note("\(scene.activationState)")
      try await app.endInterruption()
      try await app.enterBackground()
      try await app.enterForeground()
    }
    #expect(
      heard == [
        "foregroundActive", "foregroundInactive", "foregroundActive", "foregroundActive",
        "background", "background", "foregroundActive",
      ])
    Stage.shared.disconnect(scene)
    #expect(scene.activationState == .unattached)
  }

  @Test func `8.2.4 what to restore is asked for on the way to the background`() async throws {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let activity = NSUserActivity(activityType: "reading")
    app.window?.rootViewController?.userActivity = activity
    Diary.toRestore = activity
    #expect(
      try await Diary.during { try await app.enterBackground() } == [
        "willResignActive", "didEnterBackground", "stateRestorationActivity",
        "updateUserActivityState", "didUpdate [AnyHashable(\"scrolled\"): 120]",
      ])
    #expect(app.window?.windowScene?.session.stateRestorationActivity === activity)
  }

  @Test func `8.2.4 a session of an app that is not asked keeps what the app gave it`() async throws
  {
    final class SilentDelegate: UIResponder, UIWindowSceneDelegate {}
    Diary.sceneDelegate = SilentDelegate.self
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    let session = try #require(UIApplication.shared.openSessions.first)
    session.stateRestorationActivity = NSUserActivity(activityType: "reading")
    try await app.enterBackground()
    #expect(session.stateRestorationActivity?.activityType == "reading")
  }

  @Test func `8.4.1 what was saved is there at the connection, and given again before activation`()
    async throws
  {
    let app = try await AppDriver.launch(RecordingScenesDelegate.self)
    Diary.toRestore = NSUserActivity(activityType: "reading")
    Diary.toRestore?.userInfo = ["page": 3]
    try await app.enterBackground()
    #expect(
      try await Diary.during { try await app.relaunch() } == [
        "willFinishLaunching", "didFinishLaunching", "willConnect()",
        "restores [AnyHashable(\"page\"): 3]", "viewDidLoad", "viewWillAppear",
        "restoreInteractionState", "willEnterForeground", "didBecomeActive", "viewDidAppear",
      ])
  }
}
