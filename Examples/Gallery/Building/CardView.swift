import UIKit

/// A heading, views in a rounded box, and a note.
final class CardView: UIStackView {
  init(heading: String, note: String?, views: [UIView]) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    let headingLabel = UILabel(heading, style: .headline)
    headingLabel.accessibilityTraits = .header
    addArrangedSubview(headingLabel)
    addArrangedSubview(makeBox(views))
    if let note {
      addArrangedSubview(UILabel(note, style: .footnote, color: .secondaryLabel))
    }
  }

  @available(*, unavailable, message: "Use init(heading:note:views:).")
  required init(coder: NSCoder) { fatalError("CardView is created in code") }

  private func makeBox(_ views: [UIView]) -> UIView {
    let box = UIStackView(arrangedSubviews: views)
    box.axis = .vertical
    box.spacing = 16
    box.isLayoutMarginsRelativeArrangement = true
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    box.backgroundColor = .secondarySystemGroupedBackground
    box.layer.cornerRadius = 10
    box.layer.cornerCurve = .continuous
    return box
  }
}
