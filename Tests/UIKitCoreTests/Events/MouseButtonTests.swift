import Foundation
import StorylineTesting
import Testing
import UIKit

/// Clicks with the buttons of a mouse.
@MainActor @Suite(.stage) struct MouseButtonTests {
  final class Pad: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
    }
  }

  private let pad = Pad(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
  // Scenes hold windows weakly.
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let middle = CGPoint(x: 150, y: 250)

  /// Shows the view with a recognizer that notes the buttons of its taps.
  private func show(_ tap: UITapGestureRecognizer, _ note: @escaping (UIEvent.ButtonMask) -> Void)
    throws
  {
    tap.addHandler { recognizer in
      if recognizer.state == .ended { note(recognizer.buttonMask) }
    }
    pad.addGestureRecognizer(tap)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(pad)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func finger() throws {
    Stage.shared.sendTouch(id: 1, phase: .began, at: middle)
    Stage.shared.sendTouch(id: 1, phase: .ended, at: middle)
    try Stage.shared.settle()
  }

  private func click(_ buttons: UIEvent.ButtonMask) throws {
    Stage.shared.clock.advance(by: 1)
    Stage.shared.click(at: middle, buttons: buttons)
    try Stage.shared.settle()
  }

  @Test func `10.4.20 buttons are counted from one`() {
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
  }

  @Test func `10.4.20 a tap recognizer sees fingers and the primary button`() throws {
    var seen: [UIEvent.ButtonMask] = []
    try show(UITapGestureRecognizer()) { seen.append($0) }
    Stage.shared.clock.mode = .manual
    try finger()
    try click(.primary)
    try click(.secondary)
    try click(.button(3))
    #expect(seen == [[], .primary])
    #expect(pad.touches == 2)
  }

  @Test func `10.4.20 a tap recognizer that asks for another button sees fingers and that`() throws
  {
    var seen: [UIEvent.ButtonMask] = []
    let tap = UITapGestureRecognizer()
    tap.buttonMaskRequired = .secondary
    try show(tap) { seen.append($0) }
    Stage.shared.clock.mode = .manual
    try finger()
    try click(.primary)
    #expect(!Stage.shared.secondaryClick(at: middle))
    try Stage.shared.settle()
    #expect(seen == [[], .secondary])
    #expect(pad.touches == 2)
  }
}
