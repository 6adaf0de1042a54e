public import Foundation

// Core Graphics has this class on Apple's systems; Foundation on Linux does not.

/// A fixed colour: components, and an opacity. What depends on traits is a ``UIColor``.
///
/// The class is final because Swift can vouch only then that it may be used from any thread.
public final class CGColor: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(DisplayColor)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  // MARK: Creating a colour

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .rgb(DisplayColor(red: red, green: green, blue: blue, alpha: max(0, min(alpha, 1)))))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: gray, alpha: max(0, min(alpha, 1))))
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  // MARK: Copying

  /// The colour itself: it never changes.
  @discardableResult
  public func copy() -> CGColor? { self }

  /// The same components with another opacity, 0 to 1.
  @discardableResult
  public func copy(alpha: CGFloat) -> CGColor? {
    switch kind {
    case .gray(let white, _): CGColor(gray: white, alpha: alpha)
    case .rgb(let color):
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
  }

  // MARK: Reading the components

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { display.alpha }

  /// The intensities, the opacity last: two for a gray, else four.
  public var components: [CGFloat]? {
    switch kind {
    case .gray(let white, let alpha): [white, alpha]
    case .rgb(let color): [color.red, color.green, color.blue, color.alpha]
    }
  }

  /// How many ``components`` there are, the opacity included.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 2
    case .rgb: 4
    }
  }

  // MARK: Comparing

  /// Equal are colours of the same kind with the same components: a gray is no mixture.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  // MARK: - Inside the stage

  package var display: DisplayColor {
    switch kind {
    case .gray(let white, let alpha):
      DisplayColor(red: white, green: white, blue: white, alpha: alpha)
    case .rgb(let color): color
    }
  }
}

extension UIColor {
  /// The colour under the current traits. It does not change with them.
  public var cgColor: CGColor { cgColor(with: .current) }

  func cgColor(with traits: UITraitCollection) -> CGColor {
    switch resolvedColor(with: traits).kind {
    case .gray(let white, let alpha): CGColor(.gray(white: white, alpha: alpha))
    case .rgb(let color): CGColor(.rgb(color))
    case .system, .provider, .tint, .faded: CGColor(.rgb(display(with: traits)))
    }
  }
}
