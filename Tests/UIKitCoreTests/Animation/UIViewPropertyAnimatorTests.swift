import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct UIViewPropertyAnimatorTests {
  let stage = AnimationStage()
  var view: UIView { stage.view }

  private func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.alpha = 0 }
  }

  @Test func `it does nothing until it is started, then runs to its end`() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    #expect(animator.state == .inactive)
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.alpha == 0)
    stage.advance(0.4)
    #expect(abs(animator.fractionComplete - 0.4) < 1e-6)
    stage.advance(0.7)
    #expect(ended == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func `paused it stands, moved by hand it shows the fraction, continued it ends`() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.25
    #expect(stage.node?.opacity == 0.75)
    stage.advance(10)
    #expect(stage.node?.opacity == 0.75)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(0.74)
    #expect(ended.isEmpty)
    stage.advance(0.02)
    #expect(ended == [.end])
    #expect(view.alpha == 0)
  }

  @Test func `a factor says how long the rest takes`() {
    let animator = animator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    stage.advance(1.9)
    #expect(animator.isRunning)
    stage.advance(0.2)
    #expect(animator.state == .inactive)
  }

  @Test func `turned round it goes back to its start, and turned again to its end`() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.startAnimation()
    stage.advance(0.6)
    animator.isReversed = true
    #expect(view.alpha == 1)
    stage.advance(0.3)
    #expect(abs(animator.fractionComplete - 0.3) < 1e-6)
    animator.isReversed = false
    #expect(view.alpha == 0)
    stage.advance(0.3)
    animator.isReversed = true
    stage.advance(1)
    #expect(ended == [.start])
    #expect(view.alpha == 1)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, CGFloat(1)), (.end, 0), (.current, 0.75),
  ])
  func `stopped it leaves the views where they are, finished it puts them where it says`(
    position: UIViewAnimatingPosition, alpha: CGFloat
  ) {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.startAnimation()
    stage.advance(0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.alpha - 0.75) < 1e-6)
    #expect(ended.isEmpty)
    animator.finishAnimation(at: position)
    #expect(abs(view.alpha - alpha) < 1e-6)
    #expect(ended == [position])
    #expect(animator.state == .inactive)
  }

  @Test func `stopped for good it says nothing`() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.startAnimation()
    stage.advance(0.5)
    animator.stopAnimation(true)
    stage.advance(1)
    #expect(ended.isEmpty)
    #expect(animator.state == .inactive)
    #expect(abs(view.alpha - 0.5) < 1e-6)
  }

  @Test func `what is delayed by a factor waits for that part of the time`() {
    let animator = animator()
    animator.addAnimations({ [view] in view.center.x = 150 }, delayFactor: 0.5)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(stage.node?.frame.minX == 0)
    animator.fractionComplete = 0.75
    #expect(stage.node?.frame.minX == 50)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(0.8)
    #expect(animator.state == .inactive)
    #expect(view.center.x == 50)
    #expect(view.alpha == 1)
  }

  @Test func `it may rest at its end and go back from there`() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.pausesOnCompletion = true
    animator.addCompletion { ended.append($0) }
    animator.startAnimation()
    stage.advance(1.5)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.advance(1.1)
    #expect(ended == [.start])
  }

  @Test func `without linear scrubbing the curve is kept`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in view.alpha = 0 }
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(animator.fractionComplete == 0.5)
    #expect(stage.node?.opacity ?? 0 > 0.6)
    animator.stopAnimation(true)
  }

  @Test func `one that runs from the start needs nobody to keep it`() {
    var ended: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, animations: { [view] in view.alpha = 0 },
      completion: { ended.append($0) })
    stage.advance(1.4)
    #expect(ended.isEmpty)
    stage.advance(0.2)
    #expect(ended == [.end])
  }

  @Test func `a spring with a mass takes the time that it needs`() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: spring)
    #expect(animator.duration > 1 && animator.duration < 2)
  }

  @Test func `releasing one that is paused ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let stage = AnimationStage()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.alpha = 0 }
      animator.pauseAnimation()
    }
  }

  @Test func `finishing one that was not stopped ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.finishAnimation(at: .end)
    }
  }
}
