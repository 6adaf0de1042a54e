import UIKit

extension UILabel {
  /// A label that wraps and grows with the size of text that its reader likes.
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
  }
}
