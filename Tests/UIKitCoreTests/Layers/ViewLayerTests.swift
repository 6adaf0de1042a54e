import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// A view and its layer share one truth.
@MainActor @Suite(.stage) struct ViewLayerTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `a view has one layer, whose delegate it is`() {
    #expect(view.layer === view.layer)
    #expect(view.layer.delegate === view)
    #expect(type(of: view.layer) == CALayer.self)
  }

  @Test func `a layer is where its view is`() {
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == view.center)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func `a view is where its layer is put`() {
    view.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    view.layer.position = CGPoint(x: 50, y: 60)
    #expect(view.center == CGPoint(x: 50, y: 60))
    view.layer.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: 40, y: 50, width: 20, height: 20))
  }

  @Test func `opacity, visibility and clipping are the same on both`() {
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    view.alpha = 1
    view.isHidden = false
    view.clipsToBounds = false
    #expect(view.layer.opacity == 1)
    #expect(!view.layer.isHidden)
    #expect(!view.layer.masksToBounds)
  }

  @Test func `the background of one is that of the other`() {
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func `a layer's background is its view's under the view's traits`() {
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func `a view that follows its own background does not run in circles`() {
    final class Following: UIView {
      override var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.withAlphaComponent(0.5).cgColor }
      }
    }
    let view = Following()
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor?.alpha == 0.5)
  }

  @Test func `a transform of one is that of the other`() {
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(view.layer.affineTransform() == view.transform)
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.frame == CGRect(x: -5, y: -20, width: 60, height: 120))
  }

  @Test func `a transform in space is seen from the front`() {
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(view.frame.width - 15) < 0.001)
    #expect(abs(view.layer.transform.m13 + 0.866) < 0.001)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test func `another anchor moves the view, for its center stays`() {
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 25, y: 40, width: 10, height: 10))
    view.center = CGPoint(x: 1, y: 2)
    #expect(view.frame.origin == CGPoint(x: 1, y: 2))
  }

  @Test func `a view turns about its anchor`() {
    view.anchorPoint = CGPoint(x: 0, y: 0)
    view.center = .zero
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX + 40) < 0.001)
    #expect(abs(view.frame.minY) < 0.001)
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.addSubview(view)
    let corner = view.convert(CGPoint(x: 30, y: 0), to: superview)
    #expect(abs(corner.x) < 0.001 && abs(corner.y - 30) < 0.001)
  }

  @Test func `a layer that is asked for its class is of that class`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView()
    #expect((view.layer as? CAGradientLayer)?.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(view.layer.delegate === view)
  }

  @Test func `what has no layer is drawn without making one`() {
    let stage = AnimationStage(height: 60)
    let child = UIView(frame: stage.view.bounds)
    stage.view.addSubview(child)
    Stage.shared.turn()
    _ = Stage.shared.displayList()
    #expect(!stage.view.hasLayer && !child.hasLayer)
    _ = child.layer
    #expect(child.hasLayer)
  }

  @Test func `a view is released though its layer is kept`() {
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view?.layer
    weak let gone = view
    view = nil
    #expect(gone == nil)
    #expect(layer != nil)
  }

  @Test func `layoutSublayers runs, though nobody asked for the layer`() {
    final class Sublayers: UIView {
      var calls: [String] = []
      override func layoutSubviews() { calls.append("subviews") }
      override func layoutSublayers(of layer: CALayer) {
        calls.append("before")
        super.layoutSublayers(of: layer)
        calls.append("after")
        if layer === self.layer { layer.cornerRadius = bounds.height / 2 }
      }
    }
    let stage = AnimationStage(height: 60)
    let view = Sublayers(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.view.addSubview(view)
    Stage.shared.turn()
    #expect(view.calls == ["before", "subviews", "after"])
    #expect(view.layer.cornerRadius == 5)
  }
}
