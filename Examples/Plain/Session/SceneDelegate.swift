import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private(set) var coordinator: AppCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = SessionWindow(windowScene: windowScene)
        self.window = window

        coordinator = AppCoordinator(window: window, accounts: Accounts(), library: Library())
        coordinator?.start()
        window.makeKeyAndVisible()

        if let url = connectionOptions.urlContexts.first?.url {
            coordinator?.open(url)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if let url = URLContexts.first?.url {
            coordinator?.open(url)
        }
    }
}
