import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

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

  @Test func `an app without scenes starts with the storyboard that Info.plist names`() throws {
    Stage.shared.infoDictionary["UIMainStoryboardFile"] = "Launching"
    let app = try launch(StoryboardAppDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? StoryboardAppDelegate)
    let window = try #require(delegate.window)
    // The delegate's launch method is called when the window exists, and before it is visible.
    #expect(delegate.rootWhenLaunched === window.rootViewController)
    #expect(!delegate.wasKeyWhenLaunched)
    #expect(window.isKeyWindow)
    // 8.1.16: an app without a scene manifest has one scene, which has no delegate.
    #expect(UIApplication.shared.connectedScenes.map(\.delegate).allSatisfy { $0 == nil })
    app.expectStack("First")
    #expect(app.screen is ScriptedController)
  }

  @Test func `a manifest whose list of configurations is empty means an app without scenes`() throws
  {
    Stage.shared.infoDictionary["UIApplicationSceneManifest"] = [
      "UISceneConfigurations": [String: Any]()
    ]
    Stage.shared.infoDictionary["UIMainStoryboardFile"] = "Launching"
    let app = try launch(StoryboardAppDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? StoryboardAppDelegate)
    #expect(delegate.window?.isKeyWindow == true)
    app.expectStack("First")
  }

  @Test func `an empty name in Info.plist names no storyboard`() throws {
    Stage.shared.infoDictionary["UIMainStoryboardFile"] = ""
    Stage.shared.infoDictionary["UIApplicationSceneManifest"] = Self.manifest(storyboard: "")
    _ = try launch(PlainDelegate.self)
    #expect(try #require(StoryboardSceneDelegate.last).window == nil)
  }

  @Test func `8.1.9 a scene starts with the storyboard that the scene manifest names`() throws {
    Stage.shared.infoDictionary["UIApplicationSceneManifest"] = Self.manifest(
      storyboard: "Launching")
    let app = try launch(PlainDelegate.self)
    let delegate = try #require(StoryboardSceneDelegate.last)
    #expect(StoryboardSceneDelegate.rootWhenConnected === delegate.window?.rootViewController)
    #expect(delegate.window?.windowScene?.delegate === delegate)
    app.expectStack("First")
  }

  @Test func `8.1.9 a manifest without a storyboard leaves the window to the scene's delegate`()
    throws
  {
    Stage.shared.infoDictionary["UIApplicationSceneManifest"] = Self.manifest(storyboard: nil)
    _ = try launch(PlainDelegate.self)
    let delegate = try #require(StoryboardSceneDelegate.last)
    #expect(delegate.window == nil)
  }

  /// Launches the app as the driver does, with the Info.plist that a test has set up.
  private func launch(_ delegate: NSObject.Type) throws -> AppDriver {
    Launch(application: nil, delegate: delegate).run()
    try Stage.shared.settle()
    return AppDriver()
  }

  private static func manifest(storyboard: String?) -> [String: Any] {
    var configuration = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate",
    ]
    configuration["UISceneStoryboardFile"] = storyboard
    return [
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
    ]
  }
}

/// An app that leaves everything to its Info.plist.
@MainActor
final class PlainDelegate: NSObject, UIApplicationDelegate {}

/// An app of before scenes.
@MainActor
final class StoryboardAppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  weak var rootWhenLaunched: UIViewController?
  var wasKeyWhenLaunched = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    rootWhenLaunched = window?.rootViewController
    wasKeyWhenLaunched = window?.isKeyWindow ?? true
    return true
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
