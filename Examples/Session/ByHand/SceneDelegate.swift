import SessionParts
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    coordinator = AppCoordinator(
      window: window, library: SmallLibrary(), accounts: SmallAccounts())
    coordinator?.start()
    window.makeKeyAndVisible()
    if let url = connectionOptions.urlContexts.first?.url { coordinator?.open(url) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    if let url = contexts.first?.url { coordinator?.open(url) }
  }
}
