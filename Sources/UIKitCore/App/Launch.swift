package import Foundation
import ObjCNames

/// Brings an app to the point at which the person sees it.
@MainActor
package struct Launch {
  private let application: UIApplication
  private let delegateClass: NSObject.Type?
  private let cause: LaunchCause?

  /// - Parameters:
  ///   - application: the class of the application object, `UIApplication` if `nil`.
  ///   - delegate: the class of the delegate, if there is one.
  ///   - cause: why it is launched; `nil` when people touch its icon.
  package init(
    application: NSObject.Type?, delegate: NSObject.Type?, cause: LaunchCause? = nil
  ) {
    let made = application.flatMap { ObjectMaker.make($0) as? UIApplication }
    self.application = made ?? UIApplication()
    delegateClass = delegate
    self.cause = cause
  }

  package func run() {
    Stage.shared.system.isRunning = true
    UIApplication.install(application)
    application.state = .inactive
    application.moduleName = delegateClass.map {
      String(String(reflecting: $0).prefix { $0 != "." })
    }
    AccentColor.appDidChange(module: application.moduleName)
    // 8.1.1 – the delegate through its `init`.
    let delegate = delegateClass.flatMap { ObjectMaker.make($0) } as? any UIApplicationDelegate
    application.launchedDelegate = delegate
    application.delegate = delegate

    let stage = Stage.shared
    stage.infoDictionary.merge(AppInfo.dictionary(ofModule: application.moduleName)) { own, _ in
      own
    }
    let session = stage.sessionToConnect()
    // An app with scenes learns why it was launched when its scene is connected. One without
    // Info.plist is known to be such a one only when it is asked: it learns it here as well.
    let hasManifest = SceneManifest(stage.infoDictionary) != nil
    let willUseScenes = hasManifest || session.wasConnected
    // 8.1.16: an app without a scene manifest has one scene, and its windows are in it.
    application.mayHaveSoleScene = !willUseScenes && !stage.hasConventionalSceneDelegate
    let options = willUseScenes ? nil : cause?.launchOptions
    let isReady = delegate?.application(application, willFinishLaunchingWithOptions: options)
    // Known before the delegate shows a window.
    application.usesScenes = willUseScenes
    // The window of a storyboard exists before the delegate's launch methods are called.
    let window = willUseScenes ? nil : makeMainWindow(delegate)
    // 8.1.2: a launch calls the application delegate first, then the scene's.
    if !willUseScenes { application.restoreState() }
    let isDone = delegate?.application(application, didFinishLaunchingWithOptions: options)
    // 8.1.8: the notification follows the delegate's method.
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)

    stage.sayWhatWasDiscarded()
    if let configuration = stage.configuration(for: session, UIScene.ConnectionOptions(cause)) {
      stage.connect(session, configuration, for: cause)
      return
    }
    if let window, delegate?.window === window { window.makeKeyAndVisible() }
    // 8.3.1 – delivered after the launch as well, unless the delegate has refused it.
    if let cause, isReady != false, isDone != false { application.deliver(cause) }
    // 8.1.6 – without scenes there is no `willEnterForeground` at launch.
    application.take(.becomeActive)
  }
}

extension Launch {
  // An app whose delegate answers for scenes is known only when it is asked.
  private func makeMainWindow(_ delegate: (any UIApplicationDelegate)?) -> UIWindow? {
    guard let delegate,
      let name = MainStoryboard.name(
        Stage.shared.infoDictionary, module: application.moduleName),
      !Stage.shared.hasConventionalSceneDelegate,
      let window = MainStoryboard.makeWindow(UIStoryboard(name: name, bundle: nil), in: nil)
    else { return nil }
    delegate.window = window
    if delegate.window !== window { MainStoryboard.missingWindow() }
    return window
  }
}

/// The scene manifest of Info.plist.
struct SceneManifest {
  private let configurations: [String: [[String: Any]]]
  let supportsMultipleScenes: Bool

  /// Nothing when the app does not opt in to scenes.
  init?(_ dictionary: [String: Any]) {
    guard let manifest = dictionary["UIApplicationSceneManifest"] as? [String: Any] else {
      return nil
    }
    let named = manifest["UISceneConfigurations"] as? [String: Any]
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    // An app that has removed the last configuration from the list, but not the list, has gone back
    // to windows of its own (low confidence: apps do so, and it is not documented).
    if named?.isEmpty == true, !supportsMultipleScenes { return nil }
    configurations = named as? [String: [[String: Any]]] ?? [:]
  }

  /// The delegate of the configuration with that name; of the first one when `name` is `nil`.
  @MainActor
  func delegateClass(named name: String?, role: UISceneSession.Role, module: String?) -> AnyClass? {
    let entry = entry(named: name, role: role)
    guard var className = entry?["UISceneDelegateClassName"] as? String else { return nil }
    if let module {
      className = className.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    }
    return ObjCNames.cls(named: className)
  }

  /// The storyboard of the configuration with that name; of the first one when `name` is `nil`.
  @MainActor
  func storyboardName(named name: String?, role: UISceneSession.Role) -> String? {
    let name = entry(named: name, role: role)?["UISceneStoryboardFile"] as? String
    // An app without a storyboard may have an empty name here.
    return name?.isEmpty == true ? nil : name
  }

  @MainActor
  private func entry(named name: String?, role: UISceneSession.Role) -> [String: Any]? {
    configurations[role.rawValue]?.first {
      name == nil || $0["UISceneConfigurationName"] as? String == name
    }
  }
}
