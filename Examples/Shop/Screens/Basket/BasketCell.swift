import UIKit

/// A line of the basket, with a stepper for its number.
final class BasketCell: UICollectionViewListCell {
  private let picture = UIImageView()
  private let titleLabel = UILabel(.headline)
  private let countLabel = UILabel(.subheadline, .secondaryLabel)
  private let stepper = UIStepper()
  private var onCount: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    stepper.maximumValue = Double(Basket.limit)
    stepper.addAction(UIAction { [weak self] _ in self?.countDidChange() }, for: .valueChanged)
    let texts = UIStackView.column([titleLabel, countLabel, stepper], spacing: 6)
    texts.alignment = .leading
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor, constant: 4),
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalToConstant: 64),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.topAnchor.constraint(equalTo: margins.topAnchor, constant: 4),
      texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -4),
    ])
  }

  @available(*, unavailable, message: "Register the class.")
  required init?(coder: NSCoder) { fatalError("BasketCell is created in code") }

  func show(_ line: BasketLine, onCount: @escaping (Int) -> Void) {
    self.onCount = onCount
    picture.image = UIImage(named: line.item.picture)
    titleLabel.text = line.title
    countLabel.text = "\(line.count) × \(line.unitPrice.text)"
    stepper.value = Double(line.count)
    stepper.accessibilityIdentifier = line.title
  }

  private func countDidChange() { onCount?(Int(stepper.value)) }
}
