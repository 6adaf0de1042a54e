import Foundation

/// The header of a share sheet, with the shared items.
@MainActor
final class ShareHeader: UIView {
  private static let thumbnailSide: CGFloat = 44

  private let thumbnail = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let close = UIButton(type: .close)

  var onClose: (() -> Void)?

  var showsClose = true {
    didSet { close.isHidden = !showsClose }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = 8
    thumbnail.tintColor = .secondaryLabel
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    let texts = UIStackView(arrangedSubviews: [title, subtitle])
    texts.axis = .vertical
    texts.spacing = 1
    let all = UIStackView(arrangedSubviews: [thumbnail, texts, close])
    all.alignment = .center
    all.spacing = 12
    all.translatesAutoresizingMaskIntoConstraints = false
    addSubview(all)
    // Long texts leave the picture and the button their room.
    close.setContentCompressionResistancePriority(.required, for: .horizontal)
    close.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      thumbnail.widthAnchor.constraint(equalToConstant: Self.thumbnailSide),
      thumbnail.heightAnchor.constraint(equalToConstant: Self.thumbnailSide),
      all.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      all.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      all.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ summary: SharedItemsSummary) {
    title.text = summary.title
    subtitle.text = summary.subtitle
    subtitle.isHidden = summary.subtitle == nil
    thumbnail.image = summary.image ?? UIImage(systemName: summary.symbol)
    thumbnail.contentMode = summary.image == nil ? .center : .scaleAspectFill
    thumbnail.backgroundColor = ShareColors.thumbnail
  }
}
