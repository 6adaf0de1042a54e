import TripParts
import UIKit

/// An app without scenes: the window is made here, and the first coordinator is kept here.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var coordinator: TripsCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigationController = UINavigationController()
    navigationController.navigationBar.prefersLargeTitles = true
    coordinator = TripsCoordinator(
      navigationController: navigationController, notebook: MemoryNotebook())
    coordinator?.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }
}
