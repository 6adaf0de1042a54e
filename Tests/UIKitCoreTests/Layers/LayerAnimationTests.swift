import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Animations that are added to layers, on a clock that stands still.
@MainActor @Suite(.stage) struct LayerAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      heard.append("stop \(flag)")
    }
  }

  private let stage = AnimationStage(height: 60)
  private var layer: CALayer { stage.view.layer }

  private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 2
    change(fade)
    return fade
  }

  private var opacity: Float? { layer.presentation()?.opacity }

  // MARK: Values

  @Test func `what is seen moves, what the layer says does not`() {
    layer.opacity = 0.5
    layer.add(fade(), forKey: "fade")
    #expect(opacity == 0)
    stage.advance(1)
    #expect(opacity == 0.5)
    stage.advance(0.5)
    #expect(opacity == 0.75)
    #expect(layer.opacity == 0.5)
    stage.advance(0.5)
    #expect(opacity == 0.5)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func `what is missing of the ends is what the layer has`() {
    layer.opacity = 0.5
    layer.add(fade { $0.fromValue = nil }, forKey: nil)
    #expect(opacity == 0.5)
    stage.advance(1)
    #expect(opacity == 0.75)
    layer.removeAllAnimations()
    layer.add(fade { $0.toValue = nil }, forKey: nil)
    stage.advance(1)
    #expect(opacity == 0.25)
  }

  @Test func `the values of an animation may be boxed`() {
    let turn = CAKeyframeAnimation(keyPath: "transform")
    turn.values = [
      NSValue(caTransform3D: CATransform3DIdentity),
      NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1)),
    ]
    turn.duration = 2
    layer.add(turn, forKey: nil)
    stage.advance(1)
    #expect(layer.presentation()?.transform.m11 == 2)
  }

  @Test func `a value can be added on the way`() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 40
    move.duration = 1
    layer.add(move, forKey: nil)
    stage.advance(0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 70, y: 30))
  }

  @Test func `values of every kind move`() {
    func half(_ path: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 2
      layer.add(animation, forKey: path)
    }
    half("position", CGPoint(x: 0, y: 0), NSValue(cgPoint: CGPoint(x: 10, y: 20)))
    half("bounds.size", CGSize(width: 10, height: 10), CGSize(width: 20, height: 40))
    half("backgroundColor", CGColor.black, CGColor.white)
    half("transform.scale", 1, NSNumber(value: 3))
    half("cornerRadius", 0 as CGFloat, 8 as CGFloat)
    half("shadowOffset", CGSize.zero, CGSize(width: 4, height: 6))
    stage.advance(1)
    let seen = layer.presentation()
    #expect(seen?.position == CGPoint(x: 5, y: 10))
    #expect(seen?.bounds.size == CGSize(width: 15, height: 25))
    #expect(seen?.backgroundColor?.components == [0.5, 0.5, 0.5, 1])
    #expect(seen?.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(seen?.cornerRadius == 4)
    #expect(seen?.shadowOffset == CGSize(width: 2, height: 3))
  }

  @Test func `a whole turn is a turn`() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * Double.pi
    turn.duration = 4
    layer.add(turn, forKey: nil)
    stage.advance(1)
    let seen = layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(seen.b - 1) < 0.001 && abs(seen.a) < 0.001)
    let stops = stage.node?.animations.first?.stops ?? []
    #expect(stops.count >= 4)
  }

  @Test func `a curve says how the value follows the time`() {
    layer.add(fade { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }, forKey: nil)
    stage.advance(1)
    #expect(abs((opacity ?? 0) - 0.315) < 0.01)
  }

  @Test func `keyframes are passed at their times`() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 100, 50]
    shake.keyTimes = [0, 0.25, 1]
    shake.duration = 4
    layer.add(shake, forKey: nil)
    stage.advance(0.5)
    #expect(layer.presentation()?.position.x == 50)
    stage.advance(0.5)
    #expect(layer.presentation()?.position.x == 100)
    stage.advance(1.5)
    #expect(layer.presentation()?.position.x == 75)
  }

  @Test func `discrete keyframes jump`() {
    let jump = CAKeyframeAnimation(keyPath: "opacity")
    jump.values = [0.2, 0.4]
    jump.calculationMode = .discrete
    jump.duration = 2
    layer.add(jump, forKey: nil)
    stage.advance(0.9)
    #expect(opacity == 0.2)
    stage.advance(0.2)
    #expect(opacity == 0.4)
  }

  @Test func `a layer goes along a path`() {
    let tour = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    tour.path = path.cgPath
    tour.duration = 4
    layer.add(tour, forKey: nil)
    stage.advance(3.5)
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 5))
  }

  @Test func `animations of a group begin and end with it`() throws {
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 1
    grow.toValue = 2
    grow.beginTime = 1
    grow.duration = 1
    let group = CAAnimationGroup()
    group.animations = [fade(), grow]
    group.duration = 2
    layer.add(group, forKey: nil)
    stage.advance(0.5)
    #expect(opacity == 0.25)
    #expect(layer.presentation()?.affineTransform() == .identity)
    stage.advance(1)
    #expect(opacity == 0.75)
    // The clock does not begin at zero, so that the last digits are not always the same.
    let transform = try #require(layer.presentation()?.affineTransform())
    #expect(abs(transform.a - 1.5) < 1e-9 && abs(transform.d - 1.5) < 1e-9)
  }

  @Test func `a spring swings over its end and comes to rest there`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    var highest: CGFloat = 0
    for _ in 0..<30 {
      stage.advance(0.02)
      highest = max(highest, layer.presentation()?.position.x ?? 0)
    }
    #expect(highest > 101 && highest < 180)
    stage.advance(spring.settlingDuration - 0.61)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 100) < 1)
  }

  // MARK: Timing

  @Test func `it repeats, there and back`() {
    layer.add(
      fade {
        $0.repeatCount = 2
        $0.autoreverses = true
      }, forKey: nil)
    stage.advance(3)
    #expect(opacity == 0.5)
    stage.advance(2)
    #expect(opacity == 0.5)
    let animation = stage.node?.animations.first
    #expect(animation?.iterations == 4)
    #expect(animation?.alternates == true)
    stage.advance(3.5)
    #expect(layer.animationKeys() == nil)
    #expect(stage.node?.animations.isEmpty == true)
  }

  @Test func `one without end keeps nothing from settling`() throws {
    layer.add(fade { $0.repeatCount = .infinity }, forKey: "for ever")
    try Stage.shared.settle()
    stage.advance(1001)
    #expect(opacity == 0.5)
    #expect(layer.animationKeys() == ["for ever"])
  }

  @Test func `it waits for its time, and shows its start meanwhile only if it fills`() {
    layer.add(fade { $0.beginTime = CACurrentMediaTime() + 1 }, forKey: nil)
    #expect(opacity == 1)
    #expect(stage.node?.animations.isEmpty == true)
    stage.advance(2)
    #expect(opacity == 0.5)
    #expect(stage.node?.animations.count == 1)
    layer.removeAllAnimations()
    layer.add(
      fade {
        $0.beginTime = CACurrentMediaTime() + 1
        $0.fillMode = .backwards
      }, forKey: nil)
    #expect(opacity == 0)
  }

  @Test func `one that stays shows its end for as long as it is there`() {
    layer.add(
      fade {
        $0.toValue = 0.25
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, forKey: "stay")
    stage.advance(3)
    #expect(opacity == 0.25)
    #expect(stage.node?.opacity == 0.25)
    layer.removeAnimation(forKey: "stay")
    #expect(opacity == 1)
    #expect(stage.node?.opacity == 1)
  }

  @Test func `twice as fast takes half of the time`() {
    layer.add(fade { $0.speed = 2 }, forKey: "fast")
    stage.advance(0.5)
    #expect(opacity == 0.5)
    stage.advance(0.6)
    #expect(layer.animation(forKey: "fast") == nil)
  }

  @Test func `without a duration it takes the transaction's`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(4)
    layer.add(fade { $0.duration = 0 }, forKey: "slow")
    CATransaction.commit()
    stage.advance(2)
    #expect(opacity == 0.5)
    #expect(layer.animation(forKey: "slow")?.duration == 4)
  }

  // MARK: Being told

  @Test func `an animation that is over before a turn has started before it stops`() {
    let listener = Listener()
    layer.add(fade { $0.delegate = listener }, forKey: nil)
    stage.advance(3)
    #expect(listener.heard == ["start", "stop true"])
  }

  @Test func `the delegate hears of the start and of the end`() {
    let listener = Listener()
    layer.add(fade { $0.delegate = listener }, forKey: nil)
    Stage.shared.turn()
    #expect(listener.heard == ["start"])
    stage.advance(2)
    #expect(listener.heard == ["start", "stop true"])
  }

  @Test func `one that is removed, or replaced, does not finish`() {
    let listener = Listener()
    layer.add(fade { $0.delegate = listener }, forKey: "fade")
    Stage.shared.turn()
    layer.add(fade(), forKey: "fade")
    #expect(listener.heard == ["start", "stop false"])
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func `what leaves the screen does not go on`() {
    let listener = Listener()
    layer.add(fade { $0.delegate = listener }, forKey: "fade")
    Stage.shared.turn()
    stage.view.removeFromSuperview()
    #expect(listener.heard == ["start", "stop false"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation() == nil)
  }

  @Test func `what is not on the screen yet begins when it is`() {
    let view = UIView()
    view.layer.add(fade(), forKey: "fade")
    stage.advance(10)
    stage.view.addSubview(view)
    #expect(view.layer.presentation()?.opacity == 0)
    stage.advance(1)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test func `a transaction's completion waits for its animations`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.add(fade(), forKey: nil)
    CATransaction.commit()
    stage.advance(1)
    #expect(!isDone)
    stage.advance(1)
    Stage.shared.turn()
    #expect(isDone)
  }

  @Test func `a layer keeps a copy of an animation, with the values of the app's own`() {
    let animation = fade()
    animation.setValue("first", forKey: "name")
    layer.add(animation, forKey: "fade")
    animation.setValue("second", forKey: "name")
    animation.duration = 100
    let kept = layer.animation(forKey: "fade")
    #expect(kept !== animation)
    #expect(kept?.value(forKey: "name") as? String == "first")
    #expect(kept?.duration == 2)
  }

  @Test func `what is seen knows the layer that it is made of`() {
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
    let shape = CAShapeLayer()
    layer.addSublayer(shape)
    shape.lineWidth = 7
    #expect(shape.presentation()?.lineWidth == 7)
  }

  @Test func `an animation of views is seen on the layer`() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      stage.view.frame.origin.x = 40
      stage.view.alpha = 0
    }
    stage.advance(1)
    #expect(layer.presentation()?.frame.minX == 20)
    #expect(opacity == 0.5)
    #expect(layer.frame.minX == 40)
  }
}
