import StorylineTesting
import Testing
import UIKit

/// 8.1.16: the scene of an app without a scene manifest.
@MainActor @Suite(.stage) struct SoleSceneTests {
  init() { Diary.begin() }

  private var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.first as? UIWindowScene
  }

  @Test func `8.1.16 the windows of an app without a scene manifest are in its only scene`()
    async throws
  {
    _ = try await AppDriver.launch(RecordingDelegate.self)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    let scene = try #require(scene)
    #expect(scene.delegate == nil)
    #expect(scene.session.role == .windowApplication)
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.windowScene === scene)
    #expect(scene.windows.contains(window))
    window.makeKeyAndVisible()
    #expect(window.next === scene)
    #expect(scene.keyWindow === window)
    #expect(scene.interfaceOrientation == .portrait)
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
  }

  @Test func `8.1.16 its state follows that of the application`() async throws {
    let app = try await AppDriver.launch(RecordingDelegate.self)
    #expect(scene?.activationState == .foregroundActive)
    try await app.enterBackground()
    #expect(scene?.activationState == .background)
    try await app.enterForeground()
    #expect(scene?.activationState == .foregroundActive)
  }

  @Test func `8.1.16 an app with scenes has none besides`() async throws {
    _ = try await AppDriver.launch(RecordingScenesDelegate.self)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(scene?.delegate != nil)
    #expect(UIWindow(frame: UIScreen.main.bounds).windowScene == nil)
  }
}
