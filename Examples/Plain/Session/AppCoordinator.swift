import UIKit

/// Signing in, then the tabs, then signing in again.
class AppCoordinator: Coordinator {

    private let window: SessionWindow
    private let accounts: Accounts
    private let library: Library
    /// The book of a link that came before the member had signed in.
    private var pendingBook: String?

    init(window: SessionWindow, accounts: Accounts, library: Library) {
        self.window = window
        self.accounts = accounts
        self.library = library
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(sessionDidExpire), name: .sessionDidExpire, object: window)
    }

    override func start() {
        showSignIn()
    }

    /// Opens a link such as `harbour://books/emma`.
    func open(_ url: URL) {
        guard url.scheme == "harbour", url.host == "books" else { return }
        let id = url.lastPathComponent
        if let tabs = children.first as? TabsCoordinator {
            tabs.showBook(id)
        } else {
            pendingBook = id
        }
    }

    private func showSignIn() {
        let storyboard = UIStoryboard(name: "SignIn", bundle: nil)
        let controller =
            storyboard.instantiateViewController(withIdentifier: "SignInViewController")
            as! SignInViewController
        controller.accounts = accounts
        controller.delegate = self
        window.rootViewController = UINavigationController(rootViewController: controller)
    }

    private func showTabs(for member: Member) {
        let tabs = TabsCoordinator(window: window, member: member, library: library)
        tabs.finishDelegate = self
        add(tabs)
        tabs.start()
        window.startIdleTimer()
        if let id = pendingBook {
            pendingBook = nil
            tabs.showBook(id)
        }
    }

    @objc private func sessionDidExpire() {
        children.forEach(coordinatorDidFinish)
    }
}

// MARK: - SignInViewControllerDelegate

extension AppCoordinator: SignInViewControllerDelegate {

    func signInViewController(_ controller: SignInViewController, didSignIn member: Member) {
        showTabs(for: member)
    }
}

// MARK: - CoordinatorFinishDelegate

extension AppCoordinator: CoordinatorFinishDelegate {

    func coordinatorDidFinish(_ coordinator: Coordinator) {
        remove(coordinator)
        window.stopIdleTimer()
        window.rootViewController?.dismiss(animated: false)
        showSignIn()
    }
}
