import UIKit

/// One article in a list: its title, a few words, and its picture.
final class ArticleCell: UITableViewCell {
  static let identifier = "article"

  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let detailsLabel = UILabel()
  private var loading: Task<Void, Never>?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    picture.backgroundColor = .tertiarySystemFill
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    detailsLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailsLabel.textColor = .secondaryLabel
    detailsLabel.numberOfLines = 0
    for label in [titleLabel, detailsLabel] { label.adjustsFontForContentSizeCategory = true }
    // To those who listen, an article is one thing that can be opened.
    isAccessibilityElement = true
    accessibilityTraits = .button
    arrange()
  }

  @available(*, unavailable, message: "Register the class.")
  required init?(coder: NSCoder) { fatalError("ArticleCell is created in code") }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    picture.image = nil
  }

  /// Shows an article, and its picture as soon as it is there.
  func show(_ row: ArticleRowModel, from pictures: PictureCache) {
    titleLabel.text = row.title
    detailsLabel.text = row.details
    accessibilityLabel = "\(row.title), \(row.details)"
    loading?.cancel()
    loading = Task { [weak self] in
      // An article without a picture is still an article.
      guard let data = try? await pictures.picture(named: row.picture), !Task.isCancelled
      else { return }
      self?.picture.image = UIImage(data: data, scale: 2)
    }
  }

  private func arrange() {
    let texts = UIStackView(arrangedSubviews: [titleLabel, detailsLabel])
    texts.axis = .vertical
    texts.spacing = 4
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: picture.leadingAnchor, constant: -12),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalToConstant: 72),
      picture.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
    ])
  }
}
