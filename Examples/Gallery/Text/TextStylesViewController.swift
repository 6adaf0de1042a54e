import UIKit

/// Every style of Dynamic Type, and every weight.
final class TextStylesViewController: CardsViewController {
  private let styles: [(String, UIFont.TextStyle)] = [
    ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2),
    ("Title 3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
    ("Caption 2", .caption2),
  ]
  private let weights: [(String, UIFont.Weight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]
  private let colors: [(String, UIColor)] = [
    ("Label", .label), ("Secondary label", .secondaryLabel), ("Tertiary label", .tertiaryLabel),
    ("Quaternary label", .quaternaryLabel), ("Link", .link), ("Tint", .tintColor),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Styles", styles.map { UILabel($0, style: $1) })
    addCard("Weights", weights.map(makeWeight))
    addCard("Italic and Scaled", [makeItalic(), makeScaled()])
    addCard("Colours", colors.map { UILabel($0, style: .body, color: $1) })
  }

  private func makeWeight(_ name: String, _ weight: UIFont.Weight) -> UILabel {
    let label = UILabel(name, style: .body)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: weight))
    return label
  }

  private func makeItalic() -> UILabel {
    let label = UILabel("Italic", style: .body)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .italicSystemFont(ofSize: 17))
    return label
  }

  private func makeScaled() -> UILabel {
    let label = UILabel("12 points, scaled up to 20", style: .body)
    label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .systemFont(ofSize: 12), maximumPointSize: 20)
    return label
  }
}
