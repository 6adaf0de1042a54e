public import Foundation

/// The effect of a ``UIVisualEffectView`` on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// An effect does not change: the copy is the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs what lies behind, and tints it as a material of the system does.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  var style = Style.regular
}

/// Shows what is in a view's ``UIVisualEffectView/contentView`` in one colour that stands out from a
/// blurred ground. The view belongs into the content of one with the blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// For labels above the blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle
}

/// How much what is vibrant stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}

extension UIVibrancyEffect {
  /// The colour that replaces all colours. Apple publishes no numbers (low confidence).
  var color: UIColor {
    let alpha = style.alpha
    guard let light = blur.style.isLight else {
      return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: alpha) }
    }
    return UIColor(white: light ? 0 : 1, alpha: alpha)
  }
}

extension UIVibrancyEffectStyle {
  fileprivate var alpha: CGFloat {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.55
    case .tertiaryLabel: 0.35
    case .quaternaryLabel: 0.2
    case .fill: 0.25
    case .secondaryFill: 0.2
    case .tertiaryFill: 0.15
    case .separator: 0.3
    }
  }
}

extension UIBlurEffect.Style {
  /// A Boolean value that indicates whether the ground is light in every appearance, or dark; `nil`
  /// where it follows the appearance.
  fileprivate var isLight: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      true
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      false
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
}

extension UIBlurEffect {
  /// How much is seen of what lies behind, and in which light.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    /// Light or dark, as the interface is.
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

extension UIBlurEffect.Style {
  /// The colour above the blurred background. Apple publishes no numbers (low confidence).
  @MainActor
  var color: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.5)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: Self.adaptive(0.6)
    case .prominent: Self.adaptive(0.8)
    case .systemUltraThinMaterial: Self.adaptive(0.44)
    case .systemThinMaterial: Self.adaptive(0.6)
    case .systemMaterial: Self.adaptive(0.72)
    case .systemThickMaterial: Self.adaptive(0.85)
    case .systemChromeMaterial: BarBackground.material
    case .systemUltraThinMaterialLight: Self.light(0.44)
    case .systemThinMaterialLight: Self.light(0.6)
    case .systemMaterialLight: Self.light(0.72)
    case .systemThickMaterialLight: Self.light(0.85)
    case .systemChromeMaterialLight: Self.light(0.84)
    case .systemUltraThinMaterialDark: Self.dark(0.44)
    case .systemThinMaterialDark: Self.dark(0.6)
    case .systemMaterialDark: Self.dark(0.72)
    case .systemThickMaterialDark: Self.dark(0.85)
    case .systemChromeMaterialDark: Self.dark(0.84)
    }
  }

  private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: alpha) }
  private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.13, alpha: alpha) }

  private static func adaptive(_ alpha: CGFloat) -> UIColor {
    let (light, dark) = (light(alpha), dark(alpha))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
