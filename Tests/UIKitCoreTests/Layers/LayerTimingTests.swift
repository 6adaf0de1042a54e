import StorylineTesting
import Testing
import UIKit

/// The time of layers, which their animations follow.
@MainActor @Suite(.stage) struct LayerTimingTests {
  private let stage = AnimationStage(height: 60)
  private let layer = CALayer()

  init() {
    stage.view.layer.addSublayer(layer)
  }

  private func animate() {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "move")
  }

  private var x: CGFloat { (layer.presentation()?.position.x ?? -1).rounded() }

  @Test func `13.7.3 – time runs faster in a layer with a higher speed`() {
    layer.speed = 2
    animate()
    stage.advance(0.25)
    #expect(x == 50)
    stage.advance(0.3)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `13.7.3 – a layer without speed stands at its time offset`() {
    animate()
    stage.advance(0.5)
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = now
    stage.advance(5)
    #expect(x == 50)
    // It goes on from there.
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - now
    stage.advance(0.25)
    #expect(x == 75)
  }

  @Test func `13.7.3 – the time offset moves the animations of a layer that stands`() {
    layer.speed = 0
    animate()
    layer.timeOffset = 0.3
    #expect(x == 30)
    layer.timeOffset = 0.8
    #expect(x == 80)
  }

  @Test func `13.7.3 – a layer follows the time of the layer around it`() {
    stage.view.layer.speed = 0.5
    animate()
    stage.advance(1)
    #expect(x == 50)
  }

  @Test func `13.7.3 – times are converted between layers`() {
    layer.speed = 2
    layer.timeOffset = 3
    #expect(layer.convertTime(4, from: nil) == 11)
    #expect(layer.convertTime(11, to: nil) == 4)
    #expect(layer.convertTime(11, to: stage.view.layer) == 4)
  }
}
