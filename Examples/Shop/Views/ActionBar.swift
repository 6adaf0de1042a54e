import UIKit

/// A button at the lower edge of a screen, with a line of text.
final class ActionBar: UIView {
  var onTap: (() -> Void)?
  let button = UIButton(configuration: .filled())
  private let label = UILabel(.headline)
  private lazy var parts = UIStackView(arrangedSubviews: [label, button])

  init(buttonTitle: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    button.setTitle(buttonTitle, for: .normal)
    button.configuration?.buttonSize = .large
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .primaryActionTriggered)
    label.textAlignment = .center
    label.isHidden = true
    arrange()
    parts.spacing = 10
    parts.translatesAutoresizingMaskIntoConstraints = false
    addSubview(parts)
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      parts.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      parts.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
      parts.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      parts.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  @available(*, unavailable, message: "Use init(buttonTitle:).")
  required init?(coder: NSCoder) { fatalError("ActionBar is created in code") }

  // Beside each other where there is little height.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLow =
      traitCollection.verticalSizeClass == .compact
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    parts.axis = isLow ? .horizontal : .vertical
    parts.distribution = isLow ? .fillEqually : .fill
  }

  /// Shows a text above the button, or before it.
  func show(_ text: String?) {
    label.text = text
    label.isHidden = text == nil
  }
}
