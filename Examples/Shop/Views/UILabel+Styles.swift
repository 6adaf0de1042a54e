import UIKit

extension UILabel {
  /// Makes a label whose letters follow the person's text size, on as many lines as they need.
  convenience init(_ style: UIFont.TextStyle, _ color: UIColor = .label, _ text: String? = nil) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
    self.text = text
  }
}

extension UIStackView {
  /// Makes a column of views.
  static func column(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = spacing
    return column
  }
}
