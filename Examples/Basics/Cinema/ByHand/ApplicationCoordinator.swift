import UIKit

/// Decides what the window shows: the door, or the cinema.
final class ApplicationCoordinator: Coordinator {
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  override func start() {
    let welcome = WelcomeViewController()
    welcome.coordinator = self
    window.rootViewController = welcome
  }

  func comeIn() {
    let tabs = TabsCoordinator(tabBarController: UITabBarController())
    addChild(tabs)
    window.rootViewController = tabs.tabBarController
  }
}

extension ApplicationCoordinator: TabsCoordinatorDelegate {
  func tabsCoordinatorDidLeave(_ coordinator: TabsCoordinator) {
    removeChild(coordinator)
    start()
  }
}
