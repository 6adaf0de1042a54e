import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.harness) struct SwitchTests {
  private func onScreen(_ isOn: Bool = false) throws -> ControlOnScreen<UISwitch> {
    let control = UISwitch()
    control.isOn = isOn
    return try ControlOnScreen(control)
  }

  @Test func `every switch has the same size, whatever its frame says`() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 1))
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func `12.1.7 it is aligned without the last two points of its width`() throws {
    let control = UISwitch()
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    let screen = try ControlOnScreen(control)
    control.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: screen.screen.view.trailingAnchor),
      control.topAnchor.constraint(equalTo: screen.screen.view.topAnchor),
    ])
    screen.screen.view.layoutIfNeeded()
    let width = screen.screen.view.bounds.width
    #expect(control.frame == CGRect(x: width - 49, y: 0, width: 51, height: 31))
  }

  @Test func `a tap changes it, and tells once when it has`() throws {
    let screen = try onScreen()
    var seen: [Bool] = []
    screen.control.addAction(
      UIAction { seen.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    screen.tap(0.5)
    screen.tap(0.2)
    #expect(seen == [true, false])
    #expect(!screen.control.isOn)
  }

  @Test func `the primary action is performed when people change it`() throws {
    var count = 0
    let control = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    let screen = try ControlOnScreen(control)
    control.isOn = true
    #expect(count == 0)
    screen.tap(0.5)
    #expect(count == 1)
  }

  @Test func `10.3.8 what code switches, no event tells`() throws {
    let screen = try onScreen()
    screen.control.isOn = true
    #expect(screen.control.isOn)
    screen.control.setOn(false, animated: true)
    #expect(!screen.control.isOn)
    screen.control.setOn(true, animated: true)
    #expect(screen.control.isOn)
    screen.rest()
    #expect(screen.told == 0)
  }

  @Test func `10.3.5 a disabled one takes no taps`() throws {
    let screen = try onScreen()
    screen.control.isEnabled = false
    screen.tap(0.5)
    #expect(!screen.control.isOn)
    #expect(screen.told == 0)
  }

  @Test func `a finger pushes the knob over`() throws {
    let screen = try onScreen()
    screen.drag(from: 0.2, to: 0.8)
    #expect(screen.control.isOn)
    screen.drag(from: 0.2, to: 0.8)
    #expect(screen.control.isOn)
    #expect(screen.told == 1)
    screen.drag(from: 0.8, to: 0.2)
    #expect(!screen.control.isOn)
    #expect(screen.told == 2)
  }

  @Test func `a knob that is pushed back tells nothing`() throws {
    let screen = try onScreen()
    screen.dragThereAndBack(from: 0.2, to: 0.8)
    #expect(!screen.control.isOn)
    #expect(screen.told == 0)
  }

  @Test func `where people read from right to left, it is on at the left`() throws {
    let screen = try onScreen()
    screen.control.semanticContentAttribute = .forceRightToLeft
    screen.drag(from: 0.2, to: 0.8)
    #expect(!screen.control.isOn)
    screen.drag(from: 0.8, to: 0.2)
    #expect(screen.control.isOn)
  }

  @Test func `a touch that is taken away changes nothing`() throws {
    let screen = try onScreen()
    screen.harness.press(at: screen.point(0.2))
    screen.harness.move(from: screen.point(0.2), to: screen.point(0.8))
    screen.harness.cancelTouch(at: screen.point(0.8))
    screen.rest()
    #expect(!screen.control.isOn)
    #expect(screen.told == 0)
  }

  @Test func `a touch that ends far away changes nothing`() throws {
    let screen = try onScreen()
    screen.harness.press(at: screen.point(0.5))
    screen.harness.drag(to: screen.point(0.5, 10))
    screen.harness.lift(at: screen.point(0.5, 10))
    screen.rest()
    #expect(!screen.control.isOn)
  }

  @Test func `10.4.10 it wins over a tap of the view around it`() throws {
    let screen = try onScreen()
    let taps = screen.count(UITapGestureRecognizer())
    screen.tap(0.5)
    #expect(screen.control.isOn)
    #expect(taps() == 0)
  }

  @Test func `10.4.10 it wins over a drag of the view around it, but only along itself`() throws {
    let screen = try onScreen()
    let drags = screen.count(UIPanGestureRecognizer())
    screen.drag(from: 0.2, to: 0.9)
    #expect(screen.control.isOn)
    #expect(drags() == 0)
    screen.harness.drag(from: screen.point(0.5), to: screen.point(0.5, 4))
    screen.rest()
    #expect(screen.control.isOn)
    #expect(drags() > 0)
  }
}
