import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for the drawing of layers.
@MainActor @Suite(.stage) struct LayerDisplayTests {
  private let stage = AnimationStage(height: 60)
  private var layer: CALayer { stage.view.layer }

  private func content(of layer: CALayer) -> DisplayContent? {
    stage.view.layer.addSublayer(layer)
    return stage.node?.children.last?.content
  }

  // MARK: Boxes

  @Test func `corners are no rounder than half of a side`() {
    layer.cornerRadius = 8
    #expect(stage.node?.cornerRadius == 8)
    layer.cornerRadius = 500
    #expect(stage.node?.cornerRadius == 30)
  }

  @Test func `only masked corners are round`() {
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(stage.node?.roundCorners == [.topLeft, .bottomRight])
    layer.maskedCorners = []
    #expect(stage.node?.cornerRadius == 0)
  }

  @Test func `a border is black until it is given a colour`() throws {
    layer.borderWidth = 2
    #expect(stage.node?.border == DisplayBorder(width: 2, color: CGColor.black.display))
    layer.borderColor = UIColor.red.cgColor
    #expect(stage.node?.border?.color == UIColor.red.cgColor.display)
    layer.borderWidth = 0
    #expect(try #require(stage.node).border == nil)
  }

  @Test func `a shadow needs an opacity`() throws {
    stage.view.backgroundColor = .white
    layer.shadowRadius = 5
    #expect(try #require(stage.node).shadow == nil)
    layer.shadowOpacity = 0.25
    layer.shadowColor = UIColor.black.cgColor
    let shadow = stage.node?.shadow
    #expect(shadow?.color == DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.25))
    #expect(shadow?.radius == 5)
    #expect(shadow?.offset == CGSize(width: 0, height: -3))
    #expect(shadow?.outline == .box)
  }

  @Test func `what is drawn throws the shadow where there is no background`() {
    layer.shadowOpacity = 1
    #expect(stage.node?.shadow?.outline == .content)
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    #expect(
      stage.node?.shadow?.outline
        == .path("M1 2L4 2L4 6L1 6Z", extent: CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func `a control's own look stays until its layer has one`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    stage.view.addSubview(button)
    Stage.shared.turn()
    let own = stage.node(of: button)?.cornerRadius ?? 0
    #expect(own > 0)
    button.layer.borderWidth = 1
    #expect(stage.node(of: button)?.cornerRadius == own)
    button.layer.cornerRadius = 3
    #expect(stage.node(of: button)?.cornerRadius == 3)
  }

  @Test func `a layer stands where its position and its anchor say`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.position = CGPoint(x: 5, y: 30)
    stage.view.layer.addSublayer(layer)
    #expect(stage.node?.children.last?.frame == CGRect(x: 5, y: 20, width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 5, y: 20, width: 20, height: 10))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let matrix = stage.node?.children.last?.matrix ?? .identity
    let anchor = CGPoint(x: 0, y: 10).applying(matrix)
    #expect(abs(anchor.x - 5) < 0.001 && abs(anchor.y - 30) < 0.001)
  }

  @Test func `a hidden layer is not drawn, and neither is a clear one`() {
    let layer = CALayer()
    stage.view.layer.addSublayer(layer)
    #expect(stage.names == ["CALayer"])
    layer.isHidden = true
    #expect(stage.names.isEmpty)
    layer.isHidden = false
    layer.opacity = 0
    #expect(stage.names.isEmpty)
  }

  // MARK: Contents

  @Test func `a shape is drawn as its layer says`() throws {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)).cgPath
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPattern = [4, 2]
    layer.fillRule = .evenOdd
    guard case .shape(let shape) = try #require(content(of: layer)) else {
      Issue.record("no shape")
      return
    }
    #expect(shape.data == "M0 0L4 0L4 5L0 5Z")
    #expect(shape.fill == CGColor.black.display)
    #expect(shape.stroke == UIColor.blue.cgColor.display)
    #expect(shape.lineWidth == 3)
    #expect(shape.cap == .round && shape.join == .bevel)
    #expect(shape.dash == [4, 2])
    #expect(shape.isEvenOdd)
    #expect(!shape.isPartlyStroked)
    layer.strokeEnd = 0.5
    guard case .shape(let part) = stage.node?.children.last?.content else { return }
    #expect(part.isPartlyStroked)
  }

  @Test func `the colours of a gradient lie at equal distances until they are placed`() throws {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    guard case .gradient(let gradient) = try #require(content(of: layer)) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.locations == [0, 0.5, 1])
    #expect(gradient.start == CGPoint(x: 0.5, y: 0) && gradient.end == CGPoint(x: 0.5, y: 1))
    #expect(gradient.colors == [UIColor.red, .green, .blue].map { $0.cgColor.display })
    layer.locations = [0, 0.1, 1]
    guard case .gradient(let placed) = stage.node?.children.last?.content else { return }
    #expect(placed.locations == [0, 0.1, 1])
  }

  @Test func `one colour is no gradient, and what is no colour is left out`() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor]
    #expect(content(of: layer) == DisplayContent.none)
    layer.colors = [UIColor.red, UIColor.green]
    #expect(stage.node?.children.last?.content == DisplayContent.none)
  }

  @Test func `a view is drawn with the class of its layer`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    stage.view.addSubview(view)
    guard case .gradient = stage.node(of: view)?.content else {
      Issue.record("no gradient")
      return
    }
  }

  @Test func `a picture is put where its gravity says`() throws {
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let image = try #require(Data(base64Encoded: pixel).flatMap { UIImage(data: $0)?.cgImage })
    #expect(image.width == 1 && image.height == 1)
    layer.contents = image
    guard case .image(let stretched) = stage.node?.content else {
      Issue.record("no picture")
      return
    }
    #expect(stretched.rect == stage.view.bounds)
    layer.contentsGravity = .resizeAspect
    guard case .image(let fitting) = stage.node?.content else { return }
    #expect(fitting.rect == CGRect(x: 20, y: 0, width: 60, height: 60))
    layer.contents = nil
    #expect(stage.node?.content == DisplayContent.none)
  }

  // MARK: Masks

  @Test func `a filled shape masks as a path`() throws {
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)).cgPath
    layer.mask = mask
    #expect(stage.node?.mask == .path(data: "M10 0L14 0L14 5L10 5Z", isEvenOdd: false))
    layer.mask = nil
    #expect(try #require(stage.node).mask == nil)
  }

  @Test func `another mask is a drawing, and a hidden one shows nothing`() {
    let mask = CAGradientLayer()
    mask.frame = stage.view.bounds
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    layer.mask = mask
    guard case .drawing(let drawing) = stage.node?.mask else {
      Issue.record("no drawing")
      return
    }
    #expect(drawing.frame == stage.view.bounds)
    mask.isHidden = true
    #expect(stage.node?.mask == .path(data: "", isEvenOdd: false))
  }

  @Test func `a view masks another one`() {
    let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    mask.backgroundColor = .black
    stage.view.mask = mask
    #expect(stage.view.mask === mask)
    #expect(layer.mask === mask.layer)
    guard case .drawing(let drawing) = stage.node?.mask else {
      Issue.record("no drawing")
      return
    }
    #expect(drawing.frame == mask.frame)
    stage.view.mask = nil
    #expect(layer.mask == nil)
  }

  @Test func `a mask that moves is told with the layer that it masks`() {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)).cgPath
    layer.mask = mask
    let growth = CABasicAnimation(keyPath: "path")
    growth.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
    growth.duration = 2
    mask.add(growth, forKey: nil)
    #expect(
      stage.node?.animations.map(\.property)
        == [.mask(from: .path(data: "M0 0L1 0L1 1L0 1Z", isEvenOdd: false))])
    stage.advance(1)
    #expect(
      mask.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 2.5, height: 3))
  }

  @Test func `a continuous corner begins further away and is as round half-way`() {
    layer.cornerRadius = 10
    layer.backgroundColor = CGColor.black
    #expect(stage.node?.hasContinuousCorners == false)
    layer.cornerCurve = .continuous
    #expect(stage.node?.hasContinuousCorners == true)
    #expect(stage.svg().contains("<path d=\"M15.287 0"))
    let corner = ContinuousCorner(radius: 10, in: CGSize(width: 100, height: 60))
    #expect(abs(corner.middle * corner.reach - 2.929) < 0.001)
    #expect(ContinuousCorner(radius: 30, in: CGSize(width: 100, height: 60)).reach == 30)
  }

  @Test func `a change of a mask is seen`() {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)).cgPath
    layer.mask = mask
    Stage.shared.turn()
    var commits = 0
    Stage.shared.onCommit = { commits += 1 }
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 5)).cgPath
    Stage.shared.turn()
    #expect(commits == 1)
  }

  // MARK: Pictures and dumps

  @Test func `an SVG picture shows corners, gradients, shapes, shadows and masks`() {
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.masksToBounds = true
    let gradient = CAGradientLayer()
    gradient.frame = stage.view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    layer.addSublayer(gradient)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)).cgPath
    shape.strokeColor = UIColor.blue.cgColor
    shape.strokeEnd = 0.25
    shape.shadowOpacity = 1
    layer.addSublayer(shape)
    let mask = CAGradientLayer()
    mask.frame = stage.view.bounds
    mask.colors = gradient.colors
    shape.mask = mask
    let svg = stage.svg()
    #expect(svg.contains("<clipPath id=\"c3\"><path d=\"M10 0L100 0"))
    #expect(svg.contains("x1=\"0.5\" y1=\"0\" x2=\"0.5\" y2=\"1\""))
    #expect(svg.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/>"))
    #expect(svg.contains("pathLength=\"1\" stroke-dasharray=\"0.25 2\""))
    #expect(svg.contains("<feDropShadow dx=\"0\" dy=\"-3\" stdDeviation=\"3\""))
    #expect(svg.contains("mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\""))
    #expect(svg.contains("mask=\"url(#m1)\""))
  }

  @Test func `a dump says what layers draw`() {
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.mask = CALayer()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    layer.addSublayer(gradient)
    let text = Stage.shared.displayList().text()
    #expect(text.contains("corners 10 top left, top right masked"))
    #expect(text.contains("CAGradientLayer (0 0; 0×0) axial gradient"))
  }
}
