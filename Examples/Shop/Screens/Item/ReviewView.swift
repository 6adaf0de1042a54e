import UIKit

/// The stars of a review, its text and its author.
final class ReviewView: UIView {
  init(_ review: Review) {
    super.init(frame: .zero)
    let stars = UIStackView(
      arrangedSubviews: (1...5).map { number in
        let name = number <= review.stars ? "star.fill" : "star"
        let image = UIImageView(image: UIImage(systemName: name))
        image.tintColor = .systemOrange
        image.setContentHuggingPriority(.required, for: .horizontal)
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        return image
      })
    stars.spacing = 2
    let author = UILabel(.footnote, .secondaryLabel, review.author)
    author.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let head = UIStackView(arrangedSubviews: [stars, author])
    head.spacing = 8
    head.alignment = .center
    addFilling(UIStackView.column([head, UILabel(.callout, .label, review.text)], spacing: 4))
    isAccessibilityElement = true
    accessibilityLabel = "\(review.stars) of 5 stars. \(review.text) \(review.author)"
  }

  @available(*, unavailable, message: "Use init(_:).")
  required init?(coder: NSCoder) { fatalError("ReviewView is created in code") }
}
