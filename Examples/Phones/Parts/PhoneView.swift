public import UIKit

/// All there is to know of one phone.
public final class PhoneView: UIView {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let facts = UIStackView()
  private var loading: Task<Void, Never>?

  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFit
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    nameLabel.textAlignment = .center
    nameLabel.numberOfLines = 0
    priceLabel.font = .preferredFont(forTextStyle: .title3)
    priceLabel.textColor = .secondaryLabel
    priceLabel.textAlignment = .center
    facts.axis = .vertical
    facts.spacing = 12
    let column = UIStackView(arrangedSubviews: [picture, nameLabel, priceLabel, facts])
    column.axis = .vertical
    column.spacing = 8
    column.setCustomSpacing(28, after: priceLabel)
    arrange(column)
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("PhoneView is created in code") }

  /// Shows a phone, and its picture as soon as it is there.
  public func show(_ phone: Phone, from service: any PhoneService) {
    nameLabel.text = phone.name
    priceLabel.text = phone.priceText
    for row in facts.arrangedSubviews { row.removeFromSuperview() }
    for (title, value) in [
      ("Year", "\(phone.year)"), ("Chip", phone.chip), ("Display", phone.displayText),
      ("Storage", phone.storageText),
    ] {
      facts.addArrangedSubview(FactView(title: title, value: value))
    }
    loading?.cancel()
    loading = picture.show(phone.picture, from: service)
  }

  // Large letters need more than a screen.
  private func arrange(_ column: UIStackView) {
    let scroll = UIScrollView()
    for (view, parent) in [(scroll, self as UIView), (column, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -20),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      picture.heightAnchor.constraint(equalToConstant: 180),
    ])
  }
}

/// A title at one side and what it is at the other.
private final class FactView: UIView {
  init(title: String, value: String) {
    super.init(frame: .zero)
    let (titleLabel, valueLabel) = (UILabel(), UILabel())
    titleLabel.text = title
    titleLabel.textColor = .secondaryLabel
    titleLabel.setContentHuggingPriority(.required, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    valueLabel.text = value
    valueLabel.textAlignment = .right
    valueLabel.numberOfLines = 0
    for label in [titleLabel, valueLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      valueLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 16),
      valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      valueLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable, message: "Use init(title:value:).")
  required init?(coder: NSCoder) { fatalError("FactView is created in code") }
}
