import Foundation

// The values that Apple's Human Interface Guidelines publish for iOS 17, light and dark, without
// increased contrast; of backgrounds also those of the elevated level. Each is written as 0xRRGGBB and, where it is not 1, alpha.
extension UIColor {
  // MARK: The palette

  public class var systemRed: UIColor { SystemColors.systemRed }
  public class var systemGreen: UIColor { SystemColors.systemGreen }
  public class var systemBlue: UIColor { SystemColors.systemBlue }
  public class var systemOrange: UIColor { SystemColors.systemOrange }
  public class var systemYellow: UIColor { SystemColors.systemYellow }
  public class var systemPink: UIColor { SystemColors.systemPink }
  public class var systemPurple: UIColor { SystemColors.systemPurple }
  public class var systemTeal: UIColor { SystemColors.systemTeal }
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }
  public class var systemBrown: UIColor { SystemColors.systemBrown }
  public class var systemMint: UIColor { SystemColors.systemMint }
  public class var systemCyan: UIColor { SystemColors.systemCyan }
  public class var systemGray: UIColor { SystemColors.systemGray }
  public class var systemGray2: UIColor { SystemColors.systemGray2 }
  public class var systemGray3: UIColor { SystemColors.systemGray3 }
  public class var systemGray4: UIColor { SystemColors.systemGray4 }
  public class var systemGray5: UIColor { SystemColors.systemGray5 }
  public class var systemGray6: UIColor { SystemColors.systemGray6 }

  // MARK: Text and lines

  public class var label: UIColor { SystemColors.label }
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  public class var link: UIColor { SystemColors.link }
  public class var separator: UIColor { SystemColors.separator }
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  // MARK: Backgrounds and fills

  public class var systemBackground: UIColor { SystemColors.systemBackground }
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  /// The name of ``systemGroupedBackground`` before there were dark ones.
  @available(iOS, deprecated: 13.0)
  public class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
  public class var systemFill: UIColor { SystemColors.systemFill }
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }

  // MARK: The tint of the view

  /// The tint of the view whose traits it is resolved with; with other traits, that of the app.
  // 1.4.11: traits carry the tint colour of their view.
  public class var tintColor: UIColor { SystemColors.tintColor }
}

private enum SystemColors {
  static let systemRed = adaptive((0xFF3B30, 1), (0xFF453A, 1))
  static let systemGreen = adaptive((0x34C759, 1), (0x30D158, 1))
  static let systemBlue = adaptive((0x007AFF, 1), (0x0A84FF, 1))
  static let systemOrange = adaptive((0xFF9500, 1), (0xFF9F0A, 1))
  static let systemYellow = adaptive((0xFFCC00, 1), (0xFFD60A, 1))
  static let systemPink = adaptive((0xFF2D55, 1), (0xFF375F, 1))
  static let systemPurple = adaptive((0xAF52DE, 1), (0xBF5AF2, 1))
  static let systemTeal = adaptive((0x30B0C7, 1), (0x40C8E0, 1))
  static let systemIndigo = adaptive((0x5856D6, 1), (0x5E5CE6, 1))
  static let systemBrown = adaptive((0xA2845E, 1), (0xAC8E68, 1))
  static let systemMint = adaptive((0x00C7BE, 1), (0x63E6E2, 1))
  static let systemCyan = adaptive((0x32ADE6, 1), (0x64D2FF, 1))
  static let systemGray = adaptive((0x8E8E93, 1), (0x8E8E93, 1))
  static let systemGray2 = adaptive((0xAEAEB2, 1), (0x636366, 1))
  static let systemGray3 = adaptive((0xC7C7CC, 1), (0x48484A, 1))
  static let systemGray4 = adaptive((0xD1D1D6, 1), (0x3A3A3C, 1))
  static let systemGray5 = adaptive((0xE5E5EA, 1), (0x2C2C2E, 1))
  static let systemGray6 = adaptive((0xF2F2F7, 1), (0x1C1C1E, 1))
  static let label = adaptive((0x000000, 1), (0xFFFFFF, 1))
  static let secondaryLabel = adaptive((0x3C3C43, 0.6), (0xEBEBF5, 0.6))
  static let tertiaryLabel = adaptive((0x3C3C43, 0.3), (0xEBEBF5, 0.3))
  static let quaternaryLabel = adaptive((0x3C3C43, 0.18), (0xEBEBF5, 0.16))
  static let placeholderText = adaptive((0x3C3C43, 0.3), (0xEBEBF5, 0.3))
  static let link = adaptive((0x007AFF, 1), (0x0984FF, 1))
  static let separator = adaptive((0x3C3C43, 0.29), (0x545458, 0.6))
  static let opaqueSeparator = adaptive((0xC6C6C8, 1), (0x38383A, 1))
  static let systemBackground = background(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemBackground = background(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemBackground = background(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  static let systemGroupedBackground = background(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemGroupedBackground = background(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemGroupedBackground = background(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  static let systemFill = adaptive((0x787880, 0.2), (0x787880, 0.36))
  static let secondarySystemFill = adaptive((0x787880, 0.16), (0x787880, 0.32))
  static let tertiarySystemFill = adaptive((0x767680, 0.12), (0x767680, 0.24))
  static let quaternarySystemFill = adaptive((0x747480, 0.08), (0x767680, 0.18))
  static let tintColor = UIColor(kind: .tint)

  private static func background(_ light: Int, _ dark: Int, elevated: Int) -> UIColor {
    UIColor(
      kind: .system(
        UIColor.Adaptive(
          light: DisplayColor(hex: light, alpha: 1), dark: DisplayColor(hex: dark, alpha: 1),
          elevatedDark: DisplayColor(hex: elevated, alpha: 1))))
  }

  private static func adaptive(
    _ light: (hex: Int, alpha: CGFloat), _ dark: (hex: Int, alpha: CGFloat)
  ) -> UIColor {
    UIColor(
      kind: .system(
        UIColor.Adaptive(
          light: DisplayColor(hex: light.hex, alpha: light.alpha),
          dark: DisplayColor(hex: dark.hex, alpha: dark.alpha))))
  }
}

extension DisplayColor {
  fileprivate init(hex: Int, alpha: CGFloat) {
    func component(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
