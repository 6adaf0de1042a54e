import UIKit

@MainActor func say(_ event: String) { print(event) }

/// Says what it is told; the first appearance ends the process.
final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    say("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("viewDidAppear")
    fflush(nil)
    exit(0)
  }
}

/// An app without scenes, as before iOS 13.
class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("didFinishLaunching")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Screen()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { say("didBecomeActive") }
}

/// An app with scenes, as Xcode's template writes it.
class SceneByNameDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    say("configurationForConnecting")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { say("never with scenes") }
}

/// An app that names the class of its scene delegate in code.
class SceneByClassDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OtherSceneDelegate.self
    return configuration
  }
}

/// An app with scenes that forgets the scene of one of its windows.
class StrayWindowDelegate: UIResponder, UIApplicationDelegate {
  var sceneDelegateClass: AnyClass { StraySceneDelegate.self }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegateClass
    return configuration
  }
}

/// An app that prints its responder chain.
final class RespondersDelegate: StrayWindowDelegate {
  override var sceneDelegateClass: AnyClass { RespondersSceneDelegate.self }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var greeting: String { "willConnect" }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    say(greeting)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Screen()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { say("sceneWillEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { say("sceneDidBecomeActive") }
}

final class OtherSceneDelegate: SceneDelegate {
  override var greeting: String { "willConnect of the class in code" }
}

/// A screen that is never visible, and appears all the same.
final class StrayScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("stray: viewWillAppear")
  }
}

final class StraySceneDelegate: SceneDelegate {
  private let stray = UIWindow(frame: UIScreen.main.bounds)

  override var greeting: String {
    stray.rootViewController = StrayScreen()
    stray.makeKeyAndVisible()
    return "willConnect of the scene and a stray"
  }
}

final class RespondersSceneDelegate: SceneDelegate {
  override func sceneDidBecomeActive(_ scene: UIScene) {
    var responder: UIResponder? = window
    while let current = responder {
      switch current {
      case window: say("window")
      case scene: say("scene")
      case is UIApplication: say("application")
      case is RespondersDelegate: say("delegate")
      default: say("somebody else")
      }
      responder = current.next
    }
    if (scene as? UIWindowScene)?.keyWindow === window { say("key window of the scene") }
  }
}
