public import Foundation

/// Makes fonts and lengths larger and smaller together with a style of text.
///
/// They grow as the style's leading does, not as its letters do, and are rounded to a pixel: 17 points
/// scaled for body text in the size medium are 16⅓.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of ``UIFont/TextStyle/body``.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font of a fixed size, in the size that people chose. It follows them in views that adjust it.
  @discardableResult
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The same, but never larger than `maximumPointSize`; 0 for as large as there is.
  @discardableResult
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  @discardableResult
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  @discardableResult
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.scaling(
      UIFont.Scaling(style: style, size: font.pointSize, maximum: maximumPointSize),
      for: .category(of: traitCollection))
  }

  /// A length, for the size of text that people chose.
  @discardableResult
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  @discardableResult
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.scaled(
      value, for: .category(of: traitCollection),
      displayScale: UITraitCollection.device.displayScale)
  }
}

extension UIFont.TextStyle {
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

  func scaled(
    _ value: CGFloat, for category: UIContentSizeCategory, displayScale: CGFloat
  ) -> CGFloat {
    let ratio = size(for: category).leading / size(for: .large).leading
    let scale = displayScale > 0 ? displayScale : 1
    return (value * ratio * scale).rounded() / scale
  }
}

extension UIContentSizeCategory {
  /// Returns the category of a trait collection or, if it has none, the device's.
  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    return own == .unspecified ? UITraitCollection.device.preferredContentSizeCategory : own
  }
}

// MARK: - Fonts that follow

extension UIFont {
  /// Why a font has the size that it has.
  struct Scaling: Hashable, Sendable {
    let style: TextStyle
    /// In the usual text size; `nil` for the style's own sizes.
    var size: CGFloat?
    /// The most that it grows to; 0 for as much as there is.
    var maximum: CGFloat = 0

    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      guard let size else { return style.size(for: category).points }
      let scaled = style.scaled(
        size, for: category, displayScale: UITraitCollection.device.displayScale)
      return maximum > 0 ? min(scaled, maximum) : scaled
    }
  }

  /// The same font for another text size; the font itself if it does not scale.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    return self.scaling(scaling, for: .category(of: traits))
  }
}
