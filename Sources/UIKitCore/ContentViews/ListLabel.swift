import Foundation

/// A text of a list's row.
@MainActor
final class ListLabel: UILabel {
  /// What is shown in place of the plain text.
  private var styled: StyledText?
  private var stored: NSAttributedString?

  func show(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    // The font is one of the text's styles already: it is scaled where the label hears of another size.
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if font != properties.font { font = properties.font }
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    if attributed !== stored {
      stored = attributed
      styled = attributed.map(StyledText.init)
      setNeedsCommit()
    }
    text = styled?.string ?? plain.map(properties.transformed)
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }

  var isEmpty: Bool { text?.isEmpty != false }

  private func lines(_ width: CGFloat) -> StyledLines? {
    styled.map {
      StyledLines(
        $0, style: TextStyle(font: font, color: textColor), width: width,
        alignment: textAlignment == .natural && isMirrored ? .right : textAlignment,
        maximumLines: numberOfLines)
    }
  }

  /// The size that the text takes of a width.
  func size(fitting width: CGFloat) -> CGSize {
    guard let lines = lines(width) else {
      return sizeThatFits(CGSize(width: max(width, 1), height: 0))
    }
    let scale = UIScreen.main.scale
    return CGSize(
      width: lines.size.width.roundedUp(toPixelsAt: scale),
      height: lines.size.height.roundedUp(toPixelsAt: scale))
  }

  override func displayContent() -> DisplayContent {
    guard let lines = lines(bounds.width) else { return super.displayContent() }
    return .text(lines.displayLines(at: bounds.origin) { displayColor(of: $0) })
  }
}
