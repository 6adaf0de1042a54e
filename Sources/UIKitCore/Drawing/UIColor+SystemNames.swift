extension UIColor {
  /// The system's colour that an asset catalogue or a storyboard calls by this name, such as
  /// `systemBlueColor`; `nil` where the system has none of it.
  static func system(named name: String) -> UIColor? { byName[name] }

  private static let byName: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemBrownColor": .systemBrown, "systemMintColor": .systemMint,
    "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "linkColor": .link, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "tintColor": .tintColor,
    "darkTextColor": .darkText, "lightTextColor": .lightText,
  ]
}
