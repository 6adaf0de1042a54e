import Storyline
import TripParts
import UIKit

/// An app without scenes: the window is made here, and nothing else has to be kept.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(TripsFlow(notebook: MemoryNotebook()), as: .root(in: .navigation))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
