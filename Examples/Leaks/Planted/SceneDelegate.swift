import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: MainCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    showNotes()
    window?.makeKeyAndVisible()
  }

  private func showNotes() {
    let coordinator = MainCoordinator(navigationController: UINavigationController())
    coordinator.onSignOut = { [weak self] in self?.showSignIn() }
    coordinator.start()
    window?.rootViewController = coordinator.navigationController
    self.coordinator = coordinator
  }

  private func showSignIn() {
    let signIn = SignInViewController()
    signIn.onSignIn = { [weak self] in self?.showNotes() }
    window?.rootViewController = signIn
    coordinator = nil
  }
}
