import UIKit

/// A view whose layer is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor], height: CGFloat = 80, change: (CAGradientLayer) -> Void = { _ in }) {
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: height).isActive = true
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.cornerRadius = 10
    change(gradient)
  }

  @available(*, unavailable, message: "Use init(_:height:change:).")
  required init?(coder: NSCoder) { fatalError("GradientView is created in code") }
}
