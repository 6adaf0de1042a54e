import UIKit

/// A colour with a number.
final class SwatchCell: UICollectionViewCell {
  private let label = UILabel("", style: .headline, color: .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 10
    contentView.layer.cornerCurve = .continuous
  }

  @available(*, unavailable, message: "Use init(frame:).")
  required init?(coder: NSCoder) { fatalError("SwatchCell is created in code") }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number % 24) / 24, saturation: 0.6, brightness: 0.75, alpha: 1)
  }

  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 4 : 0
      contentView.layer.borderColor = UIColor.label.cgColor
    }
  }
}
