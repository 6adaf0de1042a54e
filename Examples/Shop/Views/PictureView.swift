import UIKit

/// The picture of an item on a quiet ground.
final class PictureView: UIView {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    imageView.contentMode = .scaleAspectFit
    imageView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
      imageView.heightAnchor.constraint(equalTo: heightAnchor, constant: -32),
      imageView.widthAnchor.constraint(equalTo: widthAnchor, constant: -32),
    ])
  }

  @available(*, unavailable, message: "Use init(frame:).")
  required init?(coder: NSCoder) { fatalError("PictureView is created in code") }

  func show(_ name: String) { imageView.image = UIImage(named: name) }
}
