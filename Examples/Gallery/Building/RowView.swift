import UIKit

/// A text with a view beside it, or above it for those who read large letters.
final class RowView: UIStackView {
  init(_ text: String, _ view: UIView) {
    super.init(frame: .zero)
    spacing = 12
    addArrangedSubview(UILabel(text, style: .body))
    addArrangedSubview(view)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    arrange()
  }

  @available(*, unavailable, message: "Use init(_:_:).")
  required init(coder: NSCoder) { fatalError("RowView is created in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .center
  }
}
