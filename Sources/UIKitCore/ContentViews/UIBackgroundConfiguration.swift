public import Foundation

/// The background of a cell, of a header or of a button, as a value.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  // MARK: Styles

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }

  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(.plainHeaderFooter)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(.groupedHeaderFooter)
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(.accompaniedSidebarCell)
  }

  /// Returns the configuration with the default colours of that state; colours that were set stay.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    let state = ListState(state)
    copy.standardColor = style.color(state)
    copy.standardEffect = style.effect(state)
    return copy
  }

  // MARK: What is behind

  /// Fills the background, above colour, effect and picture.
  public var customView: UIView?

  /// With `nil`, the tint of the view.
  // 11.7.8 – a colour that was chosen stays in all states.
  public var backgroundColor: UIColor? {
    get { ownColor ?? standardColor }
    set { ownColor = .some(newValue) }
  }

  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The colour of the background of a view with that tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The visual effect of the background.
  public var visualEffect: UIVisualEffect? {
    get { ownEffect ?? standardEffect }
    set { ownEffect = .some(newValue) }
  }

  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill

  // MARK: Its shape

  public var cornerRadius: CGFloat

  /// How far the background keeps from the edges.
  public var backgroundInsets: NSDirectionalEdgeInsets

  /// At which edges the background keeps the margins of the view too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  // MARK: The line around it

  /// With `nil`, the tint of the view.
  public var strokeColor: UIColor?

  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The colour of the line in a view with that tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// 0 for no line.
  public var strokeWidth: CGFloat = 0

  /// How far outside of the background the line is.
  public var strokeOutset: CGFloat = 0

  // MARK: Comparing

  public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
    one.style == other.style && one.customView === other.customView
      && one.backgroundColor == other.backgroundColor
      && one.backgroundColorTransformer?.identifier
        == other.backgroundColorTransformer?.identifier
      && one.visualEffect === other.visualEffect && one.image == other.image
      && one.imageContentMode == other.imageContentMode && one.cornerRadius == other.cornerRadius
      && one.backgroundInsets == other.backgroundInsets
      && one.edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
      && one.strokeColor == other.strokeColor
      && one.strokeColorTransformer?.identifier == other.strokeColorTransformer?.identifier
      && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }

  // MARK: - Inside the stage

  private let style: ListBackgroundStyle
  private var standardColor: UIColor?
  private var standardEffect: UIVisualEffect?
  // A value that was set to `nil` counts as set.
  private(set) var ownColor: UIColor??
  private var ownEffect: UIVisualEffect??

  /// The background of a button, whose style colours it.
  static var button: UIBackgroundConfiguration {
    var background = clear()
    background.cornerRadius = 5.95
    return background
  }

  /// A Boolean value that indicates whether there is more to show than a colour in a shape.
  var needsView: Bool {
    customView != nil || visualEffect != nil || image != nil || strokeWidth > 0
      || backgroundInsets != .zero || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
  }

  private init(_ style: ListBackgroundStyle) {
    self.style = style
    cornerRadius = style.isSidebar ? 10 : 0
    backgroundInsets = .zero
    standardColor = style.color(
      ListState(UIViewConfigurationState(traitCollection: UITraitCollection.current)))
  }
}

/// The backgrounds of rows and headers in the system's lists.
enum ListBackgroundStyle: Hashable {
  case clear, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
  case sidebarHeader, sidebarCell, accompaniedSidebarCell

  var isSidebar: Bool {
    [.sidebarHeader, .sidebarCell, .accompaniedSidebarCell].contains(self)
  }

  func color(_ state: ListState) -> UIColor {
    switch self {
    case .plainCell: state.isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: state.isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    // How much a sidebar marks its rows is a guess (low confidence).
    case .sidebarCell, .accompaniedSidebarCell: state.isMarked ? .systemFill : .clear
    case .clear, .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader: .clear
    }
  }

  @MainActor private static let pinned = UIBlurEffect(style: .systemChromeMaterial)

  @MainActor
  func effect(_ state: ListState) -> UIVisualEffect? {
    self == .plainHeaderFooter && state.isPinned ? Self.pinned : nil
  }
}
