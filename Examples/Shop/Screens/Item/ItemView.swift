import UIKit

/// A picture beside or above what there is to say of an item.
final class ItemView: UIView {
  let bar = ActionBar(buttonTitle: "Add to Basket")
  private let picture = PictureView()
  private let nameLabel = UILabel(.title1)
  private let priceLabel = UILabel(.title3, .tintColor)
  private let ratingLabel = UILabel(.subheadline, .secondaryLabel)
  private let aboutLabel = UILabel(.body)
  private let reviews = UIStackView.column([], spacing: 16)
  private let columns = UIStackView()
  private lazy var scroll = ScrollingColumn(columns)
  let status = StatusView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    nameLabel.accessibilityTraits.insert(.header)
    let texts = UIStackView.column(
      [nameLabel, priceLabel, ratingLabel, aboutLabel, reviews], spacing: 10)
    texts.setCustomSpacing(20, after: aboutLabel)
    columns.addArrangedSubview(picture)
    columns.addArrangedSubview(texts)
    columns.spacing = 20
    columns.alignment = .fill
    addFilling(scroll, bar)
    addFilling(status)
    let height = picture.heightAnchor.constraint(equalToConstant: 260)
    height.priority = .defaultHigh
    height.isActive = true
  }

  @available(*, unavailable, message: "Use init(frame:).")
  required init?(coder: NSCoder) { fatalError("ItemView is created in code") }

  // Side by side where there is more width than height for them.
  override func layoutSubviews() {
    let isWide = bounds.width > bounds.height && bounds.width > 560
    columns.axis = isWide ? .horizontal : .vertical
    columns.alignment = isWide ? .top : .fill
    columns.distribution = isWide ? .fillEqually : .fill
    super.layoutSubviews()
  }

  func show(_ item: Item, rating: String?, basket: String?) {
    picture.show(item.picture)
    nameLabel.text = item.name
    priceLabel.text = item.price.text
    ratingLabel.text = rating
    ratingLabel.isHidden = rating == nil
    aboutLabel.text = item.about
    bar.show(basket)
    for view in reviews.arrangedSubviews { view.removeFromSuperview() }
    for review in item.reviews { reviews.addArrangedSubview(ReviewView(review)) }
  }

  /// Shows or hides everything but the status.
  func setContent(isHidden: Bool) {
    scroll.isHidden = isHidden
    bar.isHidden = isHidden
    status.isHidden = !isHidden
  }
}
