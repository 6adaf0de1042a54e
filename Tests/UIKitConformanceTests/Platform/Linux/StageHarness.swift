import UIKit

/// Our own UIKit on Linux.
final class StageHarness: Harness {
  private var windows: [UIWindow] = []

  func makeWindow(root: UIViewController?) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    windows.append(window)
    return window
  }

  func turn() { Stage.shared.turn() }

  func settle() throws { try Stage.shared.settle() }

  func tap(at point: CGPoint) {
    press(at: point)
    lift(at: point)
  }

  func press(at point: CGPoint, finger: Int) {
    Stage.shared.sendTouch(id: finger, phase: .began, at: point)
  }

  func useLargeDevice() { Stage.shared.setDevice(.iPad) }

  func useLargePhone() { Stage.shared.setDevice(.iPhone15Plus) }

  func useFluidTransitions() { Stage.shared.transitionPolicy = .fluid }

  func pressPencil(at point: CGPoint, finger: Int) {
    Stage.shared.sendTouch(id: finger, phase: .began, type: .pencil, at: point)
  }

  func drag(to point: CGPoint, finger: Int) {
    Stage.shared.sendTouch(id: finger, phase: .moved, at: point)
  }

  func lift(at point: CGPoint, finger: Int) {
    Stage.shared.sendTouch(id: finger, phase: .ended, at: point)
  }

  func cancelTouch(at point: CGPoint, finger: Int) {
    Stage.shared.sendTouch(id: finger, phase: .cancelled, at: point)
  }

  func movePointer(to point: CGPoint?) { Stage.shared.movePointer(to: point) }

  func pressKey(_ code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags) {
    Stage.shared.pressKey(HardwareKey(code, characters: characters, modifierFlags: modifiers))
  }

  func releaseKey(_ code: UIKeyboardHIDUsage) { Stage.shared.releaseKey(code) }

  func removeKeyboard() { Stage.shared.releaseAllKeys() }

  func secondaryClick(at point: CGPoint) { Stage.shared.secondaryClick(at: point) }

  func type(_ text: String) { Stage.shared.type(text) }

  func pressDelete() { Stage.shared.press(.delete) }

  func connectScene() -> UIWindowScene { Stage.shared.connectScene() }

  func turnDevice(onSide: Bool) { Stage.shared.rotate(to: onSide ? .landscapeLeft : .portrait) }

  func onAction(
    of recognizer: UIGestureRecognizer, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    recognizer.addHandler(body)
  }

  var now: TimeInterval { Stage.shared.clock.now }

  func readFromTheRight() { Stage.shared.setLayoutDirection(isRightToLeft: true) }

  func leaveApp() { Stage.shared.enterBackground() }

  func returnToApp() { Stage.shared.enterForeground() }

  func disconnect(_ scene: UIScene) { Stage.shared.disconnect(scene) }

  func holdTime() { Stage.shared.clock.mode = .manual }

  func startOver() {
    Stage.shared.reset()
    windows = []
  }

  func advance(by seconds: TimeInterval) {
    Stage.shared.clock.advance(by: seconds)
    Stage.shared.turn()
  }
}
