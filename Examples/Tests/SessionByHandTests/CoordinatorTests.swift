import SessionParts
import SessionScripts
import StorylineTesting
import Testing
import UIKit

@testable import SessionByHand

/// Each coordinator by itself, with a stack outside of windows.
@Suite(.stage) struct CoordinatorTests {
  private let navigation = UINavigationController()
  private let accounts = AccountsDouble()
  private let library = SmallLibrary.example()
  private let delegate = Delegate()

  private final class Delegate: CoordinatorFinishDelegate {
    var finished: [Coordinator] = []

    func coordinatorDidFinish(_ childCoordinator: Coordinator) {
      finished.append(childCoordinator)
    }
  }

  @Test func `signing in begins with a welcome, and ends with a member`() throws {
    let signIn = SignInCoordinator(navigationController: navigation, accounts: accounts)
    signIn.finishDelegate = delegate
    signIn.start()
    try #require(navigation.topViewController as? WelcomeViewController).onSignIn?()
    try #require(navigation.topViewController as? CardViewController).onNext?("123456")
    try #require(navigation.topViewController as? PINViewController).onDone?(.example)
    #expect(delegate.finished == [signIn])
    #expect(signIn.member == .example)
  }

  @Test func `another PIN is asked for at once`() throws {
    let signIn = SignInCoordinator(navigationController: navigation, accounts: accounts)
    signIn.start(changingPINOf: .example)
    #expect(navigation.viewControllers.map { $0 is PINViewController } == [true])
  }

  @Test func `the tabs are a coordinator each, and whoever signs out ends all`() throws {
    let tabs = TabsCoordinator(
      tabBarController: UITabBarController(), member: .example, library: library,
      accounts: accounts)
    tabs.finishDelegate = delegate
    tabs.start()
    #expect(tabs.childCoordinators.count == 3)
    tabs.childCoordinators.last?.finish()
    #expect(delegate.finished == [tabs])
  }

  @Test func `a book is a child of the catalogue`() throws {
    let catalogue = CatalogueCoordinator(navigationController: navigation, library: library)
    catalogue.start()
    try #require(navigation.topViewController as? SubjectsViewController).onSelect?(
      library.subjects[0])
    try #require(navigation.topViewController as? BooksViewController).onSelect?(Book.examples[0])
    #expect(catalogue.childCoordinators.map { $0 is BookCoordinator } == [true])
    let book = try #require(navigation.topViewController as? BookViewController)
    #expect(book.onCatalogue != nil)
  }

  @Test func `a book among the loans does not lead to the catalogue`() throws {
    let loans = LoansCoordinator(navigationController: navigation, library: library)
    loans.start()
    try #require(navigation.topViewController as? LoansViewController).onSelect?(Book.examples[2])
    let book = try #require(navigation.topViewController as? BookViewController)
    #expect(book.onCatalogue == nil)
  }
}
