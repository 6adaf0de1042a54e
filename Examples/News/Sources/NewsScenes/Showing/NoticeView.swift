import UIKit

/// A card at the lower edge that says what went wrong, with a button for each remedy.
final class NoticeView: UIView {
  /// Called when a button is tapped.
  var onRemedy: ((Notice.Remedy) -> Void)?

  private let titleLabel = UILabel()
  private let detailsLabel = UILabel()
  private let buttons = UIStackView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    isHidden = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    detailsLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailsLabel.textColor = .secondaryLabel
    for label in [titleLabel, detailsLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    buttons.axis = .horizontal
    buttons.spacing = 20
    let spacer = UIView()
    spacer.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [buttons, spacer])
    let column = UIStackView(arrangedSubviews: [titleLabel, detailsLabel, row])
    column.axis = .vertical
    column.spacing = 4
    column.setCustomSpacing(8, after: detailsLabel)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("NoticeView is created in code") }

  /// Lies at the lower edge of a view, above everything in it, and above the keyboard.
  func lie(on view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let area = view.safeAreaLayoutGuide
    // On a wide screen a card does not go from edge to edge.
    let width = widthAnchor.constraint(equalTo: area.widthAnchor, constant: -24)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width,
      widthAnchor.constraint(lessThanOrEqualToConstant: 520),
      centerXAnchor.constraint(equalTo: area.centerXAnchor),
      bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }

  /// Says that; nothing with `nil`.
  func show(_ notice: Notice?) {
    isHidden = notice == nil
    guard let notice else { return }
    titleLabel.text = notice.title
    detailsLabel.text = notice.details
    for button in buttons.arrangedSubviews { button.removeFromSuperview() }
    for remedy in notice.remedies {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: remedy.title) { [weak self] _ in self?.onRemedy?(remedy) })
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      buttons.addArrangedSubview(button)
    }
  }
}
