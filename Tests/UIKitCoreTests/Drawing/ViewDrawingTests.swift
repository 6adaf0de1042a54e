import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// When a view is asked to draw, and what becomes of that.
@MainActor @Suite(.stage) struct ViewDrawingTests {
  /// Writes down what it is asked for.
  private class Sketch: UIView {
    var rects: [CGRect] = []
    var color: UIColor? = .label

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      color?.setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    }
  }

  private let stage = AnimationStage()
  private let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private let whole = CGRect(x: 0, y: 0, width: 40, height: 20)

  private var lines: [String] {
    Drawn.image(in: stage.node(of: sketch)).map(Drawn.lines(of:)) ?? []
  }

  private func show() {
    stage.view.addSubview(sketch)
    Stage.shared.turn()
  }

  // MARK: When

  @Test func `a view draws once before it is shown, and not again without a reason`() {
    show()
    #expect(sketch.rects == [whole])
    sketch.backgroundColor = .red
    sketch.center = CGPoint(x: 50, y: 50)
    sketch.setNeedsLayout()
    sketch.alpha = 0.5
    Stage.shared.turn()
    stage.window.setNeedsLayout()
    Stage.shared.turn()
    #expect(sketch.rects.count == 1)
  }

  @Test func `it draws when it is asked to, in the next turn, once`() {
    show()
    sketch.setNeedsDisplay()
    sketch.setNeedsDisplay()
    #expect(sketch.rects.count == 1)
    Stage.shared.turn()
    #expect(sketch.rects == [whole, whole])
  }

  @Test func `outside of a window nothing is drawn`() {
    sketch.setNeedsDisplay()
    Stage.shared.turn()
    #expect(sketch.rects.isEmpty)
  }

  @Test func `what is hidden draws when it is shown`() {
    let box = UIView(frame: whole)
    box.isHidden = true
    box.addSubview(sketch)
    stage.view.addSubview(box)
    Stage.shared.turn()
    #expect(sketch.rects.isEmpty)
    box.isHidden = false
    Stage.shared.turn()
    #expect(sketch.rects.count == 1)
  }

  @Test func `a view without a size draws when it has one`() {
    sketch.frame = .zero
    show()
    #expect(sketch.rects.isEmpty)
    sketch.frame = whole
    Stage.shared.turn()
    #expect(sketch.rects == [whole])
  }

  @Test func `a view that comes back shows what it drew before`() {
    show()
    sketch.removeFromSuperview()
    show()
    #expect(sketch.rects.count == 1)
    #expect(!lines.isEmpty)
  }

  @Test func `another size stretches what was drawn`() throws {
    show()
    sketch.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    Stage.shared.turn()
    #expect(sketch.rects.count == 1)
    let stretched = try #require(Drawn.image(in: stage.node(of: sketch)))
    #expect(stretched.rect == CGRect(x: 0, y: 0, width: 80, height: 20))
    sketch.contentMode = .right
    let moved = try #require(Drawn.image(in: stage.node(of: sketch)))
    #expect(moved.rect == CGRect(x: 40, y: 0, width: 40, height: 20))
  }

  @Test func `with the mode for that another size is drawn anew`() {
    sketch.contentMode = .redraw
    show()
    sketch.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    sketch.frame = CGRect(x: 5, y: 0, width: 80, height: 20)
    Stage.shared.turn()
    #expect(sketch.rects.last == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(sketch.rects.count == 2)
  }

  @Test func `another appearance is drawn anew, in its colours`() {
    show()
    #expect(lines.first?.contains("fill=\"#000000\"") == true)
    stage.window.overrideUserInterfaceStyle = .dark
    Stage.shared.turn()
    #expect(sketch.rects.count == 2)
    #expect(lines.first?.contains("fill=\"#ffffff\"") == true)
  }

  @Test func `another appearance leaves contents alone that nobody drew`() {
    final class Plain: CALayer {}
    final class Host: UIView { override class var layerClass: AnyClass { Plain.self } }
    let host = Host(frame: whole)
    host.layer.contents = Drawn.circle.cgImage
    stage.view.addSubview(host)
    stage.window.overrideUserInterfaceStyle = .dark
    Stage.shared.turn()
    #expect(host.layer.contents is CGImage)
  }

  @Test func `who asks while it draws is not asked for ever`() {
    final class Restless: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        setNeedsDisplay()
      }
    }
    let view = Restless(frame: whole)
    stage.view.addSubview(view)
    for _ in 0..<3 { Stage.shared.turn() }
    #expect(view.count == 1)
  }

  // MARK: Parts

  @Test func `a part is drawn anew by itself, and the rest stays`() {
    show()
    sketch.color = .red
    let part = CGRect(x: 10, y: 5, width: 10, height: 5)
    sketch.setNeedsDisplay(part)
    sketch.setNeedsDisplay(CGRect(x: 15, y: 5, width: 10, height: 5))
    Stage.shared.turn()
    let both = CGRect(x: 10, y: 5, width: 15, height: 5)
    #expect(sketch.rects == [whole, both])
    #expect(lines.first == "<defs><g id=\"d1\">")
    #expect(lines.contains("<clipPath id=\"c1\"><path d=\"M10 5L25 5L25 10L10 10Z\"/></clipPath>"))
    #expect(lines.contains { $0.contains("fill=\"#000000\"") })
    #expect(lines.contains { $0.contains("fill=\"#ff0000\"") })
  }

  @Test func `a part can be drawn over what is there`() {
    sketch.clearsContextBeforeDrawing = false
    show()
    sketch.setNeedsDisplay(CGRect(x: 10, y: 5, width: 10, height: 5))
    Stage.shared.turn()
    #expect(lines.first?.hasPrefix("<path") == true)
    #expect(!lines.contains { $0.hasPrefix("<mask") })
  }

  @Test func `no part asks for nothing`() {
    show()
    sketch.setNeedsDisplay(.zero)
    Stage.shared.turn()
    #expect(sketch.rects.count == 1)
  }

  @Test func `after many parts the whole is drawn, so that the picture does not grow`() {
    show()
    for x in 0..<40 {
      sketch.setNeedsDisplay(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1))
      Stage.shared.turn()
    }
    #expect(sketch.rects.count == 41)
    #expect(sketch.rects.filter { $0 == whole }.count == 3)
  }

  // MARK: What is shown

  @Test func `what is drawn is in the coordinates of the bounds`() {
    sketch.bounds.origin = CGPoint(x: 0, y: 100)
    show()
    #expect(sketch.rects == [CGRect(x: 0, y: 100, width: 40, height: 20)])
    #expect(lines == ["<path d=\"M0 0L40 0L40 20L0 20Z\" fill=\"#000000\"/>"])
  }

  @Test func `what draws lies above the background and below the subviews`() throws {
    sketch.backgroundColor = .red
    sketch.addSubview(UIView(frame: whole))
    show()
    let svg = stage.svg()
    let ground = try #require(svg.range(of: "<rect width=\"40\" height=\"20\" fill=\"#ff0000\"/>"))
    let picture = try #require(svg.range(of: "href=\"data:image/svg+xml"))
    #expect(ground.upperBound < picture.lowerBound)
    #expect(stage.node(of: sketch)?.children.count == 1)
  }

  @Test func `an opaque view without a background is drawn on black`() throws {
    show()
    #expect(stage.node(of: sketch)?.background == DisplayColor(red: 0, green: 0, blue: 0))
    sketch.isOpaque = false
    #expect(try #require(stage.node(of: sketch)).background == nil)
    sketch.isOpaque = true
    sketch.backgroundColor = .clear
    #expect(stage.node(of: sketch)?.background?.alpha == 0)
    #expect(try #require(UIView(frame: whole).displayNode()).background == nil)
    #expect(!UILabel().isOpaque)
  }

  @Test func `a view that draws nothing shows nothing`() {
    sketch.color = nil
    final class Empty: UIView { override func draw(_ rect: CGRect) {} }
    let view = Empty(frame: whole)
    stage.view.addSubview(view)
    Stage.shared.turn()
    #expect(stage.node(of: view)?.content == DisplayContent.none)
  }

  @Test func `views that do not draw have no layer for it`() {
    let view = UIView(frame: whole)
    stage.view.addSubview(view)
    view.setNeedsDisplay()
    Stage.shared.turn()
    #expect(!view.hasLayer)
  }

  @Test func `a dump says that something was drawn`() {
    show()
    #expect(Stage.shared.displayList().text().contains("Sketch (0 0; 40×20) drawing"))
  }

  @Test func `an image view never draws`() {
    final class Picture: UIImageView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let picture = Picture(image: Drawn.circle)
    stage.view.addSubview(picture)
    picture.setNeedsDisplay()
    Stage.shared.turn()
    #expect(picture.count == 0)
  }

  // MARK: Layers

  @Test func `a layer draws only when it is asked to`() {
    final class Disc: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.fillEllipse(in: bounds)
      }
    }
    let disc = Disc()
    disc.frame = whole
    stage.view.layer.addSublayer(disc)
    Stage.shared.turn()
    #expect(disc.count == 0)
    disc.setNeedsDisplay()
    #expect(disc.needsDisplay())
    Stage.shared.turn()
    #expect(disc.count == 1)
    #expect(!disc.needsDisplay())
    #expect(disc.contents is CGImage)
    disc.needsDisplayOnBoundsChange = true
    disc.bounds.size.width = 10
    Stage.shared.turn()
    #expect(disc.count == 2)
    disc.contents = nil
    #expect(disc.contents == nil)
  }

  @Test func `a layer's delegate draws for it`() {
    final class Painter: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    let painter = Painter()
    let layer = CALayer()
    layer.frame = whole
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents is CGImage)
  }

  @Test func `a layer's delegate may give it a picture instead`() {
    final class Giver: NSObject, CALayerDelegate {
      func display(_ layer: CALayer) { layer.contents = Drawn.circle.cgImage }
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    let giver = Giver()
    let layer = CALayer()
    layer.frame = whole
    layer.delegate = giver
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect((layer.contents as? CGImage) == Drawn.circle.cgImage)
  }
}
