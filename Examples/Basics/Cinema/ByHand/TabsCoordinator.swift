import UIKit

protocol TabsCoordinatorDelegate: AnyObject {
  func tabsCoordinatorDidLeave(_ coordinator: TabsCoordinator)
}

/// Two tabs, each with a coordinator and a stack of its own.
final class TabsCoordinator: Coordinator {
  let tabBarController: UITabBarController

  init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
  }

  override func start() {
    let films = UINavigationController()
    let card = UINavigationController()
    tabBarController.viewControllers = [films, card]
    addChild(FilmsCoordinator(navigationController: films))
    addChild(CardCoordinator(navigationController: card))
  }

  func leave() {
    (parent as? any TabsCoordinatorDelegate)?.tabsCoordinatorDidLeave(self)
  }
}
