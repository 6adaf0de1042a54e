public import UIKit

/// A book: what it is about, what was said of it, and where one can go from it.
public final class BookView: UIView {
  public let moreButton = UIButton(configuration: .tinted())
  public let reviewButton = UIButton(configuration: .filled())

  private let reviewLabel = UILabel()
  private lazy var reviewCard = makeCard(UIStackView(arrangedSubviews: [reviewLabel]))

  public init(_ book: Book) {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    let author = makeLabel(book.author, .title3, .label)
    let year = makeLabel(String(book.year), .subheadline, .secondaryLabel)
    let about = makeLabel(book.about, .body, .label)
    let head = UIStackView(arrangedSubviews: [author, year, about])
    head.axis = .vertical
    head.spacing = 4
    head.setCustomSpacing(14, after: year)
    reviewLabel.font = .preferredFont(forTextStyle: .body)
    reviewLabel.adjustsFontForContentSizeCategory = true
    reviewLabel.textColor = .secondaryLabel
    reviewLabel.numberOfLines = 0
    for button in [moreButton, reviewButton] { button.configuration?.buttonSize = .large }
    moreButton.setTitle("More by This Author", for: .normal)
    let column = UIStackView(
      arrangedSubviews: [makeCard(head), reviewCard, moreButton, reviewButton])
    column.axis = .vertical
    column.spacing = 14
    addFilling(ScrollingColumn(column))
  }

  @available(*, unavailable, message: "Use init(_:).")
  public required init?(coder: NSCoder) { fatalError("BookView is created in code") }

  /// Shows what was said of it; nothing with `nil`.
  public func show(review: String?, buttonTitle: String) {
    reviewLabel.text = review
    reviewCard.isHidden = review == nil
    reviewButton.setTitle(buttonTitle, for: .normal)
  }

  private func makeLabel(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  private func makeCard(_ stack: UIStackView) -> UIView {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    stack.backgroundColor = .secondarySystemGroupedBackground
    stack.layer.cornerRadius = 12
    return stack
  }
}
