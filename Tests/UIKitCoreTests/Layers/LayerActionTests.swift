import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// How layers follow what is set: by themselves, and with their views.
@MainActor @Suite(.stage) struct LayerActionTests {
  private let stage = AnimationStage(height: 60)
  private let layer = CAShapeLayer()

  init() {
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    layer.strokeColor = CGColor.black
    stage.view.layer.addSublayer(layer)
  }

  @Test func `a layer follows a change in a quarter of a second`() {
    stage.advance(0)
    layer.strokeEnd = 0
    #expect(layer.strokeEnd == 0)
    #expect(layer.presentation()?.strokeEnd == 1)
    stage.advance(0.125)
    let seen = layer.presentation()?.strokeEnd ?? 0
    #expect(seen > 0 && seen < 0.5)
    stage.advance(0.125)
    #expect(layer.presentation()?.strokeEnd == 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `what was not on the screen before is there at once`() {
    layer.strokeEnd = 0
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a transaction can switch it off`() {
    stage.advance(0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 50, y: 50)
    CATransaction.commit()
    #expect(layer.presentation()?.position == CGPoint(x: 50, y: 50))
  }

  @Test func `a transaction says how long it takes`() {
    stage.advance(0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position = CGPoint(x: 50, y: 0)
    CATransaction.commit()
    stage.advance(1)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 25) < 0.001)
  }

  @Test func `a second change goes on from where the layer is seen`() {
    stage.advance(0)
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position = CGPoint(x: 40, y: 0)
    stage.advance(1)
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position = .zero
    stage.advance(1)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 10) < 0.001)
  }

  @Test func `an action of NSNull is none`() {
    stage.advance(0)
    layer.actions = ["position": NSNull()]
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.animationKeys() == nil)
    layer.strokeEnd = 0
    #expect(layer.animationKeys() == ["strokeEnd"])
  }

  @Test func `a view's layer changes at once`() {
    stage.advance(0)
    stage.view.layer.cornerRadius = 9
    #expect(stage.view.layer.presentation()?.cornerRadius == 9)
    #expect(stage.node?.animations.isEmpty == true)
  }

  @Test func `a view's layer moves along inside of an animation of views`() {
    stage.advance(0)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      stage.view.layer.cornerRadius = 8
      stage.view.layer.borderWidth = 4
    }
    stage.advance(1)
    #expect(stage.view.layer.presentation()?.cornerRadius == 4)
    #expect(stage.view.layer.presentation()?.borderWidth == 2)
    let properties = stage.node?.animations.map(\.property) ?? []
    #expect(properties.contains(.cornerRadius(from: 0)))
    stage.advance(1)
    #expect(stage.node?.animations.isEmpty == true)
    #expect(stage.node?.cornerRadius == 8)
  }
}
