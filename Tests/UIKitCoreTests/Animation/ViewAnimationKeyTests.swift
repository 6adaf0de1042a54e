import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// The animations that the layer of a view has while an animation block runs.
@MainActor @Suite(.stage) struct ViewAnimationKeyTests {
  let stage = AnimationStage()
  var view: UIView { stage.view }

  @Test func `13.7.4 – the layer has an animation for each key that a block changes`() {
    view.backgroundColor = .red
    UIView.animate(withDuration: 2) {
      view.alpha = 0.5
      view.center.x += 10
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    let keys = Set(view.layer.animationKeys() ?? [])
    #expect(keys == ["opacity", "position", "backgroundColor", "transform"])
    #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
    #expect(view.layer.animation(forKey: "bounds.size") == nil)
    stage.advance(2)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `13.7.4 – a new size is an animation of the bounds`() {
    UIView.animate(withDuration: 1) { view.bounds.size.width = 50 }
    #expect(view.layer.animationKeys() == ["bounds.size"])
    let animation = view.layer.animation(forKey: "bounds.size") as? CABasicAnimation
    #expect((animation?.fromValue as? NSValue)?.cgSizeValue == CGSize(width: 100, height: 100))
  }

  @Test func `13.7.4 – a spring's animation is one of springs`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { view.center.y = 300 })
    #expect(view.layer.animation(forKey: "position") is CASpringAnimation)
  }

  @Test func `13.7.4 – removing the animations completes the block with false`() {
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
    stage.advance(0.5)
    view.layer.removeAllAnimations()
    #expect(view.alpha == 0)
    stage.advance(0)
    #expect(finished == false)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `13.7.4 – removing one of several leaves the block running`() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1,
      animations: {
        view.alpha = 0
        view.center.x = 200
      }
    ) { finished = $0 }
    view.layer.removeAnimation(forKey: "opacity")
    stage.advance(0.5)
    #expect(view.layer.animationKeys() == ["position"])
    stage.advance(0.5)
    #expect(finished == true)
  }
}
