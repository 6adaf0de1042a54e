public import Foundation

/// Fills its rectangle, with its round corners, with colours that go over into one another.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Two `CGColor`s or more; what is no colour is left out.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let (old, new) = (gradient.colors?.cgColors, newValue?.cgColors)
      change(.colors, old, new) { gradient.colors = newValue }
    }
  }

  /// The position of each colour, 0 to 1; at equal distances by default.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change(.locations, gradient.locations, newValue) { gradient.locations = newValue } }
  }

  /// The position of the first colour, in fractions of the bounds; the centre of the upper edge by
  /// default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, gradient.startPoint, newValue) { gradient.startPoint = newValue } }
  }

  /// The position of the last colour; the centre of the lower edge by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, gradient.endPoint, newValue) { gradient.endPoint = newValue } }
  }

  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change(nil, gradient.type, newValue) { gradient.type = newValue } }
  }

  // MARK: - Inside the stage

  struct Gradient {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = Gradient()

  override func copied() -> CALayer { CAGradientLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  override func displayContent() -> DisplayContent {
    let colors = gradient.colors?.cgColors ?? []
    guard colors.count > 1 else { return super.displayContent() }
    var locations = (locations ?? []).map { CGFloat($0.doubleValue) }
    if locations.count != colors.count { locations = Self.spread(colors.count) }
    return .gradient(
      DisplayGradient(
        kind: type == .radial ? .radial : .axial, colors: colors.map(\.display),
        locations: locations, start: startPoint, end: endPoint))
  }

  private static func spread(_ count: Int) -> [CGFloat] {
    (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
  }

  override func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .colors: .colors(gradient.colors?.cgColors ?? [])
    case .locations:
      .numbers(
        locations?.map { CGFloat($0.doubleValue) } ?? Self.spread(colors?.count ?? 0))
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: super.value(of: key)
    }
  }

  override func setValue(_ value: LayerValue, of key: LayerKey) {
    switch (key, value) {
    case (.colors, .colors(let value)): colors = value
    case (.locations, .numbers(let value)):
      locations = value.map { NSNumber(value: Double($0)) }
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: super.setValue(value, of: key)
    }
  }
}

extension [Any] {
  var cgColors: [CGColor] { compactMap { $0 as? CGColor } }
}

/// How a gradient's colours lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end.
  public static let axial = Self(rawValue: "axial")
  /// In ellipses around the start; the end is a corner of the box around the outermost.
  public static let radial = Self(rawValue: "radial")
}
