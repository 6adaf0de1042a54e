import UIKit

/// A control on a screen, and what it tells of.
@MainActor
final class ControlOnScreen<Control: UIControl> {
  let harness: any Harness = PlatformHarness()
  let control: Control
  let screen = UIViewController()
  /// How often the value was told of.
  private(set) var told = 0

  init(_ control: Control, at origin: CGPoint = CGPoint(x: 40, y: 300)) throws {
    self.control = control
    control.frame.origin = origin
    screen.view.addSubview(control)
    control.addAction(UIAction { [unowned self] _ in told += 1 }, for: .valueChanged)
    harness.makeWindow(root: screen).makeKeyAndVisible()
    try harness.settle()
    harness.holdTime()
  }

  /// A point of the control, in parts of its size, on the screen.
  func point(_ x: CGFloat, _ y: CGFloat = 0.5) -> CGPoint {
    let size = control.bounds.size
    return control.convert(CGPoint(x: size.width * x, y: size.height * y), to: nil)
  }

  func tap(_ x: CGFloat) {
    harness.tap(at: point(x))
    rest()
  }

  /// Drags over the control, in parts of its width.
  func drag(from start: CGFloat, to end: CGFloat) {
    harness.drag(from: point(start), to: point(end))
    rest()
  }

  /// Drags over the control and back to where it began.
  func dragThereAndBack(from start: CGFloat, to end: CGFloat) {
    harness.press(at: point(start))
    harness.move(from: point(start), to: point(end))
    harness.move(from: point(end), to: point(start))
    harness.lift(at: point(start))
    rest()
  }

  /// Lets animations end.
  func rest() {
    harness.turn()
    harness.advance(by: 1)
  }

  /// Counts what a recognizer of the view around the control finds.
  func count(_ recognizer: UIGestureRecognizer) -> () -> Int {
    var count = 0
    screen.view.addGestureRecognizer(recognizer)
    harness.onAction(of: recognizer) { _ in count += 1 }
    return { count }
  }
}
