package import Foundation

/// Brings an app to the point at which the person sees it.
@MainActor
package struct Launch {
  private let application: UIApplication
  private let delegateClass: NSObject.Type?

  /// - Parameters:
  ///   - application: the class of the application object, `UIApplication` if `nil`.
  ///   - delegate: the class of the delegate, if there is one.
  package init(application: NSObject.Type?, delegate: NSObject.Type?) {
    let made = application.flatMap { ObjectMaker.make($0) as? UIApplication }
    self.application = made ?? UIApplication()
    delegateClass = delegate
  }

  package func run() {
    UIApplication.install(application)
    application.applicationState = .inactive
    // 8.1.1 – the delegate through its `init`.
    let delegate = delegateClass.flatMap { ObjectMaker.make($0) } as? any UIApplicationDelegate
    application.launchedDelegate = delegate
    application.delegate = delegate

    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    let session = UISceneSession(role: .windowApplication)
    // Known before the delegate shows a window.
    let manifest = SceneManifest(bundle: .main)
    application.usesScenes = manifest != nil
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)

    if let configuration = configuration(for: session, manifest: manifest) {
      connect(session, configuration)
    } else {
      application.applicationState = .active
      // 8.1.6 – without scenes there is no `willEnterForeground` at launch.
      delegate?.applicationDidBecomeActive(application)
      postDidBecomeActive()
    }
  }

  // 8.1.4 – the delegate's answer goes before the manifest's.
  private func configuration(
    for session: UISceneSession, manifest: SceneManifest?
  ) -> UISceneConfiguration? {
    let answer = application.delegate?.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let asked: UISceneConfiguration
    if let answer, answer !== UISceneConfiguration.notConfigured {
      // 8.1.5
      if answer.role != session.role {
        UIKitException.raise(
          .internalInconsistency,
          "The configuration's role (\(answer.role.rawValue)) does not match the role of the "
            + "session that connects (\(session.role.rawValue)).")
      }
      asked = answer
    } else if manifest != nil {
      asked = UISceneConfiguration(name: nil, sessionRole: session.role)
    } else {
      return nil
    }
    if asked.delegateClass == nil {
      asked.delegateClass =
        manifest?.delegateClass(named: asked.name, role: asked.role, module: moduleName)
        ?? conventionalSceneDelegate
    }
    return asked
  }

  // Xcode's template names the class only in Info.plist. A package has none: then the class of that
  // name beside the application delegate is meant.
  private var conventionalSceneDelegate: AnyClass? {
    moduleName.flatMap { NSClassFromString($0 + ".SceneDelegate") }
  }

  private var moduleName: String? {
    delegateClass.map { String(String(reflecting: $0).prefix { $0 != "." }) }
  }

  private func connect(_ session: UISceneSession, _ configuration: UISceneConfiguration) {
    // 5.8.3
    application.usesScenes = true
    session.configuration = configuration
    application.openSessions.insert(session)
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(
      session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    application.connectedScenes.insert(scene)
    let delegateClass = configuration.delegateClass as? NSObject.Type
    let delegate = delegateClass.flatMap { ObjectMaker.make($0) } as? any UISceneDelegate
    if delegateClass == nil {
      Console.log(
        "There is no scene delegate class specified by the Info.plist file or by the application "
          + "delegate's configuration.")
    }
    scene.delegate = delegate

    scene.activationState = .foregroundInactive
    // 8.1.2, 8.1.3 – the first window is shown in here.
    delegate?.scene(
      scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    // 8.1.2, 1.4.3
    delegate?.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    application.applicationState = .active
    // 8.1.2, 1.4.3
    delegate?.sceneDidBecomeActive(scene)
    // 8.1.7 – the application's notification is posted with scenes as well.
    postDidBecomeActive()
  }

  private func postDidBecomeActive() {
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: application)
  }
}

/// What Info.plist says about scenes.
struct SceneManifest {
  private let configurations: [String: [[String: Any]]]

  /// Nothing when the bundle does not opt in to scenes.
  init?(bundle: Bundle) {
    guard
      let manifest = bundle.object(forInfoDictionaryKey: "UIApplicationSceneManifest")
        as? [String: Any]
    else { return nil }
    configurations = manifest["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
  }

  /// The delegate of the configuration with that name; of the first one when `name` is `nil`.
  @MainActor
  func delegateClass(named name: String?, role: UISceneSession.Role, module: String?) -> AnyClass? {
    let candidates = configurations[role.rawValue] ?? []
    let entry = candidates.first {
      name == nil || $0["UISceneConfigurationName"] as? String == name
    }
    guard var className = entry?["UISceneDelegateClassName"] as? String else { return nil }
    if let module {
      className = className.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    }
    return NSClassFromString(className)
  }
}
