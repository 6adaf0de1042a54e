import UIKit

/// What a conformance test asks of the machine that it runs on, besides UIKit itself.
///
/// The tests say only `import UIKit` and this protocol, so that they can run on Apple's UIKit too.
@MainActor
protocol Harness: AnyObject {
  /// A hidden window as large as the screen; kept for as long as the harness.
  func makeWindow(root: UIViewController?) -> UIWindow

  /// Commits the implicit transaction once, as the main run loop does before it sleeps.
  func turn()

  /// Turns until nothing moves any more.
  func settle() throws

  /// Puts a finger down on the screen and lifts it again.
  func tap(at point: CGPoint)

  /// Puts a finger down on the screen.
  func press(at point: CGPoint)

  /// Moves the finger that is down.
  func drag(to point: CGPoint)

  /// Lifts the finger that is down.
  func lift(at point: CGPoint)

  /// Lets the system take the touch away, as an incoming call does.
  func cancelTouch(at point: CGPoint)

  /// Opens the menu that a long press on the back button opens.
  func openBackMenu(of navigation: UINavigationController)

  /// Stops animations at their beginning, until time is moved by hand.
  func holdTime()

  /// Moves time that is held, and commits.
  func advance(by seconds: TimeInterval)
}

extension Harness {
  /// Shows a window with a navigation controller, and waits until its top has appeared.
  func showNavigation(_ controllers: [UIViewController]) throws -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    makeWindow(root: navigation).makeKeyAndVisible()
    try settle()
    return navigation
  }
}
