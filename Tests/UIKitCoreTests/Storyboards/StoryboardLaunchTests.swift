import Foundation
import StorylineTesting
import Testing
import UIKit

/// Apps that begin with a storyboard.
@MainActor @Suite(.stage) struct StoryboardLaunchTests {

  @Test func `8.1.9 a scene's storyboard is in the window before its delegate hears of it`()
    async throws
  {
    StoryboardSceneDelegate.storyboard = Interface.storyboard(
      SegueStage.navigation(), SegueStage.screen("a"), initial: "nav")
    let app = try await AppDriver.launch(StoryboardScenesDelegate.self)
    let window = try #require(StoryboardSceneDelegate.last?.window)
    #expect(StoryboardSceneDelegate.rootWhenConnected === window.rootViewController)
    #expect(window.rootViewController is UINavigationController)
    #expect(window.isKeyWindow)
    _ = app
  }
}

@MainActor
final class StoryboardScenesDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = StoryboardSceneDelegate.self
    configuration.storyboard = StoryboardSceneDelegate.storyboard
    return configuration
  }
}

@MainActor
final class StoryboardSceneDelegate: NSObject, UIWindowSceneDelegate {
  static var storyboard: UIStoryboard?
  static weak var last: StoryboardSceneDelegate?
  static weak var rootWhenConnected: UIViewController?
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.last = self
    Self.rootWhenConnected = window?.rootViewController
  }
}
