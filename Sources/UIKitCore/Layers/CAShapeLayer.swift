public import Foundation

/// Draws a path over its background.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path of the shape. It may be larger than the layer.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path, shape.path, newValue) { shape.path = newValue?.copy() } }
  }

  /// Opaque black by default; `nil` for a shape that is not filled.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, shape.fillColor, newValue) { shape.fillColor = newValue } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change(nil, shape.fillRule, newValue) { shape.fillRule = newValue } }
  }

  /// `nil` by default: no line.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, shape.strokeColor, newValue) { shape.strokeColor = newValue } }
  }

  /// The part of the path's length, 0 to 1, at which the line begins.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, shape.strokeStart, newValue) { shape.strokeStart = newValue } }
  }

  /// The part at which it ends; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, shape.strokeEnd, newValue) { shape.strokeEnd = newValue } }
  }

  /// 1 by default; half of it is on either side of the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, shape.lineWidth, newValue) { shape.lineWidth = newValue } }
  }

  /// How many half line widths a sharp corner may be long; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, shape.miterLimit, newValue) { shape.miterLimit = newValue } }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change(nil, shape.lineCap, newValue) { shape.lineCap = newValue } }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change(nil, shape.lineJoin, newValue) { shape.lineJoin = newValue } }
  }

  /// The offset into the pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      change(.lineDashPhase, shape.lineDashPhase, newValue) { shape.lineDashPhase = newValue }
    }
  }

  /// Lengths that are drawn and left out, in turn; `nil` for a line without gaps.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      change(nil, shape.lineDashPattern, newValue) { shape.lineDashPattern = newValue }
    }
  }

  // MARK: - Inside the stage

  struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  var shape = Shape()

  override func copied() -> CALayer { CAShapeLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  override func displayContent() -> DisplayContent {
    guard let outline = path?.outline.applying(toNode), !outline.isEmpty else {
      return super.displayContent()
    }
    var display = DisplayShape(data: outline.data, extent: outline.bounds)
    display.fill = fillColor?.display
    display.isEvenOdd = fillRule == .evenOdd
    if let strokeColor, lineWidth > 0 { display.stroke = strokeColor.display }
    display.lineWidth = lineWidth
    display.cap = DisplayShape.Cap(rawValue: lineCap.rawValue) ?? .butt
    display.join = DisplayShape.Join(rawValue: lineJoin.rawValue) ?? .miter
    display.miterLimit = miterLimit
    display.dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    if display.dash.allSatisfy({ $0 <= 0 }) { display.dash = [] }
    display.dashPhase = lineDashPhase
    display.strokeStart = max(0, min(strokeStart, 1))
    display.strokeEnd = max(0, min(strokeEnd, 1))
    return .shape(display)
  }

  override func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    case .lineDashPhase: .number(lineDashPhase)
    default: super.value(of: key)
    }
  }

  override func setValue(_ value: LayerValue, of key: LayerKey) {
    switch (key, value) {
    case (.path, .path(let value)): path = value
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.strokeStart, .number(let number)): strokeStart = number
    case (.strokeEnd, .number(let number)): strokeEnd = number
    case (.lineWidth, .number(let number)): lineWidth = number
    case (.miterLimit, .number(let number)): miterLimit = number
    case (.lineDashPhase, .number(let number)): lineDashPhase = number
    default: super.setValue(value, of: key)
    }
  }
}

/// Which parts of a shape are inside of it.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The parts that the path winds around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// The parts with an odd number of lines between them and the outside.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}
