import UIKit

extension UIStackView {
  /// Views side by side, all as wide as each other.
  static func columns(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = spacing
    return stack
  }

  /// Views one below the other, each as wide as it wants to be.
  static func column(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = spacing
    return stack
  }
}
