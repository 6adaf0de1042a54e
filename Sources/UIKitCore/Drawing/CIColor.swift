public import Foundation

// Core Image has this class on Apple's systems. Apps use it to read the components of a colour.

/// A colour by its components.
///
/// The class is final because Swift can vouch only then that it may be used from any thread.
public final class CIColor: NSObject, Sendable {
  /// The components of a colour; a dynamic one is resolved with the current traits.
  public init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
    super.init()
  }

  /// An opaque colour.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }

  public convenience init(cgColor c: CGColor) { self.init(color: UIColor(cgColor: c)) }

  /// The red part, from 0 to 1.
  public let red: CGFloat
  /// The green part, from 0 to 1.
  public let green: CGFloat
  /// The blue part, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// The number of components, with the opacity.
  public var numberOfComponents: Int { 4 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, alpha] { hasher.combine(part) }
    return hasher.finalize()
  }
}
