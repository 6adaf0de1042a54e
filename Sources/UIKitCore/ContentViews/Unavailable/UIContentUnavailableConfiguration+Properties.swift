public import Foundation

extension UIContentUnavailableConfiguration {
  /// How the picture is shown.
  public struct ImageProperties: Hashable {
    /// How a symbol is drawn that does not say so itself; large with `nil`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// With `nil`, the tint of the view.
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0

    /// A larger picture is made smaller; 0 along an axis for no such limit.
    public var maximumSize = CGSize.zero
  }

  /// How a text is shown.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The most lines; 0 for as many as the text needs.
    public var numberOfLines = 0

    /// A Boolean value that indicates whether a single line that is too long is drawn smaller.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest part of its size that a text is drawn in.
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The behaviour of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap, whose title the button has if its configuration has none.
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }
}
