import SessionParts
import UIKit

/// Three tabs with a coordinator each.
final class TabsCoordinator: Coordinator {
  private let tabBarController: UITabBarController
  private let member: Member
  private let library: any Library
  private let accounts: any Accounts

  init(
    tabBarController: UITabBarController, member: Member, library: any Library,
    accounts: any Accounts
  ) {
    self.tabBarController = tabBarController
    self.member = member
    self.library = library
    self.accounts = accounts
    super.init()
  }

  override func start() {
    let (catalogue, loans, account) = (
      makeStack("Catalogue", "book"), makeStack("Loans", "clock"), makeStack("Account", "person")
    )
    let children = [
      CatalogueCoordinator(navigationController: catalogue, library: library),
      LoansCoordinator(navigationController: loans, library: library),
      AccountCoordinator(navigationController: account, member: member, accounts: accounts),
    ]
    for child in children {
      child.finishDelegate = self
      addChild(child)
      child.start()
    }
    tabBarController.viewControllers = [catalogue, loans, account]
  }

  /// Opens a book in the catalogue.
  func show(_ book: Book) {
    tabBarController.selectedIndex = 0
    for case let catalogue as CatalogueCoordinator in childCoordinators { catalogue.show(book) }
  }

  private func makeStack(_ title: String, _ symbol: String) -> UINavigationController {
    let stack = UINavigationController()
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return stack
  }
}

extension TabsCoordinator: CoordinatorFinishDelegate {
  // A child here finishes when the member has signed out.
  func coordinatorDidFinish(_ childCoordinator: Coordinator) { finish() }
}
