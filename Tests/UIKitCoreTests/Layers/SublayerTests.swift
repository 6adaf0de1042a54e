import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Layers among layers, and among subviews.
@MainActor @Suite(.stage) struct SublayerTests {
  private let stage = AnimationStage(height: 60)
  private let layer = CAShapeLayer()

  @Test func `a layer has no sublayers until it gets one`() {
    let outer = CALayer()
    #expect(outer.sublayers == nil)
    outer.addSublayer(layer)
    #expect(outer.sublayers == [layer])
    #expect(layer.superlayer === outer)
    layer.removeFromSuperlayer()
    #expect(outer.sublayers == nil)
    #expect(layer.superlayer == nil)
  }

  @Test func `a layer is in one superlayer only`() {
    let (one, other) = (CALayer(), CALayer())
    one.addSublayer(layer)
    other.addSublayer(layer)
    #expect(one.sublayers == nil)
    #expect(other.sublayers == [layer])
  }

  @Test func `layers stand above, below and in the place of others`() {
    let outer = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(a)
    outer.insertSublayer(b, below: a)
    outer.insertSublayer(c, above: b)
    #expect(outer.sublayers == [b, c, a])
    outer.replaceSublayer(c, with: layer)
    #expect(outer.sublayers == [b, layer, a])
    outer.insertSublayer(a, at: 0)
    #expect(outer.sublayers == [a, b, layer])
    outer.sublayers = [layer, a]
    #expect(outer.sublayers == [layer, a])
    #expect(b.superlayer == nil)
  }

  @Test func `a superview's layer is the superlayer of a view's`() {
    let child = UIView()
    stage.view.addSubview(child)
    #expect(child.layer.superlayer === stage.view.layer)
    #expect(stage.view.layer.sublayers == [child.layer])
  }

  @Test func `a layer that is added lies over the subviews that are there`() {
    stage.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    stage.view.layer.addSublayer(layer)
    #expect(stage.names == ["UILabel", "CAShapeLayer"])
  }

  @Test func `a layer that is put at the back lies under them`() {
    stage.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    stage.view.layer.insertSublayer(layer, at: 0)
    #expect(stage.names == ["CAShapeLayer", "UILabel"])
  }

  @Test func `a view that is added later lies over the layer`() {
    stage.view.layer.addSublayer(layer)
    let (label, image) = (UILabel(), UIImageView())
    stage.view.addSubview(label)
    stage.view.insertSubview(image, at: 0)
    #expect(stage.names == ["CAShapeLayer", "UIImageView", "UILabel"])
    #expect(stage.view.layer.sublayers == [layer, image.layer, label.layer])
  }

  @Test func `views keep their place among layers when they are moved`() {
    let (label, image) = (UILabel(), UIImageView())
    stage.view.addSubview(label)
    stage.view.layer.addSublayer(layer)
    stage.view.addSubview(image)
    #expect(stage.names == ["UILabel", "CAShapeLayer", "UIImageView"])
    stage.view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(stage.names == ["UIImageView", "CAShapeLayer", "UILabel"])
    stage.view.bringSubviewToFront(image)
    #expect(stage.names == ["CAShapeLayer", "UILabel", "UIImageView"])
    stage.view.sendSubviewToBack(image)
    #expect(stage.names == ["UIImageView", "CAShapeLayer", "UILabel"])
    label.removeFromSuperview()
    #expect(stage.names == ["UIImageView", "CAShapeLayer"])
    layer.removeFromSuperlayer()
    #expect(stage.names == ["UIImageView"])
  }

  @Test func `removing every sublayer removes the subviews, too`() {
    stage.view.addSubview(UILabel())
    stage.view.layer.addSublayer(layer)
    stage.view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(stage.view.subviews.isEmpty)
    #expect(stage.view.layer.sublayers == nil)
  }

  @Test func `what has a higher z position is in front`() {
    let label = UILabel()
    stage.view.addSubview(label)
    stage.view.addSubview(UIImageView())
    #expect(stage.names == ["UILabel", "UIImageView"])
    label.layer.zPosition = 1
    #expect(stage.names == ["UIImageView", "UILabel"])
    stage.view.layer.addSublayer(layer)
    #expect(stage.names == ["UIImageView", "CAShapeLayer", "UILabel"])
  }

  @Test func `a layer with sublayers is laid out in the pass of its view`() {
    final class Outer: CALayer {
      var calls = 0
      override func layoutSublayers() {
        calls += 1
        for layer in sublayers ?? [] { layer.frame = bounds }
      }
    }
    let outer = Outer()
    outer.addSublayer(layer)
    stage.view.layer.addSublayer(outer)
    outer.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    Stage.shared.turn()
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    let calls = outer.calls
    Stage.shared.turn()
    #expect(outer.calls == calls)
    outer.bounds.size.width = 10
    #expect(outer.needsLayout())
    outer.layoutIfNeeded()
    #expect(layer.frame.width == 10)
  }

  @Test func `a delegate lays out a layer that is no view's`() {
    final class Delegate: NSObject, CALayerDelegate {
      var laidOut: [CALayer] = []
      func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
    }
    let delegate = Delegate()
    layer.delegate = delegate
    stage.view.layer.addSublayer(layer)
    Stage.shared.turn()
    #expect(delegate.laidOut == [layer])
  }

  @Test func `points are converted through layers and views`() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    stage.view.addSubview(inner)
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    inner.layer.addSublayer(layer)
    #expect(layer.convert(.zero, to: stage.view.layer) == CGPoint(x: 15, y: 15))
    #expect(layer.convert(CGPoint(x: 15, y: 15), from: stage.view.layer) == .zero)
    #expect(stage.view.layer.hitTest(CGPoint(x: 16, y: 16)) === layer)
    #expect(stage.view.layer.hitTest(CGPoint(x: 50, y: 50)) === inner.layer)
  }

  @Test func `a layer in itself is a mistake`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
  }
}
