import UIKit

/// A view as wide as there is room, with a small text above it.
final class CaptionedView: UIStackView {
  init(_ caption: String, _ view: UIView, alignment: UIStackView.Alignment = .fill) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 6
    self.alignment = alignment
    addArrangedSubview(UILabel(caption, style: .footnote, color: .secondaryLabel))
    addArrangedSubview(view)
  }

  @available(*, unavailable, message: "Use init(_:_:alignment:).")
  required init(coder: NSCoder) { fatalError("CaptionedView is created in code") }
}
