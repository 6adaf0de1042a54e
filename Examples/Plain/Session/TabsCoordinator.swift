import UIKit

/// The library, for a member who has signed in.
class TabsCoordinator: Coordinator {

    private let window: UIWindow
    private let member: Member
    private let library: Library
    private let tabBarController = UITabBarController()
    private let catalogue = UINavigationController()

    init(window: UIWindow, member: Member, library: Library) {
        self.window = window
        self.member = member
        self.library = library
        super.init()
    }

    override func start() {
        let subjects = CatalogueViewController(library: library)
        subjects.delegate = self
        catalogue.viewControllers = [subjects]
        catalogue.tabBarItem = UITabBarItem(
            title: "Books", image: UIImage(systemName: "book"), tag: 0)

        let loans = UINavigationController(
            rootViewController: LoansViewController(library: library))
        loans.tabBarItem = UITabBarItem(
            title: "Loans", image: UIImage(systemName: "calendar"), tag: 1)
        loans.tabBarItem.badgeValue = "\(library.loans.count)"

        let account = AccountViewController(member: member)
        account.delegate = self
        let accountNavigation = UINavigationController(rootViewController: account)
        accountNavigation.tabBarItem = UITabBarItem(
            title: "Account", image: UIImage(systemName: "person"), tag: 2)

        tabBarController.delegate = self
        tabBarController.viewControllers = [catalogue, loans, accountNavigation]
        window.rootViewController = tabBarController
    }

    func showBook(_ id: String) {
        guard let book = library.book(id) else { return }
        tabBarController.selectedIndex = 0
        catalogue.popToRootViewController(animated: false)
        show(book)
    }

    private func show(_ book: Book) {
        let controller = BookViewController(book: book, library: library)
        controller.delegate = self
        catalogue.pushViewController(controller, animated: true)
    }
}

// MARK: - Screens

extension TabsCoordinator: CatalogueViewControllerDelegate {

    func catalogueViewController(_ controller: CatalogueViewController, didSelect book: Book) {
        show(book)
    }
}

extension TabsCoordinator: BookViewControllerDelegate {

    func bookViewControllerDidAskForReview(_ controller: BookViewController) {
        let review = ReviewViewController(book: controller.book)
        review.delegate = self
        let sheet = UINavigationController(rootViewController: review)
        sheet.modalPresentationStyle = .pageSheet
        sheet.presentationController?.delegate = review
        catalogue.present(sheet, animated: true)
    }
}

extension TabsCoordinator: ReviewViewControllerDelegate {

    func reviewViewController(_ controller: ReviewViewController, didWrite review: String) {
        library.add(review, of: controller.book)
        catalogue.dismiss(animated: true)
    }
}

extension TabsCoordinator: AccountViewControllerDelegate {

    func accountViewControllerDidSignOut(_ controller: AccountViewController) {
        finish()
    }
}

// MARK: - UITabBarControllerDelegate

extension TabsCoordinator: UITabBarControllerDelegate {

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        // The number of loans has been seen with the list.
        if viewController.tabBarItem.tag == 1 {
            viewController.tabBarItem.badgeValue = nil
        }
    }
}
