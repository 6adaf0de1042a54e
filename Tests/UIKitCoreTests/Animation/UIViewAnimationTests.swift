import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct UIViewAnimationTests {
  let stage = AnimationStage()
  var view: UIView { stage.view }

  @Test func `the model has the new value at once, what is drawn comes from the old`() {
    UIView.animate(withDuration: 2) { view.alpha = 0.25 }
    #expect(view.alpha == 0.25)
    let animation = stage.node?.animations.first
    #expect(animation?.property == .opacity(from: 1))
    #expect(animation?.duration == 2)
    stage.advance(2)
    #expect(stage.node?.animations.isEmpty == true)
  }

  @Test func `frame, transform and background animate`() {
    view.backgroundColor = .red
    let turned = CGAffineTransform(rotationAngle: 1)
    UIView.animate(withDuration: 1) {
      view.center.x += 10
      view.transform = turned
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    let properties = stage.node?.animations.map(\.property) ?? []
    #expect(properties.count == 3)
    #expect(properties.contains(.frame(from: CGRect(x: 0, y: 0, width: 100, height: 100))))
    #expect(properties.contains(.transform(from: .identity)))
    #expect(stage.node?.transform == turned)
    #expect(stage.node?.frame == CGRect(x: 10, y: 0, width: 100, height: 100))
  }

  @Test func `the completion comes at the end and says that it got there`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0.5, options: [], animations: { view.alpha = 0 }) {
      finished.append($0)
    }
    stage.advance(1.4)
    #expect(finished.isEmpty)
    stage.advance(0.2)
    #expect(finished == [true])
  }

  @Test func `where nothing changes the completion comes with the next turn`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 5, animations: {}) { finished.append($0) }
    #expect(finished.isEmpty)
    stage.advance(0)
    #expect(finished == [true])
  }

  @Test(arguments: [true, false])
  func `an animation that takes the property over from the current state ends the other`(
    interrupts: Bool
  ) {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
    stage.advance(0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: interrupts ? .beginFromCurrentState : [],
      animations: { view.alpha = 1 },
      completion: nil)
    stage.advance(0)
    #expect(finished == (interrupts ? [false] : []))
    stage.advance(0.5)
    #expect(finished == [!interrupts])
  }

  @Test func `what is taken over goes on from where it is seen`() throws {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
    stage.advance(0.25)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0.5 })
    let property = try #require(stage.node?.animations.first?.property)
    guard case .opacity(let from) = property else {
      Issue.record("\(property)")
      return
    }
    #expect(abs(from - 0.75) < 1e-6)
  }

  @Test func `inside another animation its duration and curve are taken over`() {
    var inherited: TimeInterval = 0
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
      inherited = UIView.inheritedAnimationDuration
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
        animations: { view.center.x = 7 })
    }
    #expect(inherited == 3)
    #expect(UIView.inheritedAnimationDuration == 0)
    let animations = stage.node?.animations ?? []
    #expect(animations.map(\.duration) == [3, 1])
    #expect(animations.first?.curve == .linear)
    #expect(animations.last?.curve != .linear)
  }

  @Test func `without animation nothing animates, whatever is around`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.alpha = 0.5
        UIView.animate(withDuration: 1) { view.center.x = 3 }
      }
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(stage.node?.animations.isEmpty == true)
  }

  @Test func `repeating never ends by itself, and ends unfinished when the view leaves`() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
      completion: { finished.append($0) })
    let animation = stage.node?.animations.first
    #expect(animation?.iterations == .infinity)
    #expect(animation?.alternates == true)
    #expect(Stage.shared.clock.isIdle)
    stage.advance(100)
    #expect(finished.isEmpty)
    view.removeFromSuperview()
    stage.advance(0)
    #expect(finished == [false])
  }

  @Test func `a number of repetitions lets the whole block wait`() {
    var isDone = false
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
    } completion: { _ in
      isDone = true
    }
    #expect(stage.node?.animations.first?.iterations == 4)
    stage.advance(3.9)
    #expect(!isDone)
    stage.advance(0.2)
    #expect(isDone)
  }

  @Test func `layoutSubviews lets subviews move along`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let holder = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    holder.addSubview(inner)
    stage.window.addSubview(holder)
    stage.advance(0)
    UIView.animate(withDuration: 1) { holder.frame.size.width = 200 }
    stage.advance(0)
    #expect(stage.node(of: inner)?.animations.isEmpty == true)
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      holder.frame.size.width = 300
    }
    #expect(stage.node(of: inner)?.animations.count == 1)
  }

  private final class Filling: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews { view.frame = bounds }
    }
  }

  @Test func `views on their way are touched only if they allow it`() {
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
    stage.advance(1)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func `slow animations are slow once`() {
    Stage.shared.clock.slowness = 10
    var isDone = false
    UIView.animate(withDuration: 1, delay: 1) {
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      view.center.x = 9
    } completion: { _ in
      isDone = true
    }
    #expect(stage.node?.animations.map(\.duration) == [10, 10])
    stage.advance(19.9)
    #expect(!isDone)
    stage.advance(0.2)
    #expect(isDone)
  }

  // MARK: Springs

  @Test func `a spring swings over its end and rests at it`() {
    let motion = SpringMotionProbe.samples(damping: 0.4)
    #expect(motion.max() ?? 0 > 1.2)
    #expect(abs((motion.last ?? 0) - 1) < 0.002)
    #expect(SpringMotionProbe.samples(damping: 1).allSatisfy { $0 <= 1.0001 })
  }

  private enum SpringMotionProbe {
    /// Returns the samples of a spring that the page gets.
    @MainActor static func samples(damping: CGFloat) -> [CGFloat] {
      let stage = AnimationStage()
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        animations: { stage.view.alpha = 0 })
      guard case .points(let points)? = stage.node?.animations.first?.curve else { return [] }
      return points
    }
  }

  @Test func `a spring that is named by its feeling takes longer than that to rest`() {
    UIView.animate(springDuration: 0.5, bounce: 0.3) { view.alpha = 0 }
    let duration = stage.node?.animations.first?.duration ?? 0
    #expect(duration > 0.5 && duration < 2)
  }

  // MARK: Steps

  @Test func `keyframes pass their values in order`() {
    var finished: [Bool] = []
    UIView.animateKeyframes(withDuration: 4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
    } completion: {
      finished.append($0)
    }
    let animation = stage.node?.animations.first
    #expect(animation?.property == .opacity(from: 1))
    #expect(animation?.stops.map(\.offset) == [0, 0.25, 0.5, 1])
    #expect(
      animation?.stops.map(\.value) == [1, 0.5, 0.5, 0].map { .opacity(from: $0) })
    stage.advance(4)
    #expect(finished == [true])
  }

  @Test func `discrete keyframes jump`() {
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0.5 }
    }
    #expect(stage.node?.animations.first?.stops.map(\.offset) == [0.25, 0.25])
  }

  @Test func `keyframes can be waited for`() async {
    Stage.shared.clock.mode = .immediate
    let finished = await UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 0 }
    #expect(finished)
  }
}
