import UIKit

extension UIContentSizeCategory {
  /// A text size by its short name: `XS` to `XXXL`, or `AX1` to `AX5`.
  init?(shortName: String) {
    let sizes: [String: UIContentSizeCategory] = [
      "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge,
      "XXL": .extraExtraLarge, "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium,
      "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
      "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
    ]
    guard let size = sizes[shortName.uppercased()] else { return nil }
    self = size
  }
}
