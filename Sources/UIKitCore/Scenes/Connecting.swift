import Foundation
import ObjCNames

// How a session gets its scene.

extension Stage {
  /// The session that a launch connects: what people used last, else a new one.
  func sessionToConnect() -> UISceneSession {
    let application = UIApplication.shared
    // 8.1.11 – what other scenes are made of is there as well, though they are not connected.
    application.openSessions = Set(system.sessions.map(UISceneSession.init))
    system.sessions = []
    return lastSession ?? UISceneSession(role: .windowApplication)
  }

  /// Of the sessions without a scene, the one that people used last.
  var lastSession: UISceneSession? {
    UIApplication.shared.openSessions.filter { $0.scene == nil }.max { $0.lastUse < $1.lastUse }
  }

  /// Returns the configuration of a scene; `nil` if the app has none.
  func configuration(
    for session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    // 8.1.4 – asked for when the session is created, and kept for its reconnections.
    if session.wasConnected { return session.configuration }
    let application = UIApplication.shared
    let manifest = SceneManifest(infoDictionary)
    let answer = application.delegate?.application(
      application, configurationForConnecting: session, options: options)
    let asked: UISceneConfiguration
    if let answer, answer !== UISceneConfiguration.notConfigured {
      // 8.1.5: a configuration of another role than the session's asserts.
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
        manifest?.delegateClass(
          named: asked.name, role: asked.role, module: application.moduleName)
        ?? conventionalSceneDelegate
    }
    if asked.storyboard == nil {
      let name =
        manifest?.storyboardName(named: asked.name, role: asked.role)
        ?? MainStoryboard.name(infoDictionary, module: application.moduleName)
      asked.storyboard = name.map { UIStoryboard(name: $0, bundle: nil) }
    }
    return asked
  }

  /// A Boolean value that indicates whether the app has the scene delegate of Xcode's template.
  var hasConventionalSceneDelegate: Bool { conventionalSceneDelegate != nil }

  // Xcode's template names the class only in Info.plist. A package has none: then the class of that
  // name beside the application delegate is meant.
  private var conventionalSceneDelegate: AnyClass? {
    UIApplication.shared.moduleName.flatMap { ObjCNames.cls(named: $0 + ".SceneDelegate") }
  }

  /// Gives a session a scene while the app runs.
  @discardableResult
  func connect(_ session: UISceneSession, for cause: LaunchCause? = nil) -> UIWindowScene {
    let asked = configuration(for: session, UIScene.ConnectionOptions(cause))
    return connect(session, asked ?? session.configuration, for: cause)
  }

  @discardableResult
  func connect(
    _ session: UISceneSession, _ configuration: UISceneConfiguration, for cause: LaunchCause?
  ) -> UIWindowScene {
    let application = UIApplication.shared
    // 5.8.3: a window without a scene is not shown.
    application.usesScenes = true
    session.storedConfiguration = configuration.copied()
    session.wasConnected = true
    application.openSessions.insert(session)
    let options = UIScene.ConnectionOptions(cause)
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    session.scene = scene
    // 8.1.10: a scene and its delegate are retained by UIKit.
    application.managedScenes.insert(scene)
    scene.delegate = makeDelegate(configuration)
    order(front: scene)
    // 8.1.9: a scene storyboard's window is made before willConnect, and shown after it.
    let window = makeMainWindow(configuration, scene)

    // 8.1.2, 8.1.3 – the first window is shown in here.
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    // 8.1.9 – shown after the delegate was called, unless it has another window now.
    if let window, (scene.delegate as? any UIWindowSceneDelegate)?.window === window {
      window.makeKeyAndVisible()
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    if let activity = session.stateRestorationActivity {
      // 8.4.1: the activity of the session is restored between connection and activation.
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    // 8.1.2: a launch calls the application delegate first, then the scene's.
    // 1.4.3: at launch the scene connects before it comes to the foreground.
    application.take(.enterForeground, [scene])
    if case .notification = cause, let cause { scene.deliver(cause) }
    // 8.1.2: a launch calls the application delegate first, then the scene's.
    // 1.4.3: at launch the scene connects before it comes to the foreground.
    application.take(.becomeActive, [scene])
    return scene
  }

  /// The window of the scene's storyboard: it is set on the delegate before the delegate is called.
  private func makeMainWindow(
    _ configuration: UISceneConfiguration, _ scene: UIWindowScene
  ) -> UIWindow? {
    guard let storyboard = configuration.storyboard,
      let delegate = scene.delegate as? any UIWindowSceneDelegate,
      let window = MainStoryboard.makeWindow(storyboard, in: scene)
    else { return nil }
    delegate.window = window
    if delegate.window !== window { MainStoryboard.missingWindow() }
    return window
  }

  private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let delegateClass = configuration.delegateClass as? NSObject.Type else {
      if UIApplication.shared.delegate != nil {
        Console.log(
          "There is no scene delegate class specified by the Info.plist file or by the "
            + "application delegate's configuration.")
      }
      return nil
    }
    return ObjectMaker.make(delegateClass) as? any UISceneDelegate
  }

  /// Connects one more scene, in the foreground, as opening a second window of the app on a large
  /// device does.
  package func connectScene() -> UIWindowScene {
    connect(UISceneSession(role: .windowApplication))
  }
}
