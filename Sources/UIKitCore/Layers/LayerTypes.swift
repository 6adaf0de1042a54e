public import Foundation

/// Corners of a layer. In a view, whose y axis points down, what is called “min y” is above.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How round corners join the sides.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle.
  public static let circular = Self(rawValue: "circular")
  /// Without a sudden end, from further away; half-way round they are where the circle is.
  public static let continuous = Self(rawValue: "continuous")
}

/// The placement of a layer's picture when its size differs from the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = Self(rawValue: "center")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// The delegate that draws a layer and chooses its actions.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents, in place of drawing.
  func display(_ layer: CALayer)

  /// Draws what the layer shows.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Places what is in the layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
