public import Foundation

extension UIListContentConfiguration {
  /// How the picture of a list's row is shown.
  public struct ImageProperties: Hashable {
    /// Stands for the room that symbols have in lists, whichever it is.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// How a symbol is drawn that does not say so itself; as body text with `nil`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// With `nil`, the tint of the view.
    public var tintColor: UIColor?

    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The colour of symbols in a view with that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public var cornerRadius: CGFloat = 0

    /// A larger picture is made smaller; 0 along an axis for no such limit.
    public var maximumSize = CGSize.zero

    /// The room that the picture has, in the middle of which it is: the same for the rows of a list, so
    /// that their texts begin below one another. 0 along an axis for what the picture needs; symbols
    /// then have ``standardDimension``.
    public var reservedLayoutSize = CGSize.zero

    public static func == (one: ImageProperties, other: ImageProperties) -> Bool {
      one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
        && one.tintColor == other.tintColor
        && one.tintColorTransformer?.identifier == other.tintColorTransformer?.identifier
        && one.cornerRadius == other.cornerRadius && one.maximumSize == other.maximumSize
        && one.reservedLayoutSize == other.reservedLayoutSize
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// How a text of a list's row is shown.
  public struct TextProperties: Hashable {
    /// The alignment of lines that are shorter than their width.
    public enum TextAlignment: Hashable {
      case natural
      case center
      case justified
    }

    /// The transformation of a text's letters.
    public enum TextTransform: Hashable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font: UIFont {
      get { ownFont ?? standard.font }
      set { ownFont = newValue }
    }

    // 11.7.8 – a colour that was chosen stays in all states.
    public var color: UIColor {
      get { ownColor ?? standard.color }
      set { ownColor = newValue }
    }

    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that the text is drawn in.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The most lines; 0 for as many as the text needs.
    public var numberOfLines = 0

    /// A Boolean value that indicates whether a single line that is too long is drawn smaller.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest part of its size that a text is drawn in.
    public var minimumScaleFactor: CGFloat = 0

    public var adjustsFontForContentSizeCategory = true
    public var transform: TextTransform

    public static func == (one: TextProperties, other: TextProperties) -> Bool {
      one.standard == other.standard && one.ownFont == other.ownFont
        && one.ownColor == other.ownColor
        && one.colorTransformer?.identifier == other.colorTransformer?.identifier
        && one.alignment == other.alignment && one.lineBreakMode == other.lineBreakMode
        && one.numberOfLines == other.numberOfLines
        && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
        && one.minimumScaleFactor == other.minimumScaleFactor
        && one.adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
        && one.transform == other.transform
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
    }

    // MARK: - Inside the stage

    /// The standard style in the present state.
    var standard: ListTextLook
    private var ownFont: UIFont?
    private var ownColor: UIColor?

    init(_ standard: ListTextLook, _ transform: TextTransform) {
      self.standard = standard
      self.transform = transform
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
