import StorylineTesting
import Testing
import UIKit

/// A slider whose track is somewhere else.
private final class NarrowSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 100, y: 10, width: 100, height: 6)
  }
}

@MainActor @Suite(.harness) struct SliderTests {
  private func onScreen(_ slider: UISlider = UISlider()) throws -> ControlOnScreen<UISlider> {
    slider.frame.size = CGSize(width: 304, height: 31)
    return try ControlOnScreen(slider)
  }

  private func knob(_ slider: UISlider, at value: Float) -> CGPoint {
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
    return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test func `the value stays between the limits`() {
    let slider = UISlider()
    #expect(slider.value == 0)
    slider.value = 2
    #expect(slider.value == 1)
    slider.minimumValue = 0.5
    slider.maximumValue = 0.75
    #expect(slider.value == 0.75)
    slider.value = 0
    #expect(slider.value == 0.5)
  }

  @Test func `a limit takes the other one along`() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3)
    #expect(slider.value == 3)
  }

  @Test func `the knob follows the finger from where it took hold of it`() throws {
    let screen = try onScreen()
    let slider = screen.control
    let start = knob(slider, at: 0)
    let end = knob(slider, at: 0.5)
    let hold = CGPoint(x: start.x + 8, y: start.y)
    screen.harness.drag(from: hold, to: CGPoint(x: end.x + 8, y: end.y))
    #expect(abs(slider.value - 0.5) < 0.001)
  }

  @Test func `a touch beside the knob is none`() throws {
    let screen = try onScreen()
    var touches = 0
    screen.control.addAction(UIAction { _ in touches += 1 }, for: .allTouchEvents)
    screen.tap(0.8)
    screen.drag(from: 0.5, to: 0.9)
    #expect(screen.control.value == 0)
    #expect(touches == 0)
    #expect(screen.told == 0)
  }

  @Test func `it tells on the way and at the end`() throws {
    let screen = try onScreen()
    let slider = screen.control
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    screen.harness.drag(from: knob(slider, at: 0), to: knob(slider, at: 1))
    #expect(values.count == 11)
    #expect(values == values.sorted())
    #expect(values.last == 1)
  }

  @Test func `without being continuous it tells at the end only`() throws {
    let screen = try onScreen()
    screen.control.isContinuous = false
    let slider = screen.control
    screen.harness.drag(from: knob(slider, at: 0), to: knob(slider, at: 0.7))
    #expect(screen.told == 1)
    #expect(abs(slider.value - 0.7) < 0.001)
  }

  @Test func `a knob that is held and let go tells nothing`() throws {
    let screen = try onScreen()
    screen.harness.tap(at: knob(screen.control, at: 0))
    screen.rest()
    #expect(screen.told == 0)
  }

  @Test func `10.3.8 what code sets, no event tells`() throws {
    let screen = try onScreen()
    screen.control.value = 0.5
    #expect(screen.control.value == 0.5)
    screen.control.setValue(0.8, animated: true)
    screen.control.maximumValue = 0.2
    screen.rest()
    #expect(screen.told == 0)
    #expect(screen.control.value == 0.2)
  }

  @Test func `10.3.5 a disabled one keeps its value`() throws {
    let screen = try onScreen()
    screen.control.isEnabled = false
    screen.harness.drag(from: knob(screen.control, at: 0), to: knob(screen.control, at: 1))
    #expect(screen.control.value == 0)
  }

  @Test func `where people read from right to left, the smallest value is at the right`() throws {
    let screen = try onScreen()
    screen.control.semanticContentAttribute = .forceRightToLeft
    #expect(knob(screen.control, at: 0).x > knob(screen.control, at: 1).x)
    screen.harness.drag(from: knob(screen.control, at: 0), to: knob(screen.control, at: 0.25))
    #expect(abs(screen.control.value - 0.25) < 0.001)
  }

  @Test func `the track leaves room for the images, at its beginning and at its end`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    let free = slider.trackRect(forBounds: slider.bounds)
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    let track = slider.trackRect(forBounds: slider.bounds)
    let before = slider.minimumValueImageRect(forBounds: slider.bounds)
    let behind = slider.maximumValueImageRect(forBounds: slider.bounds)
    #expect(before.maxX < track.minX)
    #expect(behind.minX > track.maxX)
    #expect(free.minX < track.minX && track.maxX < free.maxX)
    #expect(free.minY == track.minY && free.height == track.height)
    #expect(before.size == slider.minimumValueImage?.size)
  }

  @Test func `a subclass says where the track is, and the knob is there`() throws {
    let screen = try onScreen(NarrowSlider())
    #expect(knob(screen.control, at: 0).x > screen.control.frame.minX + 100)
    #expect(knob(screen.control, at: 1).x < screen.control.frame.minX + 200)
    screen.harness.drag(from: knob(screen.control, at: 0), to: knob(screen.control, at: 1))
    #expect(screen.control.value == 1)
  }

  @Test func `a tint and an image of the knob take turns`() {
    let slider = UISlider()
    let star = UIImage(systemName: "star")
    slider.setThumbImage(star, for: .normal)
    #expect(slider.currentThumbImage === star)
    #expect(slider.thumbImage(for: .highlighted) == nil)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === star)
    slider.thumbTintColor = .systemRed
    #expect(slider.currentThumbImage == nil)
  }

  @Test func `12.1.7 it is aligned without the shadow of its knob`() throws {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
    let screen = try onScreen(slider)
    slider.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: screen.screen.view.leadingAnchor, constant: 16),
      slider.widthAnchor.constraint(equalToConstant: 200),
      slider.topAnchor.constraint(equalTo: screen.screen.view.topAnchor),
    ])
    screen.screen.view.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 14, y: 0, width: 204, height: 31))
  }

  @Test func `10.4.10 the knob wins over a drag of the view around it`() throws {
    let screen = try onScreen()
    let drags = screen.count(UIPanGestureRecognizer())
    screen.harness.drag(from: knob(screen.control, at: 0), to: knob(screen.control, at: 1))
    #expect(screen.control.value == 1)
    #expect(drags() == 0)
  }
}
