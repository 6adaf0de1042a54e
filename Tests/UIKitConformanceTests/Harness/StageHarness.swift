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

  func press(at point: CGPoint) { Stage.shared.sendTouch(id: 1, phase: .began, at: point) }

  func drag(to point: CGPoint) { Stage.shared.sendTouch(id: 1, phase: .moved, at: point) }

  func lift(at point: CGPoint) { Stage.shared.sendTouch(id: 1, phase: .ended, at: point) }

  func cancelTouch(at point: CGPoint) {
    Stage.shared.sendTouch(id: 1, phase: .cancelled, at: point)
  }

  func openBackMenu(of navigation: UINavigationController) { navigation.openBackMenu() }

  func holdTime() { Stage.shared.clock.mode = .manual }

  func advance(by seconds: TimeInterval) {
    Stage.shared.clock.advance(by: seconds)
    Stage.shared.turn()
  }
}
