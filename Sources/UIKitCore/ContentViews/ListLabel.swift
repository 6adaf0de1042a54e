import Foundation

/// A text of a list's row.
@MainActor
final class ListLabel: UILabel {
  func show(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    // The font is one of the text styles already: it is scaled when the label gets another content
    // size category.
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if font != properties.font { font = properties.font }
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    // Attributes come last: properties that are set on a label afterwards apply to all of its text.
    if let attributed {
      attributedText = attributed
    } else {
      text = plain.map(properties.transformed)
    }
  }

  var isEmpty: Bool { text?.isEmpty != false }

  /// The size that the text takes of a width.
  func size(fitting width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: max(width, 1), height: 0))
  }
}
