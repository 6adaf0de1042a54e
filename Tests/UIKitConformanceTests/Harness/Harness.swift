import Foundation
import UIKit

/// The machine that a conformance test runs on, besides UIKit itself.
///
/// The tests say only `import UIKit` and this protocol, so that they can run on Apple's UIKit too.
/// `PlatformHarness` is the harness of the system that the tests are built for: the manifest chooses
/// one of the folders in `Platform`.
@MainActor
protocol Harness: DeviceHarness, ProcessHarness {}

/// The part that public API of any UIKit can do in the app's own process.
@MainActor
protocol ProcessHarness: AnyObject {
  /// A hidden window as large as the screen; kept for as long as the harness.
  func makeWindow(root: UIViewController?) -> UIWindow

  /// Commits the implicit transaction once, as the main run loop does before it sleeps.
  func turn()

  /// Turns until nothing moves any more.
  func settle() throws

  /// Types `text` character by character into what is edited; a line break presses the return key.
  func type(_ text: String)

  /// Presses the delete key.
  func pressDelete()

  /// Runs `body` as a target's action of the recognizer.
  func onAction(
    of recognizer: UIGestureRecognizer, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void)

  /// The time in seconds since some moment.
  var now: TimeInterval { get }

  /// Takes everything away, as if the process had just started.
  func startOver()
}

/// The part that people, devices and the system do. Apple's UIKit has no public API for it: a test
/// that uses a member of this protocol is not judged there.
@MainActor
protocol DeviceHarness: AnyObject {
  /// Puts a finger down on the screen and lifts it again.
  func tap(at point: CGPoint)

  /// Puts a finger down on the screen.
  func press(at point: CGPoint, finger: Int)

  /// Puts a pencil's tip down on the screen; it moves and is lifted as a finger is.
  func pressPencil(at point: CGPoint, finger: Int)

  /// Moves a finger that is down.
  func drag(to point: CGPoint, finger: Int)

  /// Lifts a finger that is down.
  func lift(at point: CGPoint, finger: Int)

  /// Lets the system take the touch away, as an incoming call does.
  func cancelTouch(at point: CGPoint, finger: Int)

  /// Moves a mouse's pointer there, or, with `nil`, off the screen; no button of it is down.
  func movePointer(to point: CGPoint?)

  /// Clicks with the mouse's other button.
  func secondaryClick(at point: CGPoint)

  /// Presses a key of a keyboard beside the device, and holds it.
  func pressKey(_ code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags)

  /// Lets a key go that was pressed.
  func releaseKey(_ code: UIKeyboardHIDUsage)

  /// Takes the keyboard away while keys are held.
  func removeKeyboard()

  /// Turns the device on its side, or upright again.
  func turnDevice(onSide: Bool)

  /// Puts the app on a device whose width is regular, before a window is made.
  func useLargeDevice()

  /// Puts the app on a phone whose width is regular when it lies on its side.
  func useLargePhone()

  /// Lets people read from the right, before a window is made.
  func readFromTheRight()

  /// Lets changes of a stack interrupt each other, as on iOS 18: 4.1.8.
  func useFluidTransitions()

  /// Stops animations at their beginning, until time is moved by hand.
  func holdTime()

  /// Moves time that is held, and commits.
  func advance(by seconds: TimeInterval)

  /// Connects one more scene of the app, without a delegate.
  func connectScene() throws -> UIWindowScene

  /// The system takes a scene away, to have its memory.
  func disconnect(_ scene: UIScene)

  /// Leaves the app.
  func leaveApp()

  /// Comes back to the app; the system connects what it was left with, if that is gone.
  func returnToApp()
}

extension ProcessHarness {
  /// Shows a window with a view on its screen, and waits until it has appeared.
  func show(_ view: UIView) throws {
    let root = UIViewController()
    root.view.addSubview(view)
    makeWindow(root: root).makeKeyAndVisible()
    try settle()
  }

  /// Shows a window with a navigation controller, and waits until its top has appeared.
  func showNavigation(_ controllers: [UIViewController]) throws -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    makeWindow(root: navigation).makeKeyAndVisible()
    try settle()
    return navigation
  }
}

extension DeviceHarness {
  /// Leaves the app and comes back to it.
  func visitHomeScreen() {
    leaveApp()
    returnToApp()
  }
}

// Two fingers, on either side of a point.
extension DeviceHarness {
  /// Returns the points of two fingers at a distance from a point, turned from the horizontal by an
  /// angle.
  func pair(around center: CGPoint, reach: CGFloat, angle: CGFloat = 0) -> (CGPoint, CGPoint) {
    let (x, y) = (reach * cos(angle), reach * sin(angle))
    return (
      CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)
    )
  }

  func pressPair(around center: CGPoint, reach: CGFloat, angle: CGFloat = 0) {
    let (one, other) = pair(around: center, reach: reach, angle: angle)
    press(at: one, finger: 1)
    press(at: other, finger: 2)
  }

  func dragPair(around center: CGPoint, reach: CGFloat, angle: CGFloat = 0) {
    let (one, other) = pair(around: center, reach: reach, angle: angle)
    drag(to: one, finger: 1)
    drag(to: other, finger: 2)
  }

  func liftPair(around center: CGPoint, reach: CGFloat, angle: CGFloat = 0) {
    let (one, other) = pair(around: center, reach: reach, angle: angle)
    lift(at: one, finger: 1)
    lift(at: other, finger: 2)
  }
}

// One finger.
extension DeviceHarness {
  func press(at point: CGPoint) { press(at: point, finger: 1) }
  func drag(to point: CGPoint) { drag(to: point, finger: 1) }
  func lift(at point: CGPoint) { lift(at: point, finger: 1) }
  func cancelTouch(at point: CGPoint) { cancelTouch(at: point, finger: 1) }
}

// One finger, step by step.
extension DeviceHarness where Self: ProcessHarness {
  /// Moves the finger that is down in a straight line, at an even speed, and turns after each step.
  ///
  /// Time has to be held: the finger's speed is the way divided by `seconds`.
  func move(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.5, steps: Int = 10
  ) {
    for step in 1...max(steps, 1) {
      let part = CGFloat(step) / CGFloat(max(steps, 1))
      advance(by: seconds / Double(max(steps, 1)))
      drag(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      turn()
    }
  }

  /// Puts a finger down, moves it and lifts it, at an even speed; holds time.
  func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.5, steps: Int = 10
  ) {
    holdTime()
    press(at: start)
    turn()
    move(from: start, to: end, over: seconds, steps: steps)
    lift(at: end)
    turn()
  }
}
