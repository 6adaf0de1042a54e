import UIKit

// Apple's UIKit has no public API for these. Each member says so in the test's results.
extension AppleHarness {
  func tap(at point: CGPoint) { NotJudged.use(.touches) }

  func press(at point: CGPoint, finger: Int) { NotJudged.use(.touches) }

  func pressPencil(at point: CGPoint, finger: Int) { NotJudged.use(.pencil) }

  func drag(to point: CGPoint, finger: Int) { NotJudged.use(.touches) }

  func lift(at point: CGPoint, finger: Int) { NotJudged.use(.touches) }

  func cancelTouch(at point: CGPoint, finger: Int) { NotJudged.use(.touches) }

  func movePointer(to point: CGPoint?) { NotJudged.use(.pointer) }

  func secondaryClick(at point: CGPoint) { NotJudged.use(.pointer) }

  func pressKey(_ code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags) {
    NotJudged.use(.keyboard)
  }

  func releaseKey(_ code: UIKeyboardHIDUsage) { NotJudged.use(.keyboard) }

  func removeKeyboard() { NotJudged.use(.keyboard) }

  func turnDevice(onSide: Bool) { NotJudged.use(.rotation) }

  func useLargeDevice() { NotJudged.use(.otherDevice) }

  func useLargePhone() { NotJudged.use(.otherDevice) }

  func readFromTheRight() { NotJudged.use(.layoutDirection) }

  func useFluidTransitions() { NotJudged.use(.transitionPolicy) }

  func holdTime() { NotJudged.use(.heldTime) }

  func advance(by seconds: TimeInterval) { NotJudged.use(.heldTime) }

  func connectScene() throws -> UIWindowScene {
    NotJudged.use(.scenes)
    throw NotJudged(.scenes)
  }

  func disconnect(_ scene: UIScene) { NotJudged.use(.scenes) }

  func leaveApp() { NotJudged.use(.leavingTheApp) }

  func returnToApp() { NotJudged.use(.leavingTheApp) }
}
