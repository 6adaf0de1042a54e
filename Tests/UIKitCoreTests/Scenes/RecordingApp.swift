import Foundation
import Testing
import UIKit

/// The calls of an app, in order.
@MainActor
enum Diary {
  static var lines: [String] = []
  /// The activity and the error that the delegates got.
  static var activity: NSUserActivity?
  static var error: (any Error)?
  /// The answer of the scene's delegate.
  static var toRestore: NSUserActivity?
  static var sceneDelegate: AnyClass? = RecordingSceneDelegate.self
  static var role = UISceneSession.Role.windowApplication
  /// The answer of the application's delegate at the launch.
  static var launches = true

  static func note(_ line: String) { lines.append(line) }

  /// A new page: what a test begins with.
  static func begin() {
    lines = []
    activity = nil
    error = nil
    toRestore = nil
    sceneDelegate = RecordingSceneDelegate.self
    role = .windowApplication
    launches = true
  }

  /// Runs `body`, and returns the app's calls during it.
  static func during(_ body: () async throws -> Void) async rethrows -> [String] {
    lines = []
    try await body()
    return lines
  }
}

/// Says what becomes of it.
final class RecordingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Diary.note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Diary.note("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Diary.note("viewDidAppear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Diary.note("viewDidDisappear")
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    Diary.note("screen didReceiveMemoryWarning")
  }
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    Diary.note("updateUserActivityState")
    activity.addUserInfoEntries(from: ["scrolled": 120])
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    Diary.note("restoreUserActivityState(\(activity.activityType))")
  }
}

/// An application's delegate that records all its calls.
class RecordingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private func describe(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
    guard let options else { return "" }
    return options.keys.map(\.rawValue).sorted()
      .map {
        $0.replacingOccurrences(of: "UIApplicationLaunchOptions", with: "")
          .replacingOccurrences(of: "Key", with: "")
      }
      .joined(separator: ", ")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("willFinishLaunching(\(describe(launchOptions)))")
    return Diary.launches
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("didFinishLaunching(\(describe(launchOptions)))")
    showWindow()
    return true
  }

  func showWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RecordingScreen()
    window.makeKeyAndVisible()
    self.window = window
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("appDidBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) {
    Diary.note("appWillResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Diary.note("appDidEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Diary.note("appWillEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { Diary.note("appWillTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Diary.note("appDidReceiveMemoryWarning")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Diary.note("app open \(url)")
    return true
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    Diary.note("app willContinue \(userActivityType)")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    Diary.note("app continue \(userActivity.activityType)")
    restorationHandler((window?.rootViewController).map { [$0] })
    return true
  }

  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    Diary.note("app didFailToContinue \(userActivityType)")
    Diary.error = error
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Diary.note("app perform \(shortcutItem.type)")
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    Diary.note("didDiscard \(sceneSessions.count)")
  }
}

/// The same in an app with scenes.
class RecordingScenesDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.note("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Diary.note("configurationForConnecting")
    let configuration = UISceneConfiguration(name: "Main", sessionRole: Diary.role)
    configuration.delegateClass = Diary.sceneDelegate
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    Diary.note("didDiscard \(sceneSessions.count)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("never") }
  func applicationWillResignActive(_ application: UIApplication) { Diary.note("never") }
  func applicationDidEnterBackground(_ application: UIApplication) { Diary.note("never") }
  func applicationWillEnterForeground(_ application: UIApplication) { Diary.note("never") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Diary.note("never")
    return true
  }
}

/// A scene's delegate that records all its calls.
class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Diary.note("willConnect(\(Self.describe(connectionOptions)))")
    if let activity = session.stateRestorationActivity {
      Diary.note("restores \(activity.userInfo ?? [:])")
    }
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = RecordingScreen()
    window.makeKeyAndVisible()
    self.window = window
  }

  private static func describe(_ options: UIScene.ConnectionOptions) -> String {
    var parts = options.urlContexts.map { "\($0.url)" }
    parts += options.userActivities.map(\.activityType)
    if let item = options.shortcutItem { parts.append(item.type) }
    return parts.joined(separator: ", ")
  }

  func sceneDidDisconnect(_ scene: UIScene) { Diary.note("didDisconnect") }
  func sceneWillEnterForeground(_ scene: UIScene) { Diary.note("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Diary.note("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { Diary.note("willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { Diary.note("didEnterBackground") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { Diary.note("openURL \(context.url)") }
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    Diary.note("willContinue \(userActivityType)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Diary.note("continue \(userActivity.activityType)")
  }
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    Diary.note("didFailToContinue \(userActivityType)")
    Diary.error = error
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    Diary.note("stateRestorationActivity")
    return Diary.toRestore
  }
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    Diary.note("restoreInteractionState")
  }
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    Diary.note("didUpdate \(userActivity.userInfo ?? [:])")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Diary.note("perform \(shortcutItem.type)")
    completionHandler(true)
  }
}
