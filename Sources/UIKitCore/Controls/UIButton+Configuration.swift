public import Foundation

extension UIButton {
  /// How a button looks, as a value: style, texts, colours, shape.
  public struct Configuration: Hashable {
    // MARK: Styles

    /// A title in the tint colour, without a background.
    public static func plain() -> UIButton.Configuration { Configuration(style: .plain) }

    /// A title in the tint colour on the tint, thinned.
    public static func tinted() -> UIButton.Configuration { Configuration(style: .tinted) }

    /// A title in the tint colour on grey.
    public static func gray() -> UIButton.Configuration { Configuration(style: .gray) }

    /// A white title on the tint colour.
    public static func filled() -> UIButton.Configuration { Configuration(style: .filled) }

    // On a phone and an iPad the styles for all platforms look like these four.

    /// Looks like ``plain()`` here.
    public static func borderless() -> UIButton.Configuration { plain() }

    /// Looks like ``gray()`` here.
    public static func bordered() -> UIButton.Configuration { gray() }

    /// Looks like ``tinted()`` here.
    public static func borderedTinted() -> UIButton.Configuration { tinted() }

    /// Looks like ``filled()`` here.
    public static func borderedProminent() -> UIButton.Configuration { filled() }

    // MARK: Texts

    /// With `nil`, the button's own title is shown. Setting it takes away ``attributedTitle``'s
    /// attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The title with its own attributes; without them it is drawn with those of the style.
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?

    /// The line break mode of the title: modes by words and by characters use further lines. By
    /// words is the default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// Makes the attributes of the title, from those that style and state give it.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The alignment of title and subtitle to one another.
    public var titleAlignment = TitleAlignment.automatic

    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1

    // MARK: The image

    /// With `nil`, the button's own image is shown.
    public var image: UIImage?

    /// The side of the texts that the image is on.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The distance between image and texts.
    public var imagePadding: CGFloat = 0

    /// How a symbol is drawn that does not say so itself; as large as the title with `nil`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Makes the colour of the image, from that which style and state give it.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// A Boolean value that indicates whether a turning activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// Makes the colour of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Colours and shape

    /// The colour of the texts; the style's own with `nil`.
    public var baseForegroundColor: UIColor?

    /// The colour that the style makes the background of; the tint, or grey, with `nil`.
    public var baseBackgroundColor: UIColor?

    /// The background. 10.6.1: a colour that is set here replaces that of the style, in every state.
    public var background = UIBackgroundConfiguration.button

    /// The shape of the corners; ``background``'s radius holds for `fixed` and `dynamic`.
    public var cornerStyle = CornerStyle.dynamic

    /// Sets the font, and the distances that were not set.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { standardInsets = buttonSize.insets } }
    }

    /// The distances from the edges to the texts.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { standardInsets }
      set {
        standardInsets = newValue
        hasOwnInsets = true
      }
    }

    /// Forgets ``contentInsets`` that were set: those of ``buttonSize`` hold again.
    public mutating func setDefaultContentInsets() {
      hasOwnInsets = false
      standardInsets = buttonSize.insets
    }

    /// A Boolean value that indicates whether the colours of the style change with the selection of
    /// the button; `true` by default.
    public var automaticallyUpdateForSelection = true

    // MARK: Comparing

    public static func == (one: Self, other: Self) -> Bool {
      one.values == other.values && one.background == other.background
        && one.transformers == other.transformers
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    private var values: [AnyHashable?] {
      [
        style, attributedTitle, attributedSubtitle, titleLineBreakMode, subtitleLineBreakMode,
        titleAlignment, titlePadding, image, imagePlacement.rawValue, imagePadding,
        preferredSymbolConfigurationForImage, showsActivityIndicator, baseForegroundColor,
        baseBackgroundColor, cornerStyle, buttonSize, hasOwnInsets, standardInsets.top,
        standardInsets.leading, standardInsets.bottom, standardInsets.trailing,
        automaticallyUpdateForSelection,
      ]
    }

    private var transformers: [ObjectIdentifier?] {
      [
        titleTextAttributesTransformer?.identifier, subtitleTextAttributesTransformer?.identifier,
        imageColorTransformer?.identifier, activityIndicatorColorTransformer?.identifier,
      ]
    }

    // MARK: - Inside the stage

    fileprivate enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled

      /// The style that a selected button looks like.
      var selected: Style {
        switch self {
        case .plain: .tinted
        case .gray, .tinted, .filled: .filled
        }
      }
    }

    fileprivate let style: Style
    private var standardInsets: NSDirectionalEdgeInsets
    private var hasOwnInsets = false

    private init(style: Style) {
      self.style = style
      standardInsets = Size.medium.insets
    }

    public enum Size: Hashable, Sendable {
      case medium, small, mini, large

      fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }

    public enum TitleAlignment: Hashable, Sendable {
      case automatic, leading, center, trailing
    }

    public enum CornerStyle: Hashable, Sendable {
      case fixed, dynamic, small, medium, large
      /// Half circles at both ends.
      case capsule
    }
  }
}

// MARK: - What follows from it

extension UIButton.Configuration {
  struct Look {
    var foreground: UIColor
    var background: UIColor?
    var contentAlpha: CGFloat = 1
  }

  /// The colours in a state, on a button with that tint.
  func look(state: UIControl.State, tint: UIColor) -> Look {
    var look = styleLook(state: state, tint: tint)
    if background.ownColor != nil {
      look.background = background.resolvedBackgroundColor(for: tint)
    } else if let transform = background.backgroundColorTransformer {
      look.background = look.background.map(transform.transform)
    }
    return look
  }

  private func styleLook(state: UIControl.State, tint: UIColor) -> Look {
    let (foreground, base) = (baseForegroundColor, baseBackgroundColor)
    let isPressed = state.contains(.highlighted)
    if state.contains(.disabled) {
      return Look(
        foreground: .tertiaryLabel, background: style == .plain ? nil : .tertiarySystemFill)
    }
    // 18.6.7: a selected button has the colours of the next stronger style.
    let isSelected = automaticallyUpdateForSelection && state.contains(.selected)
    switch isSelected ? style.selected : style {
    case .plain:
      // A background that was asked for is drawn in every style.
      return Look(
        foreground: foreground ?? tint, background: base,
        contentAlpha: isPressed ? 0.3 : 1)
    case .gray:
      let background = base ?? .secondarySystemFill
      return Look(
        foreground: foreground ?? tint,
        background: isPressed ? background.fading(by: 0.75) : background,
        contentAlpha: isPressed ? 0.75 : 1)
    case .tinted:
      let background = (base ?? tint).withAlphaComponent(isPressed ? 0.12 : 0.18)
      return Look(
        foreground: foreground ?? tint, background: background,
        contentAlpha: isPressed ? 0.75 : 1)
    case .filled:
      let background = base ?? tint
      return Look(
        foreground: foreground ?? .white,
        background: isPressed ? background.fading(by: 0.75) : background,
        contentAlpha: isPressed ? 0.75 : 1)
    }
  }

  /// The title and the subtitle grow with the size of text that people choose.
  func titleFont(_ traits: UITraitCollection) -> UIFont {
    let weight = subtitle == nil ? UIFont.Weight.regular : .semibold
    let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return .systemFont(ofSize: font.pointSize, weight: weight)
  }

  func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }

  var textAlignment: NSTextAlignment {
    switch titleAlignment {
    // Two lines in the middle of a button stand on one axis.
    case .automatic: subtitle == nil ? .natural : .center
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }

  func cornerRadius(in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    return switch cornerStyle {
    case .capsule: half
    case .fixed, .dynamic: min(half, background.cornerRadius)
    case .medium: min(half, 5.95)
    case .small: min(half, 4)
    case .large: min(half, 8.75)
    }
  }
}

extension UIColor {
  /// The same colour, less opaque by that factor, whatever its opacity is where it is drawn.
  fileprivate func fading(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let resolved = self.display(with: traits)
      return self.resolvedColor(with: traits).withAlphaComponent(resolved.alpha * factor)
    }
  }
}
