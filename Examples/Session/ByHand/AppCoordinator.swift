import SessionParts
import UIKit

/// Signing in, then the tabs, then signing in again.
final class AppCoordinator: Coordinator {
  private let window: UIWindow
  private let library: any Library
  private let accounts: any Accounts
  // A link that came before the member had signed in.
  private var pendingBook: Book?

  init(window: UIWindow, library: any Library, accounts: any Accounts) {
    self.window = window
    self.library = library
    self.accounts = accounts
    super.init()
  }

  override func start() { showSignIn() }

  /// Opens a book: `harbour://books/emma`.
  func open(_ url: URL) {
    guard url.scheme == "harbour", url.host == "books",
      let book = library.book(url.lastPathComponent)
    else { return }
    if let tabs = childCoordinators.first as? TabsCoordinator {
      tabs.show(book)
    } else {
      pendingBook = book
    }
  }

  private func showSignIn() {
    let navigationController = UINavigationController()
    let signIn = SignInCoordinator(navigationController: navigationController, accounts: accounts)
    signIn.finishDelegate = self
    addChild(signIn)
    signIn.start()
    window.rootViewController = navigationController
  }

  private func showTabs(for member: Member) {
    let tabBarController = UITabBarController()
    let tabs = TabsCoordinator(
      tabBarController: tabBarController, member: member, library: library, accounts: accounts)
    tabs.finishDelegate = self
    addChild(tabs)
    tabs.start()
    window.rootViewController = tabBarController
    if let book = pendingBook {
      tabs.show(book)
      pendingBook = nil
    }
  }
}

extension AppCoordinator: CoordinatorFinishDelegate {
  func coordinatorDidFinish(_ childCoordinator: Coordinator) {
    removeChild(childCoordinator)
    if let signIn = childCoordinator as? SignInCoordinator, let member = signIn.member {
      showTabs(for: member)
    } else {
      showSignIn()
    }
  }
}
