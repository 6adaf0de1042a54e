import SessionParts
import Storyline
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.show(AppFlow(library: SmallLibrary(), accounts: SmallAccounts()), as: .root)
    window.makeKeyAndVisible()
    window.open(connectionOptions, with: AppFlow.links)
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { window?.open(context.url, with: AppFlow.links) }
  }
}
