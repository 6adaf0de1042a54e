import Storyline
import StorylineTesting
import Testing
import UIKit

/// An object with methods for controls and gestures.
@MainActor
private final class Listener {
  private(set) var heard: [String] = []

  func hear() { heard.append("hear") }
  func flip(_ control: UISwitch) { heard.append("flip \(control.isOn)") }
  func press(_ button: UIButton) { heard.append("press \(button.currentTitle ?? "")") }
  func tap(_ recognizer: UITapGestureRecognizer) {
    heard.append("tap \(recognizer.numberOfTapsRequired)")
  }
}

@MainActor @Suite(.stage) struct TargetActionTests {
  private let listener = Listener()

  @Test func `10.3.1 a method is called with the control, as what it is`() {
    let (control, button) = (UISwitch(), UIButton(type: .system))
    control.addTarget(listener, action: Listener.flip, for: .valueChanged)
    button.setTitle("Go", for: .normal)
    button.addTarget(listener, action: Listener.press, for: .touchUpInside)
    button.addTarget(listener, action: Listener.hear, for: [.touchDown, .touchUpInside])
    control.isOn = true
    control.sendActions(for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["flip true", "press Go", "hear"])
  }

  @Test func `10.3.1 a target is not kept`() {
    let control = UISwitch()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      control.addTarget(listener, action: Listener.flip, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(listener.heard == ["flip false"])
    }
    #expect(gone == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func `what was added is taken away again`() {
    let control = UISwitch()
    let added = control.addTarget(listener, action: Listener.hear, for: .valueChanged)
    control.removeAction(added, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.heard == [])
  }

  @Test func `a method is called with the recognizer that found a gesture`() async throws {
    let screen = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let tap = UITapGestureRecognizer()
    tap.addTarget(listener, action: Listener.tap)
    tap.addTarget(listener, action: Listener.hear)
    screen.view.addGestureRecognizer(tap)
    try await AppDriver().tap(at: CGPoint(x: 100, y: 300))
    #expect(listener.heard == ["tap 1", "hear"])
    window.isHidden = true
  }
}
