import StorylineTesting
import Testing
import UIKit

/// Tints that step back behind something that asks for attention.
@MainActor @Suite(.stage) struct TintAdjustmentTests {
  private final class Hearing: UIView {
    var times = 0
    override func tintColorDidChange() { times += 1 }
  }

  @Test func `a view dims its tint as its superview does, unless it says otherwise`() {
    let (outer, inner, bright) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(bright)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    bright.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(bright.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .normal)
  }

  @Test func `a dimmed tint has no hue, and comes back`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - green) < 0.001 && abs(green - blue) < 0.001)
    #expect(alpha == 1)
    outer.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }

  @Test func `whoever is dimmed hears of another tint`() {
    let (outer, inner, bright) = (UIView(), Hearing(), Hearing())
    bright.tintAdjustmentMode = .normal
    outer.addSubview(inner)
    outer.addSubview(bright)
    (inner.times, bright.times) = (0, 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.times == 1)
    #expect(bright.times == 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.times == 1)
  }
}
