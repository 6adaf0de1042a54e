import Storyline
import UIKit
import UserNotifications

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene,
      let delegate = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.tintColor = UIColor(named: "ShopTint")
    window.show(AppFlow(services: delegate.services), as: .root)
    window.makeKeyAndVisible()
    // The link comes second: it is newer than what was shown at the last launch.
    if let story = session.stateRestorationActivity.flatMap({ SavedStory($0) }) {
      window.restore(story)
    }
    window.open(connectionOptions, with: ShopLinks.links)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    window?.savedStory.userActivity(ofType: "example.shop.story")
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { window?.open(context.url, with: ShopLinks.links) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    window?.open(userActivity, with: ShopLinks.links)
  }

  /// Leads to the order of a notification.
  func open(_ response: UNNotificationResponse) {
    window?.open(response, with: ShopLinks.links)
  }
}
