import Foundation

// Core Graphics has these types on Apple's systems; Foundation on Linux does not.

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square

  var display: DisplayShape.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel

  var display: DisplayShape.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The drawing mode of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the parts that the path winds around.
  case fill
  /// Fills the parts with an odd number of lines between them and the outside.
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke

  var fills: Bool { self != .stroke }
  var strokes: Bool { self != .fill && self != .eoFill }
  var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}

/// How pixels of an image are made larger.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
  case medium = 4
}

/// The directions in which a gradient continues beyond its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}

/// How what is drawn, the source, mixes with what is there already, the backdrop.
public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// Takes away what is there.
  case clear
  /// Takes the place of what is there.
  case copy
  /// The source where the backdrop is, in its place.
  case sourceIn
  /// The source where the backdrop is not, in its place.
  case sourceOut
  /// The source over the backdrop, where that is.
  case sourceAtop
  /// The source below the backdrop.
  case destinationOver
  /// The backdrop where the source is.
  case destinationIn
  /// The backdrop where the source is not.
  case destinationOut
  /// The backdrop over the source, where that is.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// The sum of both.
  case plusLighter = 27

  /// The name in CSS of a mode that only mixes colours.
  var style: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor:
      nil
    }
  }
}

/// A list of what is given to Core Graphics: `[color, color] as CFArray`.
public typealias CFArray = [Any]

/// Values by their names that are given to Core Graphics.
public typealias CFDictionary = [AnyHashable: Any]

/// How many numbers a colour has.
public final class CGColorSpace: Hashable, Sendable {
  /// Of the numbers of a colour, the opacity is none.
  public let numberOfComponents: Int

  fileprivate init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

  /// Creates a space of colours or of grey by its name; `nil` for one whose colours have another number
  /// of components.
  ///
  /// All colours are drawn as those of sRGB.
  public convenience init?(name: String) {
    guard let count = Self.named[name] else { return nil }
    self.init(numberOfComponents: count)
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"

  private static let named = [
    sRGB: 3, extendedSRGB: 3, linearSRGB: 3, extendedLinearSRGB: 3, displayP3: 3,
    genericGrayGamma2_2: 1, linearGray: 1,
  ]

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.numberOfComponents == rhs.numberOfComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }

  func color(_ components: some Collection<CGFloat>) -> DisplayColor {
    let numbers = Array(components)
    return numberOfComponents == 1
      ? DisplayColor(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
      : DisplayColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

/// Red, green and blue.
@discardableResult
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// White.
@discardableResult
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
