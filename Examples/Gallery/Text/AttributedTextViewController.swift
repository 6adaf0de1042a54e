import UIKit

/// Texts with attributes of their own: lines, colours, spacing, paragraphs.
final class AttributedTextViewController: CardsViewController {
  private let sentence = "The quick brown fox jumps over the lazy dog, and then takes a long nap."

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Lines",
      [
        makeLabel("Underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
        makeLabel(
          "Underlined twice, in red",
          [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.systemRed]),
        makeLabel("Struck through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
        makeLabel("Thick", [.underlineStyle: NSUnderlineStyle.thick.rawValue]),
      ])
    addCard(
      "Colours",
      [
        makeLabel("Blue letters", [.foregroundColor: UIColor.systemBlue]),
        makeLabel("On a yellow ground", [.backgroundColor: UIColor.systemYellow]),
      ])
    addCard(
      "Spacing and Offset",
      [
        makeLabel("Letters four points apart", [.kern: 4]), makePowers(),
        makeLabel("Letters closer together", [.kern: -1]),
      ])
    addCard(
      "Mixed", note: "One label; every piece has attributes of its own.", [makeMixed()])
    addCard(
      "Paragraphs",
      [
        CaptionedView("First line indented", makeParagraph { $0.firstLineHeadIndent = 24 }),
        CaptionedView("Hanging", makeParagraph { $0.headIndent = 24 }),
        CaptionedView("Eight points between lines", makeParagraph { $0.lineSpacing = 8 }),
        CaptionedView("Lines twice as high", makeParagraph { $0.lineHeightMultiple = 2 }),
        CaptionedView("Centred", makeParagraph { $0.alignment = .center }),
        CaptionedView("Justified", makeParagraph { $0.alignment = .justified }),
      ])
  }

  private func makeLabel(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
    let label = UILabel("", style: .body)
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label
  }

  private func makePowers() -> UILabel {
    let text = NSMutableAttributedString(string: "E = mc")
    text.append(
      NSAttributedString(
        string: "2",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1), .baselineOffset: 6]))
    text.append(NSAttributedString(string: " and a footnote"))
    let label = UILabel("", style: .body)
    label.attributedText = text
    return label
  }

  private func makeMixed() -> UILabel {
    let text = NSMutableAttributedString()
    let pieces: [(String, [NSAttributedString.Key: Any])] = [
      ("Plain, ", [:]),
      ("bold, ", [.font: UIFont.preferredFont(forTextStyle: .headline)]),
      ("large, ", [.font: UIFont.preferredFont(forTextStyle: .title1)]),
      ("small, ", [.font: UIFont.preferredFont(forTextStyle: .caption2)]),
      ("coloured, ", [.foregroundColor: UIColor.systemPurple]),
      ("marked", [.backgroundColor: UIColor.systemYellow]),
      (" and ", [:]),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      (".", [:]),
    ]
    for (string, attributes) in pieces {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    let label = UILabel("", style: .body)
    label.attributedText = text
    return label
  }

  private func makeParagraph(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
    let style = NSMutableParagraphStyle()
    change(style)
    return makeLabel(sentence, [.paragraphStyle: style])
  }
}
